import { expect, test } from 'vitest'
import { linkItemOf, linkKey } from './link-key.ts'

test('the text of a thing of a link’s order names that thing again', () => {
  const items = [{ suborderid: 'o1-2' }, { outtradeid: '订单 7/1', outtradesubid: 'S-1' }]
  expect(items.map((item) => linkItemOf(linkKey(item)))).toEqual(items)
  expect(['', 'sub ', 'outtrade 7'].map(linkItemOf)).toEqual([undefined, undefined, undefined])
})

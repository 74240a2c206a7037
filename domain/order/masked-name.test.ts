import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test('safety 17: the first character and nothing of the rest', () => {
  expect(['王小明', '欧阳娜娜', ' John Smith', '👩‍👧王', ''].map(maskedName)).toEqual([
    '王**',
    '欧**',
    'J**',
    '👩‍👧**',
    '',
  ])
})

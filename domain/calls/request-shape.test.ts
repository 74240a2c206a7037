import { expect, test } from 'vitest'
import { ALIASES, DEPTH_MAX, isKeepable, isShallow, otherNames, underKnownNames } from './request-shape.ts'

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)])

test('safety 13: bodies have at most 12 levels', () => {
  expect([0, 1, DEPTH_MAX, DEPTH_MAX + 1].map((levels) => isShallow(nested(levels)))).toEqual([true, true, true, false])
  let deep: unknown = 1
  for (let level = 0; level < 100_000; level += 1) {
    deep = { a: deep }
  }
  expect(isShallow(deep)).toBe(false)
})

test('readings 41: every alias becomes the one name that the call knows', () => {
  for (const [first, ...others] of ALIASES) {
    for (const other of others) {
      expect(underKnownNames({ [other]: '1' }, { [first]: true })).toEqual({ [first]: '1' })
      expect(underKnownNames({ [first]: '1' }, { [other]: true })).toEqual({ [other]: '1' })
    }
  }
})

test('readings 41: a name that the call knows stays, and nothing that is there is overwritten', () => {
  expect(underKnownNames({ mchid: '1', MchID: '2' }, { mchid: true, MchID: true })).toEqual({ mchid: '1', MchID: '2' })
  expect(underKnownNames({ mchid: '1', MchID: '2' }, { mchid: true })).toEqual({ mchid: '1', MchID: '2' })
  expect(underKnownNames({ strange: 1 }, { mchid: true })).toEqual({ strange: 1 })
  expect(['text', null, [1]].map((given) => underKnownNames(given, {}))).toEqual(['text', null, [1]])
})

test('readings 41: a field knows its other names', () => {
  expect([otherNames('mchid'), otherNames('outTradeQuantity'), otherNames('comment')]).toEqual([
    ['MchID'],
    ['quantity'],
    [],
  ])
})

test('safety 13: text that no database keeps is found wherever it stands', () => {
  const bad = ['a\u0000', [{ a: ['\ud83d'] }], { '\u0000': 1 }, { a: { b: '\udc00x' } }]
  expect(bad.map((value) => isKeepable(value))).toEqual([false, false, false, false])
  expect(isKeepable({ name: '王小明 👨‍👩‍👧\n\t', list: [1, null, true, undefined, ''] })).toBe(true)
})

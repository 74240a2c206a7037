import { expect, test } from 'vitest'
import { z } from 'zod'
import { ALIASES, asSent, DEPTH_MAX, isKeepable, isShallow, otherNames } from './request-shape.ts'

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
      expect(asSent({ [other]: '1' }, { [first]: z.string() })).toEqual({ [first]: '1' })
      expect(asSent({ [first]: '1' }, { [other]: z.string() })).toEqual({ [other]: '1' })
    }
  }
})

test('readings 41: a name that the call knows stays, and nothing that is there is overwritten', () => {
  const mchid = z.string()
  expect(asSent({ mchid: '1', MchID: '2' }, { mchid, MchID: mchid })).toEqual({ mchid: '1', MchID: '2' })
  expect(asSent({ mchid: '1', MchID: '2' }, { mchid })).toEqual({ mchid: '1', MchID: '2' })
  expect(asSent({ strange: '' }, { mchid })).toEqual({ strange: '' })
  expect(['text', null, [1]].map((given) => asSent(given, {}))).toEqual(['text', null, [1]])
})

test('A§3 an empty text is an absent value where the field may be absent and takes no empty text', () => {
  const fields = { tid: z.string().min(1).optional(), comment: z.string().optional(), pid: z.string().min(1) }
  expect(asSent({ tid: '', comment: '', pid: '' }, fields)).toEqual({ comment: '', pid: '' })
})

test('safety 13: an empty field by a name that every object has is no field of the call', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  const sent = names.map((name) => asSent(JSON.parse(`{"${name}":""}`), { tid: z.string().optional() }))
  expect(sent.map((it) => JSON.stringify(it))).toEqual(names.map((name) => `{"${name}":""}`))
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

import { expect, test } from 'vitest'
import { numberInText, readRecent, withRecent } from './recent-numbers.ts'

test('A§9 recently used e-commerce ids: up to 3 kept, the last one first, each once [A§9.recent-numbers]', () => {
  const used = ['T1', 'T2', ' T3 ', 'T4', 'T3', ''].reduce(withRecent, [] as readonly string[])
  expect(used).toEqual(['T3', 'T4', 'T2'])
})

test('A§9 recently used e-commerce ids: what is not ours on the phone counts as nothing', () => {
  expect([null, '', '{', '7', '["T1",7,"","T2","T3","T4"]'].map(readRecent)).toEqual([
    [],
    [],
    [],
    [],
    ['T1', 'T2', 'T3'],
  ])
})

test.each([
  ['4021778833105567', '4021778833105567'],
  ['  TB-20261121-7 ', 'TB-20261121-7'],
  ['订单编号：4021 7788 3310 5567 复制', '4021778833105567'],
  ['Order no. 112-8899001-7788 (paid 21.11.)', '112-8899001-7788'],
  ['thank you!', ''],
])('pasting %j finds %j', (pasted, number) => {
  expect(numberInText(pasted)).toEqual(number)
})

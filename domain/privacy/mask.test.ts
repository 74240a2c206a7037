import { expect, test } from 'vitest'
import { maskedName, maskedPhone } from './mask.ts'

test('safety 17: the first character of a name and nothing of the rest', () => {
  expect(['王小明', '欧阳娜娜', ' John Smith', '👩‍👧王', ''].map(maskedName)).toEqual([
    '王**',
    '欧**',
    'J**',
    '👩‍👧**',
    '',
  ])
})

test('four digits of a phone are hidden, of a short one all of them', () => {
  const phones = ['13800138000', '+4915112345678', '85212345', '1234567', '12', '']
  expect(phones.map(maskedPhone)).toEqual(['138****8000', '+49151****5678', '****2345', '*******', '**', ''])
})

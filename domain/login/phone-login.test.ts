import { expect, test } from 'vitest'
import { isCode, isPhone, plainPhone } from './phone-login.ts'

test('B§5 phone: 11 digits, 1 followed by 3 to 9 [B§5.phone]', () => {
  const good = ['13800138000', '19900000000', '138 0013 8000', '138-0013-8000']
  const bad = ['12800138000', '1380013800', '138001380000', '+8613800138000', '1380013800a', '']
  expect([good.map(isPhone), bad.map(isPhone)]).toEqual([good.map(() => true), bad.map(() => false)])
})

test('B§5 phone: what phones insert when they fill a number in does not travel', () => {
  expect(plainPhone(' 138-0013 8000 ')).toBe('13800138000')
})

test('a code has six digits', () => {
  expect(['123456', ' 123456 ', '12345', '1234567', '12345a', ''].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

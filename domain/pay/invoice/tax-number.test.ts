import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanVatNumber, isChinaTaxNumber, isOfUnion, isTaxNumber, isVatNumber, vatExample } from './tax-number.ts'

/** Real ones, of companies and offices that print them on their pages. */
const CREDIT_CODES = ['91350100M000100Y43', '914403001922038216', '91110000802100433B', '91330000788831167A']
const UNION = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

test('China: a credit code of 18 signs whose last one checks the others (GB 32100-2015), and the older 15', () => {
  expect(CREDIT_CODES.map(isChinaTaxNumber)).toEqual([true, true, true, true])
  expect(
    ['440300192203821', '11000080210043X', '91350100M000100Y4', '9135010OM000100Y43', ''].map(isChinaTaxNumber),
  ).toEqual([true, true, false, false, false])
})

test('China: one wrong sign of a credit code is found, whichever it is, and two that changed places', () => {
  const signs = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
  const code = fc.constantFrom(...CREDIT_CODES)
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 17 }), fc.constantFrom(...signs), (right, at, sign) => {
      fc.pre(right[at] !== sign)
      expect(isChinaTaxNumber(right.slice(0, at) + sign + right.slice(at + 1))).toBe(false)
    }),
  )
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 16 }), (right, at) => {
      const [one = '', next = ''] = right.slice(at, at + 2)
      fc.pre(one !== next)
      expect(isChinaTaxNumber(right.slice(0, at) + next + one + right.slice(at + 2))).toBe(false)
    }),
  )
})

test('the Union: each of its 27 countries has its form, and its own example is right', () => {
  expect(UNION.map((country) => [country, isOfUnion(country), isVatNumber(vatExample('', country))])).toEqual(
    UNION.map((country) => [country, true, true]),
  )
  expect(['CN', 'GB', 'CH', 'US', 'EL', 'HK'].map(isOfUnion)).toEqual([false, false, false, false, false, false])
  expect(['DE12345678', 'DE1234567890', 'ATX12345678', 'GB123456789', '123456789', ''].map(isVatNumber)).toEqual([
    ...[false, false, false, false, false, false],
  ])
})

test('a VAT number gets the two signs of the shop’s country where nobody wrote any, and keeps those of another', () => {
  const cleaned = [
    ['de 123.456-789', 'DE'],
    ['123 456 789', 'DE'],
    ['123456789', 'GR'],
    ['U12345678', 'AT'],
    ['NL123456789B01', 'DE'],
    ['12', 'DE'],
    ['', 'DE'],
  ] as const
  expect(cleaned.map(([typed, country]) => cleanVatNumber(typed, country))).toEqual([
    ...['DE123456789', 'DE123456789', 'EL123456789', 'ATU12345678', 'NL123456789B01', '12', ''],
  ])
  expect([vatExample('NL12', 'DE'), vatExample('12', 'DE'), vatExample('12', 'GR')]).toEqual([
    'NL123456789B01',
    'DE123456789',
    'EL123456789',
  ])
})

test('elsewhere a number is digits and letters', () => {
  expect(['12345678', '123456789MVA', '123', '12 34', '1'.repeat(21)].map(isTaxNumber)).toEqual([
    ...[true, true, false, false, false],
  ])
})

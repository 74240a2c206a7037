import { describe, expect, test } from 'vitest'
import { PAYMENT_KINDS, payMethods, providerOf } from './payment-kinds.ts'

describe('A§7 Pay: the ways to pay follow from where the page is open', () => {
  const both = { currency: 'CNY', providers: ['wechat', 'stripe'], knowsPayer: true } as const

  test.each([
    ['inside the messenger its own payment alone', { ...both, place: 'messenger' }, ['wechat-jsapi']],
    ['a phone opens the messenger', { ...both, place: 'phone' }, ['wechat-h5', 'stripe-checkout']],
    ['a computer shows a code', { ...both, place: 'computer' }, ['wechat-native', 'stripe-checkout']],
    [
      'a messenger that has not said who pays shows a code',
      { ...both, place: 'messenger', knowsPayer: false },
      ['wechat-native', 'stripe-checkout'],
    ],
    ['WeChat Pay takes yuan only', { ...both, place: 'computer', currency: 'EUR' }, ['stripe-checkout']],
    ['one contract is one way', { ...both, place: 'messenger', providers: ['stripe'] }, ['stripe-checkout']],
    ['a trial shop has its button', { ...both, place: 'phone', providers: ['development'] }, ['development-button']],
    ['no contract, no way', { ...both, place: 'phone', providers: [] }, []],
  ] as const)('%s', (_, situation, methods) => {
    expect(payMethods(situation)).toEqual(methods)
  })

  test('every way has one provider, every provider its own name and section', () => {
    const once = (names: readonly string[]) => expect(names).toEqual([...new Set(names)])
    once(PAYMENT_KINDS.map(({ name }) => name))
    once(PAYMENT_KINDS.flatMap(({ settings }) => settings?.name ?? []))
    const pairs = PAYMENT_KINDS.flatMap(({ name, methods }) => Object.keys(methods).map((method) => [method, name]))
    once(pairs.map(([method = '']) => method))
    expect(pairs.map(([method = '']) => [method, providerOf(method)])).toEqual(pairs)
  })
})

import { describe, expect, test } from 'vitest'
import { PAY_METHODS, payMethods, payPlace, providerOf } from './pay-methods.ts'

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

  test('every way has its provider', () => {
    expect(PAY_METHODS.map(providerOf)).toEqual(['wechat', 'wechat', 'wechat', 'stripe', 'development'])
  })
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.44', 'messenger'],
  ['Mozilla/5.0 (Windows NT 10.0) WindowsWechat MicroMessenger/7.0.20', 'messenger'],
  ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140', 'computer'],
] as const)('%s is a %s', (userAgent, place) => {
  expect(payPlace(userAgent)).toBe(place)
})

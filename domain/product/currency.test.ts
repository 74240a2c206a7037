import { expect, test, vi } from 'vitest'
import {
  amountDecimals,
  currencySign,
  isCurrency,
  moneyText,
  readAmount,
  SHOP_CURRENCIES,
  writtenAmount,
} from './currency.ts'

test('readings 10: the currency is the merchant’s, the manner of writing the shopper’s [B§9.currency]', () => {
  const written = (code: string, amount: number) =>
    ['zh-Hans', 'en', 'zh-Hant'].map((language) => moneyText(amount, code, language).replace('\u00a0', ' '))
  expect({
    CNY: written('CNY', 1_234_500),
    USD: written('USD', 1_234_500),
    EUR: written('EUR', 1_234_500),
    HKD: written('HKD', 1_234_500),
    // Yen has no smaller unit.
    JPY: written('JPY', 12_345),
  }).toEqual({
    CNY: ['¥12,345.00', '¥12,345.00', '¥12,345.00'],
    USD: ['US$12,345.00', '$12,345.00', 'US$12,345.00'],
    EUR: ['€12,345.00', '€12,345.00', '€12,345.00'],
    HKD: ['HK$12,345.00', 'HK$12,345.00', 'HK$12,345.00'],
    JPY: ['JP¥12,345', '¥12,345', '¥12,345'],
  })
})

test('a sign is the one that the language knows the currency by', () => {
  const signs = (code: string) => ['zh-Hans', 'en', 'zh-Hant'].map((language) => currencySign(code, language))
  expect([signs('CNY'), signs('HKD'), signs('TWD'), signs('KRW')]).toEqual([
    ['¥', '¥', '¥'],
    ['HK$', 'HK$', 'HK$'],
    ['NT$', 'NT$', '$'],
    ['₩', '₩', '￦'],
  ])
})

test('the console offers currencies of ISO 4217, each once', () => {
  expect(SHOP_CURRENCIES.filter(isCurrency)).toEqual([...new Set(SHOP_CURRENCIES)])
})

test('the decimals of a currency are those of ISO 4217', () => {
  expect(SHOP_CURRENCIES.map((code) => `${code} ${amountDecimals(code)}`)).toEqual([
    ...['CNY 2', 'HKD 2', 'MOP 2', 'TWD 2', 'USD 2', 'EUR 2', 'GBP 2', 'JPY 0', 'KRW 0', 'SGD 2', 'MYR 2', 'THB 2'],
    ...['VND 0', 'IDR 2', 'PHP 2', 'AUD 2', 'NZD 2', 'CAD 2', 'CHF 2'],
  ])
  expect(['HUF', 'COP', 'PKR', 'ISK', 'KWD', 'CLF', 'YUAN'].map(amountDecimals)).toEqual([2, 2, 2, 0, 3, 4, 2])
})

test('browsers that hold other decimals of a currency write the same amount', () => {
  const { NumberFormat } = Intl
  for (const [at, digits] of [0, 2].entries()) {
    vi.stubGlobal('Intl', {
      NumberFormat: function Older(language: string, more: Intl.NumberFormatOptions) {
        return new NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more })
      },
    })
    const language = ['en-IE', 'en-NZ'][at] ?? ''
    const written = (code: string) => moneyText(15_000_000, code, language).replace('\u00a0', ' ')
    expect([written('IDR'), written('JPY')]).toEqual(['IDR 150,000.00', 'JP¥15,000,000'])
    expect([writtenAmount(15_000_000, 'IDR'), readAmount('150000.00', 'IDR')]).toEqual(['150000.00', 15_000_000])
    vi.unstubAllGlobals()
  }
})

test('minus stands before the sign, as a discount is written', () => {
  expect(moneyText(-500, 'CNY', 'zh-Hans')).toBe('-¥5.00')
})

test('codes of ISO 4217', () => {
  expect(['CNY', 'TWD', 'JPY', 'cny', 'YUAN', 'XXQ'].map(isCurrency)).toEqual([true, true, true, false, false, false])
})

test('a browser that cannot list its currencies writes amounts all the same', () => {
  // Chromium below 99 and Safari below 15.4.
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat })
  expect(['CNY', 'JPY'].map((code) => moneyText(12_345, code, 'en-GB'))).toEqual(['¥123.45', 'JP¥12,345'])
  expect(['CNY', 'cny', 'YUAN'].map(isCurrency)).toEqual([true, false, false])
  vi.unstubAllGlobals()
})

test('amounts are written and read as people write them, with the decimals of their currency', () => {
  expect([writtenAmount(15_800, 'CNY'), writtenAmount(-5, 'USD'), writtenAmount(500, 'JPY')]).toEqual([
    '158.00',
    '-0.05',
    '500',
  ])
  const read = ['158.00', '158.5', '-0.05', '0', '158', '1.005', 'dear', ''].map((text) => readAmount(text, 'CNY'))
  expect(read).toEqual([15_800, 15_850, -5, 0, 'not-clear', 'too-fine', undefined, undefined])
  expect([readAmount('500', 'JPY'), readAmount('5.0', 'JPY'), readAmount('1.005', 'KWD')]).toEqual([
    500,
    'too-fine',
    1005,
  ])
})

/** Whether a text is the ISO 4217 code of a currency that can be written; browsers that cannot tell believe the form of a code. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && (known()?.includes(code) ?? true)
}

/** Chromium knows its currencies from 99 on, Safari from 15.4. */
function known(): readonly string[] | undefined {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('currency') : undefined
}

/** Currencies that the console offers, those of the shop's first countries first; a catalogue file may name any other. */
export const SHOP_CURRENCIES = [
  ...['CNY', 'HKD', 'MOP', 'TWD', 'USD', 'EUR', 'GBP', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'VND', 'IDR', 'PHP'],
  ...['AUD', 'NZD', 'CAD', 'CHF'],
] as const

/**
 * Digits behind the point, of the currencies that have other than two (ISO 4217). Browsers know them too, but each by its age: in 2025 theirs
 * became 0 for rupiah and forint, so a price was read a hundred times as high on one phone as on the next. Of ariary, whose smaller coin is a fifth,
 * nobody writes a part.
 */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'
const FINER = 'CLF UYW'

/** Making one takes a phone a hundredth of a second, and a product writes twenty amounts. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount in the manner of a language and with the merchant's currency (readings 10); `amount` in minor units.
 *
 * Yuan has its short sign everywhere. Other signs are those that the language knows the currency by, so that dollars
 * of Hong Kong, Taiwan and the United States stay apart.
 */
export function moneyText(amount: number, code: string, language: string): string {
  const key = `${code} ${language}`
  const format = formats.get(key) ?? moneyFormat(code, language)
  formats.set(key, format)
  return format.format(amount / 10 ** amountDecimals(code))
}

function moneyFormat(code: string, language: string): Intl.NumberFormat {
  const digits = amountDecimals(code)
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: code, currencyDisplay: code === 'CNY' ? 'narrowSymbol' : 'symbol' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
}

/** The sign of a currency as a language knows it: `HK$`, of yuan the short one. */
export function currencySign(code: string, language: string): string {
  return new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency: code, currencyDisplay: code === 'CNY' ? 'narrowSymbol' : 'symbol' },
  })
    .formatToParts(0)
    .reduce((sign, { type, value }) => (type === 'currency' ? value : sign), code)
}

/** What people write for a currency besides its code and its sign. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  CNY: ['元', 'RMB'],
  HKD: ['元'],
  JPY: ['円'],
  TWD: ['元'],
}

/** Code, signs and words of a currency, the longest first: of `HK$` nothing may be left. */
function signsOf(code: string): readonly string[] {
  const signs = isCurrency(code)
    ? (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
        ['en', 'zh'].flatMap((language) =>
          new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
            .formatToParts(0)
            .flatMap(({ type, value }) => (type === 'currency' ? value.toUpperCase() : [])),
        ),
      )
    : []
  return [code, ...signs, ...(SPOKEN[code] ?? [])].sort((a, b) => b.length - a.length)
}

/** Without one sign of the currency before or behind it. */
function withoutSign(text: string, code: string): string {
  for (const sign of signsOf(code)) {
    if (text.startsWith(sign)) {
      return text.slice(sign.length)
    }
    if (text.endsWith(sign)) {
      return text.slice(0, -sign.length)
    }
  }
  return text
}

/** Digits between two commas of a large amount. */
const GROUP = 3

/**
 * An amount as people write it, in the smallest units: `12.5`, `12,50`, `1,234.56`, `¥ 12`, `12 元`. Undefined: it is none of
 * this currency (`HK$12` of yuan), or it could be read in two ways: `1,200` of dinar, which have three digits behind the point.
 */
export function amountFrom(text: string, code: string): number | undefined {
  const digits = amountDecimals(code)
  const bare = withoutSign(
    text
      .normalize('NFKC')
      .replace(/[\s'’]/g, '')
      .toUpperCase(),
    code,
  )
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
  if (isGrouped && digits >= GROUP && /^\d+,\d+$/.test(bare)) {
    return undefined
  }
  const grouped = isGrouped ? bare.replaceAll(',', '') : bare.replace(/[,。]/, '.')
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(grouped) ?? []
  if (whole === undefined || fraction.length > digits) {
    return undefined
  }
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0)
}

/** Digits behind the point that amounts of a currency have: 2 of yuan, none of yen. */
export function amountDecimals(code: string): number {
  return WHOLE.includes(code) ? 0 : THOUSANDTHS.includes(code) ? 3 : FINER.includes(code) ? 4 : 2
}

/** An amount of smallest units as people write it, without a sign of the currency: `158.00`. */
export function writtenAmount(amount: number, code: string): string {
  const digits = amountDecimals(code)
  return (amount / 10 ** digits).toFixed(digits)
}

/**
 * The smallest units of an amount in a file, where `amountFrom` would guess what nobody said. Nothing where it is no number; `not-clear` without the decimals that
 * the currency has, `too-fine` with more.
 */
export function readAmount(text: string, code: string): number | 'not-clear' | 'too-fine' | undefined {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined) {
    return undefined
  }
  const digits = amountDecimals(code)
  if (fraction.length > digits) {
    return 'too-fine'
  }
  if (fraction === '' && digits > 0 && Number(whole) > 0) {
    return 'not-clear'
  }
  const amount = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'))
  return sign === '-' && amount > 0 ? -amount : amount
}

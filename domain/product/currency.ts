/** Whether a text is the ISO 4217 code of a currency that can be written. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)
}

/**
 * An amount in the manner of a language and with the merchant's currency (readings 10); `amount` in minor units.
 *
 * Yuan has its short sign everywhere. Other signs are those that the language knows the currency by, so that dollars
 * of Hong Kong, Taiwan and the United States stay apart.
 */
export function moneyText(amount: number, code: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: code === 'CNY' ? 'narrowSymbol' : 'symbol',
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

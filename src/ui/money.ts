import { spokenLanguage } from '../i18n.ts'

/**
 * An amount as the shopper reads it: the merchant's currency in the manner of the spoken language (readings 10).
 *
 * `amount` is in minor units; whole amounts are written without decimals where the currency allows it.
 */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(spokenLanguage(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** A day as the spoken language writes it. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { year: 'numeric', month: 'short', day: 'numeric' }).format(at)
}

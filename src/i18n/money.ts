import { moneyText } from '../../domain/product/currency.ts'
import { spokenLanguage } from './i18n.ts'

/**
 * An amount as the shopper reads it: the merchant's currency in the manner of the spoken language (readings 10).
 *
 * `amount` is in minor units.
 */
export function money(amount: number, currency: string): string {
  return moneyText(amount, currency, spokenLanguage())
}

/** A day of these weeks, as the spoken language writes it. */
export function dayOfYear(at: number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { month: 'short', day: 'numeric' }).format(at)
}

/** A day as the spoken language writes it. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { year: 'numeric', month: 'short', day: 'numeric' }).format(at)
}

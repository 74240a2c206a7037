import type { Language } from '../../domain/language.ts'
import { moneyText } from '../../domain/product/currency.ts'
import { spokenLanguage } from './i18n.ts'
import { unbroken } from './unbroken.ts'

/**
 * An amount as the shopper reads it: the merchant's currency in the manner of the spoken language (readings 10).
 *
 * `amount` is in minor units.
 */
export function money(amount: number, currency: string): string {
  return moneyText(amount, currency, spokenLanguage())
}

/** A day of these weeks, as the spoken language writes it, never in two lines. */
export function dayOfYear(at: number): string {
  return unbroken(formatOf('month').format(at))
}

/** A day as the spoken language writes it, never in two lines. */
export function day(at: number): string {
  return unbroken(formatOf('year').format(at))
}

/** Making one takes a phone a hundredth of a second, and a list writes twenty days. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(from: 'year' | 'month'): Intl.DateTimeFormat {
  const key = `${from} ${spokenLanguage()}`
  const year = from === 'year' ? ({ year: 'numeric' } as const) : {}
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(spokenLanguage(), { ...year, month: 'short', day: 'numeric' })
  formats.set(key, format)
  return format
}

/**
 * Has the browser read what it knows of a language's numbers, 20 to 30 ms of a computer and four times that of a phone: at the page's
 * first rest, before a screen whose first price would have it done in the midst of being drawn.
 */
export function readNumbersAtRest(language: Language): void {
  // Safari tells of no rest: there the first price has it done.
  window.requestIdleCallback?.(() => new Intl.NumberFormat(language))
}

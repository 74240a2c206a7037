import type { CountedAs } from '../../domain/product/counted-as.ts'
import { lineMessage } from '../../domain/product/line-message.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { minorUnits } from '../../domain/units.ts'
import { spokenLanguage } from '../i18n/i18n.ts'
import { money } from '../i18n/money.ts'

/** What is known of the line items of a price, by their place in the order. */
export interface LineItemsPriced {
  readonly names?: readonly string[]
  /** What their pages are called. */
  readonly counted?: readonly (CountedAs | undefined)[]
  /** Which options were chosen; absent: they are not named. */
  readonly options?: readonly string[]
}

/** What a price line stands for. */
export function lineSentence(
  line: QuoteLine,
  currency: string,
  { names = [], counted = [], options = [] }: LineItemsPriced,
): string {
  const named = line.kind === 'base' ? names : line.kind === 'attributes' ? options : []
  const name = named[line.item ?? 0] || undefined
  const as = counted[line.part ?? line.item ?? 0]
  return (
    name ??
    lineMessage(line, { language: spokenLanguage(), as, money: (amount) => money(minorUnits(amount), currency) })
  )
}

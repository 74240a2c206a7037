import type { CountedAs } from '../../domain/product/counted-as.ts'
import { lineWords } from '../../domain/product/line-words.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { minorUnits } from '../../domain/units.ts'
import { spokenLanguage } from '../i18n/i18n.ts'
import { money } from '../i18n/money.ts'

/** What a price line stands for; `names` are those of the things, `counted` what their pages are called, by their place in the order. */
export function lineSentence(
  line: QuoteLine,
  currency: string,
  names: readonly string[] = [],
  counted: readonly (CountedAs | undefined)[] = [],
): string {
  const name = line.kind === 'base' ? names[line.item ?? 0] : undefined
  const as = counted[line.part ?? line.item ?? 0]
  return (
    name ?? lineWords(line, { language: spokenLanguage(), as, money: (amount) => money(minorUnits(amount), currency) })
  )
}

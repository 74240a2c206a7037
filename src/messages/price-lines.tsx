import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CountedAs, PAGES_OF } from '../../domain/product/counted-as.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import { minorUnits } from '../../domain/units.ts'
import { money } from '../i18n/money.ts'

/** What a price line stands for; `names` are those of the things, `counted` what their pages are called, by their place in the order. */
export function lineSentence(
  line: QuoteLine,
  currency: string,
  names: readonly string[] = [],
  counted: readonly (CountedAs | undefined)[] = [],
): ReactNode {
  const count = line.count ?? 0
  const each = money(line.each ?? 0, currency)
  switch (line.kind) {
    case 'base':
      return names[line.item ?? 0] ?? <Trans>Base price</Trans>
    case 'attributes':
      return <Trans>Your choices</Trans>
    case 'extra-pages':
      switch (counted[line.part ?? line.item ?? 0]) {
        case 'cards': {
          const card = money(minorUnits((line.each ?? 0) * PAGES_OF.cards), currency)
          const cards = count / PAGES_OF.cards
          return <Plural value={cards} one={`# more card at ${card}`} other={`# more cards at ${card} each`} />
        }
        case 'months':
          return <Plural value={count} one={`# more month at ${each}`} other={`# more months at ${each} each`} />
        case 'prints':
          return <Plural value={count} one={`# more print at ${each}`} other={`# more prints at ${each} each`} />
        default:
          return <Plural value={count} one={`# more page at ${each}`} other={`# more pages at ${each} each`} />
      }
    case 'quantity': {
      const more = count - 1
      return <Plural value={more} one={`# more copy`} other={`# more copies`} />
    }
    case 'member':
      return <Trans>Member price</Trans>
    case 'coupon':
      return <Trans>Coupon</Trans>
    case 'delivery':
      return <Trans>Delivery</Trans>
  }
}

import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuoteLine } from '../../domain/product/price.ts'
import { minorUnits } from '../../domain/units.ts'
import { money } from '../ui/money.ts'

/** What a price line stands for; `names` are those of the things, `cards` whether they are postcards, by their place in the order. */
export function lineSentence(
  line: QuoteLine,
  currency: string,
  names: readonly string[] = [],
  cards: readonly boolean[] = [],
): ReactNode {
  const count = line.count ?? 0
  const each = money(line.each ?? 0, currency)
  switch (line.kind) {
    case 'base':
      return names[line.item ?? 0] ?? <Trans>Base price</Trans>
    case 'attributes':
      return <Trans>Your choices</Trans>
    case 'extra-pages':
      if (cards[line.part ?? line.item ?? 0]) {
        // A card has a front and a back.
        const card = money(minorUnits((line.each ?? 0) * 2), currency)
        return <Plural value={count / 2} one={`# more card at ${card}`} other={`# more cards at ${card} each`} />
      }
      return <Plural value={count} one={`# more page at ${each}`} other={`# more pages at ${each} each`} />
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

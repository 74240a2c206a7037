import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { minorUnits } from '../../../domain/units.ts'
import { money } from '../../i18n/money.ts'
import type { Cart } from '../../ports/cart-ports.ts'
import { PriceLines } from '../../ui/money/PriceLines.tsx'
import { boughtNow } from './bought-now.ts'
import styles from './CartScreen.module.css'

interface CartSumProps {
  readonly sum: NonNullable<Cart['sum']>
  readonly items: Cart['items']
  readonly currency: string
}

/** What all of it costs with its one delivery. Every thing says its own price above. */
export function CartSum({ sum: { lines, total, coupon }, items, currency }: CartSumProps) {
  const ofThings = lines.filter(({ item }) => item !== undefined)
  const count = boughtNow(items).reduce((all, { quantity }) => all + quantity, 0)
  const together = minorUnits(ofThings.reduce((all, { amount }) => all + amount, 0))
  return (
    <section className={styles['card']} aria-labelledby="together">
      <h2 id="together" className={styles['heading']}>
        <Trans>Price</Trans>
      </h2>
      <PriceLines
        lines={[{ kind: 'base', item: 0, amount: together }, ...lines.filter(({ item }) => item === undefined)]}
        names={[plural(count, { one: '# item', other: '# items' })]}
        total={total}
        currency={currency}
      >
        {coupon ? (
          <p className={styles['quiet']}>
            <Trans>
              Your coupon “{coupon.name}” takes {money(coupon.off, currency)} off when you order.
            </Trans>
          </p>
        ) : null}
      </PriceLines>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { SHOP_MODES } from '../../../domain/order/shop-mode.ts'
import type { CountedAs } from '../../../domain/product/counted-as.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { isOrderBusy, isSubmitted, orderStage } from '../../../machines/order/order.selectors.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PriceLines } from '../../ui/money/PriceLines.tsx'
import styles from './CheckoutView.module.css'
import { CouponRow } from './CouponRow.tsx'

interface PriceCardProps {
  readonly order: OrderActor
  /** What each thing of the price is called, in the order of the price. */
  readonly names: readonly string[]
  /** What their pages are counted as. */
  readonly counted: readonly (CountedAs | undefined)[]
  readonly onCoupon: () => void
}

/** The price line by line, with the coupon said explicitly. */
export function PriceCard({ order, names, counted, onCoupon }: PriceCardProps) {
  const quote = useSelector(order, ({ context }) => context.quote)
  const mode = useSelector(order, ({ context }) => context.mode)
  const busy = useSelector(order, isOrderBusy)
  const isOpen = useSelector(
    order,
    (snapshot) => !isSubmitted(snapshot) && orderStage(snapshot) !== 'checking your order',
  )
  return (
    <section className={styles['card']} aria-labelledby="price" aria-busy={busy || undefined}>
      <h2 id="price" className={styles['heading']}>
        <Trans>Price</Trans>
      </h2>
      {quote ? (
        <PriceLines lines={quote.lines} total={quote.total} currency={quote.currency} names={names} counted={counted}>
          {isOpen && SHOP_MODES[mode].pays ? <CouponRow order={order} onOpen={onCoupon} /> : null}
        </PriceLines>
      ) : (
        <div className={styles['waiting']}>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="28px" />
        </div>
      )}
    </section>
  )
}

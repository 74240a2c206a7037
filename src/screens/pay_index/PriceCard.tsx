import { Trans } from '@lingui/react/macro'
import { PriceLines } from '../../ui/PriceLines.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './PayDesk.module.css'
import type { OrderActor } from './PayDesk.tsx'

/** The price line by line, with the coupon said explicitly. */
export function PriceCard({ state }: { readonly state: ReturnType<OrderActor['getSnapshot']> }) {
  const { quote } = state.context
  return (
    <section className={styles['card']} aria-labelledby="price" aria-busy={state.hasTag('busy') || undefined}>
      <h2 id="price" className={styles['heading']}>
        <Trans>Price</Trans>
      </h2>
      {quote ? (
        <PriceLines lines={quote.lines} total={quote.total} currency={quote.currency}>
          <div className={styles['coupon']}>
            <span className={styles['quiet']}>
              <Trans>Coupon</Trans>
            </span>
            <span className={styles['quiet']}>
              <Trans>Not used: none available</Trans>
            </span>
          </div>
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

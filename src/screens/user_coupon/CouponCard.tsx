import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { day, money } from '../../i18n/money.ts'
import { couponKind, couponValue, reasonSentence } from '../../messages/coupon-messages.ts'
import type { ShopperCoupon } from '../../ports/coupon-ports.ts'
import { Countdown } from './Countdown.tsx'
import styles from './Coupons.module.css'

interface CouponCardProps {
  readonly coupon: ShopperCoupon
  readonly currency: string
  /** The one thing to do with it. */
  readonly action?: ReactNode
}

/** One coupon: what it is worth, what for, until when, and what to do with it. */
export function CouponCard({ coupon, currency, action }: CouponCardProps) {
  const { i18n } = useLingui()
  const { discount, minimum, products, status } = coupon
  const runs = status === 'usable' || status === 'open'
  const from = money(minimum, currency)
  const names = products
    .map(({ name }) => name)
    .filter(Boolean)
    .join(' · ')
  return (
    <article className={styles['card']} data-over={runs || status === 'not-yet' ? undefined : true}>
      <div className={styles['worth']}>
        <span className={styles['value']}>{couponValue(discount, currency)}</span>
        <span className={styles['kind']}>{i18n._(couponKind(discount))}</span>
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{coupon.name}</h2>
        <p className={styles['quiet']}>{minimum > 0 ? <Trans>Minimum {from}</Trans> : <Trans>No minimum</Trans>}</p>
        <p className={styles['quiet']}>
          {names !== '' ? (
            names
          ) : products.length === 0 ? (
            <Trans>For every product</Trans>
          ) : (
            <Trans>For some products only</Trans>
          )}
        </p>
        <When coupon={coupon} />
        {runs ? null : status === 'not-yet' ? null : (
          <p className={styles['over']}>{i18n._(reasonSentence(status, from, names))}</p>
        )}
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
    </article>
  )
}

function When({ coupon: { starts, ends, status } }: { readonly coupon: ShopperCoupon }) {
  const [first, last] = [day(starts), day(ends)]
  switch (status) {
    case 'usable':
    case 'open':
      // It may be taken before it begins; its end says nothing then.
      return (
        <>
          <Later first={first} last={last} />
          {starts > Date.now() ? null : <Countdown ends={ends} />}
        </>
      )
    case 'not-yet':
      return <Later first={first} last={last} />
    default:
      return <Later first={first} last={last} />
  }
}

function Later({ first, last }: { readonly first: string; readonly last: string }) {
  return (
    <p className={styles['quiet']}>
      <Trans>
        From {first} to {last}
      </Trans>
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import type { OrderContext } from '../../../machines/order/order.types.ts'
import { money } from '../../i18n/money.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { couponState } from './coupon-state.ts'
import styles from './PayDesk.module.css'

interface CouponRowProps {
  readonly context: OrderContext
  readonly onOpen: () => void
}

/** What is said about a coupon; one tap opens them all. */
export function CouponRow({ context, onOpen }: CouponRowProps) {
  const state = couponState(context)
  const must = state.kind === 'undecided' || state.kind === 'lost'
  return (
    <button type="button" className={styles['coupon']} data-must={must || undefined} onClick={onOpen}>
      <span>
        <Trans>Coupon</Trans>
      </span>
      <span className={styles['couponState']}>
        <CouponMessages context={context} />
      </span>
      <Icon name="forward" size={20} />
    </button>
  )
}

function CouponMessages({ context }: { readonly context: OrderContext }) {
  const state = couponState(context)
  const currency = context.quote?.currency ?? 'CNY'
  switch (state.kind) {
    case 'none':
      return <Trans>Take one, or enter a code</Trans>
    case 'declined':
      return <Trans>Not used</Trans>
    case 'used':
      return state.coupon.name
    case 'lost':
      return <Trans>Does not apply any more: choose again</Trans>
    case 'undecided': {
      const off = money(state.best.off, currency)
      return <Trans>Up to {off} less: choose one, or none</Trans>
    }
  }
}

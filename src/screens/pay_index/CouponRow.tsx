import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { money } from '../../i18n/money.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './CheckoutView.module.css'
import { type CouponState, couponState, pidsOf } from './coupon-state.ts'
import { OpenCoupon } from './OpenCoupon.tsx'

interface CouponRowProps {
  readonly order: OrderActor
  readonly onOpen: () => void
}

/** What is said about a coupon; one tap opens them all, another takes the one that saves most. */
export function CouponRow({ order, onOpen }: CouponRowProps) {
  const quote = useSelector(order, ({ context }) => context.quote)
  const coupon = useSelector(order, ({ context }) => context.coupon)
  const cart = useSelector(order, ({ context }) => context.cart)
  const state = couponState({ quote, coupon })
  const must = state.kind === 'undecided' || state.kind === 'lost'
  const row = (
    <button type="button" className={styles['coupon']} data-must={must || undefined} onClick={onOpen}>
      <span>
        <Trans>Coupon</Trans>
      </span>
      <span className={styles['couponState']}>
        <CouponMessages state={state} currency={quote?.currency ?? 'CNY'} />
      </span>
      <Icon name="forward" size={20} />
    </button>
  )
  const choose = (id: string) => order.send({ type: 'coupon.set', coupon: id })
  if (state.kind === 'none' && coupon === 'undecided' && quote && quote.lines.length > 0) {
    return (
      <div className={styles['proposed']}>
        {row}
        <OpenCoupon
          priced={{ pids: pidsOf(cart), lines: quote.lines }}
          currency={quote.currency}
          onTaken={choose}
          onTrouble={onOpen}
        />
      </div>
    )
  }
  if (state.kind !== 'undecided') {
    return row
  }
  const { id, name, off: saved } = state.best
  const off = money(saved, quote?.currency ?? 'CNY')
  return (
    <div className={styles['proposed']}>
      {row}
      <Button variant="quiet" wide icon="gift" onClick={() => choose(id)}>
        <Trans>
          Use “{name}”: save {off}
        </Trans>
      </Button>
    </div>
  )
}

function CouponMessages({ state, currency }: { readonly state: CouponState; readonly currency: string }) {
  switch (state.kind) {
    case 'none':
      return <Trans>Choose one, or enter a code</Trans>
    case 'declined':
      return <Trans>Not used</Trans>
    case 'used':
      return state.coupon.name
    case 'lost':
      return <Trans>No longer applies: choose again</Trans>
    case 'undecided': {
      const off = money(state.best.off, currency)
      return <Trans>Save up to {off}: choose one, or none</Trans>
    }
  }
}

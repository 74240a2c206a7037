import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { money } from '../../i18n/money.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { mustChooseCoupon } from './coupon-state.ts'
import { RefusedAction } from './RefusedAction.tsx'

interface PayButtonProps {
  readonly order: OrderActor
  readonly onAddress: () => void
  readonly onCoupon: () => void
}

/** The one button: it says what it does now, and how much. */
export function PayButton({ order, onAddress, onCoupon }: PayButtonProps) {
  const state = useSelector(order, (snapshot) => snapshot)
  const { quote } = state.context
  const amount = quote ? money(quote.total, quote.currency) : ''
  if (state.hasTag('checking your order')) {
    return (
      <Button variant="primary" busy>
        <Trans>Checking your order</Trans>
      </Button>
    )
  }
  if (state.hasTag('needs address')) {
    return (
      <Button variant="primary" onClick={onAddress}>
        <Trans>Add the address</Trans>
      </Button>
    )
  }
  if (state.hasTag('refused')) {
    return (
      <RefusedAction
        context={state.context}
        onAddress={onAddress}
        onCoupon={onCoupon}
        onRetry={() => order.send({ type: 'order.retry' })}
      />
    )
  }
  if (state.hasTag('failed')) {
    return (
      <Button variant="primary" icon="retry" onClick={() => order.send({ type: 'order.retry' })}>
        <Trans>Try again</Trans>
      </Button>
    )
  }
  if (state.hasTag('can submit') && mustChooseCoupon(state.context)) {
    return (
      <Button variant="primary" icon="gift" onClick={onCoupon}>
        <Trans>Choose a coupon, or none</Trans>
      </Button>
    )
  }
  if (state.hasTag('submitted')) {
    return (
      <Button variant="primary" busy={state.hasTag('busy')} onClick={() => order.send({ type: 'order.pay' })}>
        <Trans>Pay {amount}</Trans>
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      busy={state.hasTag('busy')}
      disabled={!(state.hasTag('can submit') || state.hasTag('busy'))}
      onClick={() => order.send({ type: 'order.submit' })}
    >
      {amount ? <Trans>Pay {amount}</Trans> : <Trans>Working out the price</Trans>}
    </Button>
  )
}

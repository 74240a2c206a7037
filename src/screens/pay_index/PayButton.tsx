import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { isOrderBusy, orderStage } from '../../../machines/order/order.selectors.ts'
import { money } from '../../i18n/money.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { mustChooseCoupon } from './coupon-state.ts'
import { ReceiverAction } from './ReceiverAction.tsx'
import { RefusedAction } from './RefusedAction.tsx'

interface PayButtonProps {
  readonly order: OrderActor
  readonly onAddress: () => void
  readonly onCoupon: () => void
}

/**
 * The one button: it says what it does now, and how much. Where a coupon would apply and nothing was said about it, paying asks for
 * that word first (B§5 coupon).
 */
export function PayButton({ order, onAddress, onCoupon }: PayButtonProps) {
  const stage = useSelector(order, orderStage)
  const busy = useSelector(order, isOrderBusy)
  const quote = useSelector(order, ({ context }) => context.quote)
  const coupon = useSelector(order, ({ context }) => context.coupon)
  const fetched = useSelector(order, ({ context }) => context.pickupId !== null)
  const amount = quote ? money(quote.total, quote.currency) : ''
  const asksFirst = stage === 'can submit' && mustChooseCoupon({ quote, coupon })
  switch (stage) {
    case 'checking your order':
      return (
        <Button variant="primary" busy>
          <Trans>Checking your order</Trans>
        </Button>
      )
    case 'needs address':
      return (
        <Button variant="primary" onClick={onAddress}>
          <ReceiverAction fetched={fetched} />
        </Button>
      )
    case 'refused':
      return (
        <RefusedAction
          order={order}
          onAddress={onAddress}
          onCoupon={onCoupon}
          onRetry={() => order.send({ type: 'order.retry' })}
        />
      )
    case 'failed':
      return (
        <Button variant="primary" icon="retry" onClick={() => order.send({ type: 'order.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      )
    case 'asking for payment':
      return (
        <Button variant="primary" busy>
          <Trans>Your payment is being confirmed</Trans>
        </Button>
      )
    case 'being confirmed':
      return <PaidOrNot order={order} />
    case 'submitted':
      return (
        <Button variant="primary" busy={busy} onClick={() => order.send({ type: 'order.pay' })}>
          <Trans>Pay {amount}</Trans>
        </Button>
      )
    default:
      return (
        <Button
          variant="primary"
          busy={busy}
          disabled={stage !== 'can submit' && !busy}
          aria-haspopup={asksFirst ? 'dialog' : undefined}
          onClick={() => (asksFirst ? onCoupon() : order.send({ type: 'order.submit' }))}
        >
          {amount ? <Trans>Pay {amount}</Trans> : <Trans>Working out the price</Trans>}
        </Button>
      )
  }
}

/** Who has paid and does not see it yet must not take paying once more for the way on. */
function PaidOrNot({ order }: { readonly order: OrderActor }) {
  return (
    <>
      <Button variant="quiet" onClick={() => order.send({ type: 'order.pay' })}>
        <Trans>Not paid? Pay now</Trans>
      </Button>
      <Button variant="primary" icon="retry" onClick={() => order.send({ type: 'pay.ask again' })}>
        <Trans>Check again</Trans>
      </Button>
    </>
  )
}

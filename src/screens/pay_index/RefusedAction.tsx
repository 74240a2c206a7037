import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { MendLink } from '../../features/orders/mending/MendLink.tsx'
import { mendedAt } from '../../features/orders/mending/mended-at.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ReceiverAction } from './ReceiverAction.tsx'

interface RefusedActionProps {
  readonly order: OrderActor
  readonly onAddress: () => void
  readonly onCoupon: () => void
  readonly onRetry: () => void
}

/** The button under a refusal: it leads to where the reason can be mended. */
export function RefusedAction({ order, onAddress, onCoupon, onRetry }: RefusedActionProps) {
  const cart = useSelector(order, ({ context }) => context.cart)
  const refused = useSelector(order, ({ context }) => context.refused)
  const { at, line } = refused ? mendedAt(refused, cart) : { at: 'again' as const, line: undefined }
  switch (at) {
    case 'address':
      return (
        <Button variant="primary" onClick={onAddress}>
          <ReceiverAction fetched={order.getSnapshot().context.pickupId !== null} />
        </Button>
      )
    case 'coupon':
      return (
        <Button variant="primary" aria-haspopup="dialog" onClick={onCoupon}>
          <Trans>Choose a coupon, or none</Trans>
        </Button>
      )
    case 'again':
      return (
        <Button variant="primary" icon="retry" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )
    default:
      return <MendLink at={at} cart={cart} line={line} />
  }
}

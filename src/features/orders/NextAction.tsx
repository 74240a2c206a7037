import { Trans } from '@lingui/react/macro'
import type { OrderState } from '../../../domain/order/order-state.ts'
import { money } from '../../i18n/money.ts'
import type { Query } from '../../navigation/routes.ts'
import { type OrderCard, usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'

/** States in which the shopper has something to do. */
const ASKING: readonly OrderState[] = ['awaiting-pay', 'to-upload']

/** The order goes no further; its steps would say nothing. */
export function wasStopped({ state }: OrderCard): boolean {
  return state === 'cancelled' || state === 'refunded'
}

/** Nothing of the order is in the shopper's hands. */
export function needsNothing({ state }: OrderCard): boolean {
  return !ASKING.includes(state)
}

/** The one thing to do next with an order; nothing when there is nothing to do. */
export function NextAction({ order }: { readonly order: OrderCard }) {
  const { orders } = usePorts()
  if (needsNothing(order)) {
    return null
  }
  if (order.state === 'to-upload') {
    return (
      <LinkButton to="order_eclist" query={handInQuery(order)} variant="primary" wide>
        {standingOf(order).isDesigned ? <Trans>Continue and submit</Trans> : <Trans>Choose your photos</Trans>}
      </LinkButton>
    )
  }
  return (
    <Button variant="primary" wide onClick={() => orders.goToPay(order.id)}>
      <Trans>Pay {money(order.total, order.currency)}</Trans>
    </Button>
  )
}

/** What is said of an order besides its state. */
export function standingOf({ items, changeUntil, isRefunding }: OrderCard) {
  const waiting = items.filter(({ upload }) => upload === 'to-upload')
  const isDesigned = waiting.length > 0 && waiting.every(({ taskId }) => taskId !== undefined)
  return { isHeld: changeUntil !== undefined, isDesigned, isRefunding }
}

/** The first thing of an order that waits for its design or its photos; `undefined` when none does. */
function waitingItem(order: OrderCard): OrderCard['items'][number] | undefined {
  return order.items.find((item) => item.upload === 'to-upload')
}

/** The query of `order_eclist` where the things of an order are designed and handed in. */
function handInQuery(order: OrderCard): Query {
  return order.outtradeId ? { oid: order.outtradeId } : { subid: waitingItem(order)?.subId }
}

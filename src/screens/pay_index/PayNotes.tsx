import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { isOrderBusy, orderStage } from '../../../machines/order/order.selectors.ts'
import { problemSentence } from '../../messages/problems.ts'
import { refusedOrderSentence } from '../../messages/refused-order.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** What stands in the way of the order, or is known about it. */
export function PayNotes({ order }: { readonly order: OrderActor }) {
  const { i18n } = useLingui()
  const stage = useSelector(order, orderStage)
  const busy = useSelector(order, isOrderBusy)
  const refused = useSelector(order, ({ context }) => context.refused)
  const problem = useSelector(order, ({ context }) => context.problem)
  if (stage === 'refused' && refused) {
    return <Banner tone="danger">{refusedOrderSentence(refused)}</Banner>
  }
  if (stage === 'failed' && problem) {
    return (
      <Banner tone="danger" icon={problem === 'network-lost' ? 'offline' : 'warning'}>
        {i18n._(problemSentence(problem))}
      </Banner>
    )
  }
  if (stage === 'checking your order') {
    return (
      <Banner tone="warning" icon="offline">
        <Trans>We haven’t heard back yet. We’re checking whether your order arrived; it won’t be placed twice.</Trans>
      </Banner>
    )
  }
  if (stage === 'being confirmed') {
    return (
      <Banner>
        <Trans>Your payment is being confirmed. That can take a minute; your order is kept.</Trans>
      </Banner>
    )
  }
  return stage === 'submitted' && !busy ? (
    <Banner tone="success">
      <Trans>Your order is placed and waiting for payment.</Trans>
    </Banner>
  ) : null
}

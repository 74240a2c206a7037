import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import type { OrderId } from '../../../domain/ids.ts'
import { orderStage } from '../../../machines/order/order.selectors.ts'
import { newId } from '../../lib/new-id.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useShopper } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ProgressBar } from '../../ui/feedback/Progress.tsx'

interface AwaitedPaymentProps {
  readonly orderId: OrderId
  readonly onPaid: () => void
}

/**
 * Back from the pay page, which is not believed: the order machine asks the shop until the payment is there, and says
 * so when its patience is over; a phone that is back online has it ask once more.
 */
export function AwaitedPayment(props: AwaitedPaymentProps) {
  // On a screen that is shown: what is loaded for it hides nothing else meanwhile.
  return (
    <Suspense fallback={null}>
      <LoadedAwaitedPayment {...props} />
    </Suspense>
  )
}

function LoadedAwaitedPayment({ orderId, onPaid }: AwaitedPaymentProps) {
  const { t } = useLingui()
  const { mchid } = usePorts()
  const { uid } = useShopper()
  const [visit] = useState(newId)
  const order = useActorRef(
    useMachineOf((machines) => machines.order),
    {
      input: { mchid, uid, mode: 0, visit, cart: { id: orderId, lines: [] }, orderId },
    },
  )
  const stage = useSelector(order, orderStage)
  const paid = stage === 'paid'
  useEffect(() => {
    if (paid) {
      onPaid()
    }
  }, [paid, onPaid])
  const isOpen = stage === 'being confirmed'
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const again = () => order.send({ type: 'pay.ask again' })
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOpen, order])
  return isOpen ? (
    <Button variant="quiet" icon="retry" wide onClick={() => order.send({ type: 'pay.ask again' })}>
      <Trans>Check the payment again</Trans>
    </Button>
  ) : (
    <ProgressBar label={t`Checking your payment`} />
  )
}

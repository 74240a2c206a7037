import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { ArrivalLine } from '../checkout/ArrivalLine.tsx'
import styles from './OrderArrival.module.css'

/** When an order that is paid, or would be now, arrives or can be fetched. */
export function OrderArrival({
  order: { items, steps, state, receiver, changeUntil },
}: {
  readonly order: OrderDetails
}) {
  const at = (step: OrderDetails['steps'][number]['step']) => steps.find((one) => one.step === step)?.at
  const unpaid = state === 'awaiting-pay'
  // What is handed in long after it was paid is made from then on.
  const begins = changeUntil ?? at('in-production')
  const paid = at('to-pay')
  const shipped = at('shipped')
  if (items.length === 0 || (!unpaid && state !== 'paid' && state !== 'in-production' && state !== 'shipped')) {
    return null
  }
  if (unpaid && items.some(({ upload }) => upload === 'to-upload')) {
    // It waits for its shopper once it is paid, nobody knows how long.
    return null
  }
  // Without the moment it could only be counted from now, as if it were ordered once more.
  if (!unpaid && begins === undefined && paid === undefined && shipped === undefined) {
    return null
  }
  return (
    <p className={styles['arrival']}>
      <ArrivalLine
        pids={[...new Set(items.map(({ pid }) => pid))]}
        fetched={receiver.pickup}
        country={receiver.country ?? UNNAMED_COUNTRY}
        unpaid={unpaid}
        paid={paid}
        begins={begins}
        shipped={shipped}
      />
    </p>
  )
}

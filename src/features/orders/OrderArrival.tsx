import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { ArrivalLine } from '../checkout/ArrivalLine.tsx'
import styles from './OrderArrival.module.css'

/** When an order that is paid, or would be now, arrives or can be fetched. */
export function OrderArrival({ order: { items, steps, state, receiver } }: { readonly order: OrderDetails }) {
  const at = (step: OrderDetails['steps'][number]['step']) => steps.find((one) => one.step === step)?.at
  const unpaid = state === 'awaiting-pay'
  const paid = at('in-production') ?? at('to-pay')
  const shipped = at('shipped')
  if (items.length === 0 || (!unpaid && state !== 'paid' && state !== 'in-production' && state !== 'shipped')) {
    return null
  }
  // Without the moment it could only be counted from now, as if it were ordered once more.
  if (!unpaid && paid === undefined && shipped === undefined) {
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
        shipped={shipped}
      />
    </p>
  )
}

import { useSelector } from '@xstate/react'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import { SHOP_MODES } from '../../../domain/order/shop-mode.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { ArrivalLine } from '../../features/checkout/ArrivalLine.tsx'
import styles from './CheckoutView.module.css'

/** When what is ordered now arrives. */
export function DeliveryArrival({ order, only }: { readonly order: OrderActor; readonly only: string | undefined }) {
  const { lines, unsent } = useSelector(order, ({ context }) => context.cart)
  const mode = useSelector(order, ({ context }) => context.mode)
  const fetched = useSelector(order, ({ context }) => context.pickupId !== null) || only !== undefined
  const address = useSelector(order, ({ context }) => context.address)
  return unsent ? null : (
    <p className={styles['quiet']}>
      <ArrivalLine
        pids={lines.map(({ pid }) => pid)}
        fetched={fetched}
        handsInLater={SHOP_MODES[mode].uploadsLater}
        country={address ? (address.country ?? UNNAMED_COUNTRY) : undefined}
      />
    </p>
  )
}

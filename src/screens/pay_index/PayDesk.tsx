import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Address } from '../../../domain/order/address.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { orderMachine } from '../../../machines/order/order.machine.ts'
import { asksAddress } from '../../../machines/order/order.selectors.ts'
import { useNavigation } from '../../navigation.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Money } from '../../ui/Money.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressSheet } from './AddressSheet.tsx'
import { OrderChoices } from './OrderChoices.tsx'
import { PayButton } from './PayButton.tsx'
import styles from './PayDesk.module.css'
import { PayNotes } from './PayNotes.tsx'
import { PriceCard } from './PriceCard.tsx'
import { PriceChangedDialog } from './PriceChangedDialog.tsx'

export type OrderActor = ActorRefFrom<typeof orderMachine>

/** States in which the button does something else than pay. */
const SILENT = ['needs address', 'failed', 'refused', 'checking your order'] as const

interface PayDeskProps {
  readonly order: OrderActor
  readonly product: Product
  readonly onAddress: (address: Address) => void
}

/** What is ordered, where it goes, what it costs, and one button with the amount. */
export function PayDesk({ order, product, onAddress }: PayDeskProps) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const state = useSelector(order, (snapshot) => snapshot)
  const [editing, setEditing] = useState(false)
  const { quote, address } = state.context
  // In all other states the button itself says the amount.
  const silentButton = SILENT.some((tag) => state.hasTag(tag))
  return (
    <Screen
      top={<TopBar title={t`Order`} onBack={() => back('index')} />}
      lead={
        <div className={styles['column']}>
          <PayNotes order={order} />
          <OrderChoices order={order} product={product} />
          {asksAddress(state) ? <AddressCard address={address} onEdit={() => setEditing(true)} /> : null}
        </div>
      }
      bottom={
        <BottomBar
          note={quote && silentButton ? <Money amount={quote.total} currency={quote.currency} size="large" /> : null}
        >
          <PayButton order={order} onAddress={() => setEditing(true)} />
        </BottomBar>
      }
    >
      <PriceCard state={state} />
      <AddressSheet
        open={editing}
        onOpenChange={setEditing}
        address={address}
        onAddress={(next) => {
          onAddress(next)
          order.send({ type: 'address.set', address: next })
          setEditing(false)
        }}
      />
      <PriceChangedDialog order={order} />
    </Screen>
  )
}

import type { Address } from '../../../domain/order/address.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { AddressSheet } from './AddressSheet.tsx'

interface CorrectAddressProps {
  readonly order: OrderDetails
  readonly onClose: () => void
  readonly onAddress: (address: Address) => void
}

/** The address of an order, whole as the shop has it, to be corrected. Without an answer of the shop all of it is typed anew. */
export function CorrectAddress({ order, onClose, onAddress }: CorrectAddressProps) {
  const { id, receiver } = order
  const whole = useApiQuery(['order', id, 'address'], ({ orders }, signal) => orders.addressOf(id, signal))
  return (
    <AddressSheet
      open
      correcting={whole.isLoading ? 'waits' : 'is-there'}
      onOpenChange={onClose}
      address={whole.data ?? null}
      pickup={receiver.pickup}
      onAddress={onAddress}
    />
  )
}

import type { OrderId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import type { Secrets } from '../base/secrets.ts'

const CODES = 1_000_000

/** The six digits that hand an order out: its own, the same whenever they are asked for, and guessed by nobody. */
export function pickUpCode(secrets: Secrets, orderId: OrderId): string {
  const drawn = Buffer.from(secrets.sign('pick-up', orderId), 'base64url').readUInt32BE(0)
  return String(drawn % CODES).padStart(6, '0')
}

/** States in which somebody may still come for an order. */
const AWAITED: readonly OrderState[] = ['to-upload', 'paid', 'in-production', 'ready-to-collect']

export const isAwaited = ({ pickupId, state }: Pick<Order, 'pickupId' | 'state'>) =>
  pickupId !== null && AWAITED.includes(state)

/** Where an order is fetched; undefined where it is sent, or the merchant has given up the place. */
export function pickUpPlace(
  { pickupId }: Pick<Order, 'pickupId'>,
  merchant: Pick<Merchant, 'shop'> | undefined,
  language: Language,
): { readonly name: string; readonly address: string } | undefined {
  const place = merchant?.shop.pickUpAddresses.find(({ id }) => id === pickupId)
  return place && { name: place.name[language], address: place.address[language] }
}

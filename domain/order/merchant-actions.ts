import type { StaffRole } from '../staff/staff.ts'
import type { Order, OrderItem } from './order.ts'
import { isHeld } from './order-changes.ts'
import { orderAfter } from './order-state.ts'
import { PARCELS_MAX, parcelsOf } from './parcels/parcels.ts'

/** What the merchant's people can do with an order, as far as it is; the calls ask again with the order locked. */
export const MERCHANT_ACTIONS = [
  'ship',
  'parcel',
  'more-parcel',
  'ready',
  'collect',
  'print-now',
  'answer',
  'invoice',
  'address',
  'reopen',
  'call-off',
  'refund-part',
  'note',
] as const
export type MerchantAction = (typeof MERCHANT_ACTIONS)[number]

/** The factory makes and sends; money and words with shoppers are not its business. */
const FACTORY: readonly MerchantAction[] = ['ship', 'parcel', 'more-parcel', 'ready', 'collect', 'note']

interface Facts {
  /** Its shopper waits for an answer. */
  readonly asked: boolean
  /** What was paid and has not gone back, smallest units. */
  readonly refundable: number
  /** An invoice is to be written, or one that was can be corrected. */
  readonly invoice: boolean
  /** Other orders travel in its parcel. */
  readonly travels: boolean
}

export function merchantActionsOf(
  order: Pick<Order, 'kind' | 'state' | 'heldUntil' | 'parentId' | 'source' | 'pickupId' | 'shipment' | 'moreParcels'>,
  items: readonly Pick<OrderItem, 'need' | 'print'>[],
  { asked, refundable, invoice, travels }: Facts,
  by: { readonly role: StaffRole; readonly now: number },
): readonly MerchantAction[] {
  const parcels = parcelsOf(order).length
  const can: Readonly<Record<MerchantAction, boolean>> = {
    // What is fetched never leaves in a parcel.
    ship: order.pickupId === null && orderAfter(order.state, 'ship') !== undefined,
    parcel: order.state === 'shipped' && parcels > 0,
    'more-parcel': order.state === 'shipped' && parcels > 0 && parcels < PARCELS_MAX,
    ready: order.pickupId !== null && orderAfter(order.state, 'ready') !== undefined,
    collect: orderAfter(order.state, 'collect') !== undefined,
    'print-now': isHeld(order, by.now),
    answer: asked,
    invoice,
    // What is fetched goes to a place of the shop, not to an address.
    address: order.pickupId === null && order.parentId === null && isStillHere(order.state),
    reopen:
      (order.state === 'to-upload' || orderAfter(order.state, 'reopen') !== undefined) &&
      items.some(({ need }) => need !== 'nothing'),
    'call-off':
      order.kind === 'goods' && order.source === 'shop' && !travels && canCallOff(order.state, refundable > 0),
    // What a shopper has in hand may be wrong too: the state does not matter, only money that has not gone back.
    'refund-part': order.kind === 'goods' && refundable > 0,
    note: true,
  }
  const mine = by.role === 'factory' ? FACTORY : MERCHANT_ACTIONS
  return mine.filter((action) => can[action])
}

/** Whether an order has neither left nor ended: who gets it and where can still be changed. */
export function isStillHere(state: Order['state']): boolean {
  return ['awaiting-pay', 'to-upload', 'paid', 'in-production', 'ready-to-collect'].includes(state)
}

/** Whether the merchant can close an order: what was paid goes back whole, whatever is printed of it. */
export function canCallOff(state: Order['state'], paid: boolean): boolean {
  return (
    (orderAfter(state, paid ? 'refund' : 'cancel') ?? orderAfter(state, 'call-off')) !== undefined &&
    state !== 'cancelled'
  )
}

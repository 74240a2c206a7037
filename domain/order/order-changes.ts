import type { EpochMs } from '../units.ts'
import type { Order, OrderItem } from './order.ts'

/** So long a paid order may still be changed where its merchant says nothing else. */
export const CHANGE_MINUTES = 30
/** A merchant may say a week at most: nobody waits longer for a book to be begun. */
export const CHANGE_MINUTES_MAX = 7 * 24 * 60

const MINUTE_MS = 60_000

/**
 * What a shopper can still do with an order. `options` chooses others of the same price, `design` opens a thing that is paid for once more, `print-now` gives up the
 * rest of the window, `ask` leaves it to the merchant, `complain` tells
 * the merchant what is wrong with what came.
 */
export const ORDER_CHANGES = ['cancel', 'address', 'options', 'design', 'print-now', 'ask', 'complain'] as const
export type OrderChange = (typeof ORDER_CHANGES)[number]

type ChangedOrder = Pick<Order, 'kind' | 'source' | 'state' | 'heldUntil' | 'parentId' | 'address'>
type ChangedItem = Pick<OrderItem, 'need' | 'print' | 'attributes'>

/**
 * How long production waits for an order that is whole now; null: it begins at once. What was bought on another platform
 * is cancelled there, so it waits for nothing here.
 */
export function heldUntil(
  { source, kind }: Pick<Order, 'source' | 'kind'>,
  { changeMinutes = CHANGE_MINUTES }: { readonly changeMinutes?: number },
  now: EpochMs,
): EpochMs | null {
  return source === 'e-commerce' || kind === 'level' || changeMinutes === 0 ? null : now + changeMinutes * MINUTE_MS
}

/** The order is paid and whole, and production waits for its shopper. At its last moment the window is closed. */
export function isHeld({ state, heldUntil }: Pick<Order, 'state' | 'heldUntil'>, now: EpochMs): boolean {
  return state === 'paid' && heldUntil !== null && now < heldUntil
}

/**
 * What the shopper of an order can still change: everything until it is paid, then as long as its window is open and
 * nothing of it is begun; afterwards the merchant is asked.
 *
 * What travels in another order's parcel goes where that one goes, and what nobody sends goes nowhere.
 */
export function changesOf(order: ChangedOrder, items: readonly ChangedItem[], now: EpochMs): readonly OrderChange[] {
  if (order.kind !== 'goods' || order.source === 'e-commerce') {
    return []
  }
  const address: readonly OrderChange[] = order.parentId === null && order.address.name !== '' ? ['address'] : []
  const options: readonly OrderChange[] = items.some(({ attributes }) => attributes.length > 0) ? ['options'] : []
  const isBegun = items.some(({ print }) => print !== 'none')
  switch (order.state) {
    case 'awaiting-pay':
      return ['cancel', ...address, ...options]
    case 'to-upload':
      return isBegun ? ['ask'] : ['cancel', ...address, ...options]
    case 'paid': {
      if (!isHeld(order, now)) {
        return ['ask']
      }
      const design: readonly OrderChange[] = items.some(({ need }) => need !== 'nothing') ? ['design'] : []
      return isBegun ? ['print-now', 'ask'] : ['cancel', ...address, ...options, ...design, 'print-now']
    }
    case 'in-production':
    case 'ready-to-collect':
      return ['ask']
    case 'shipped':
    case 'collected':
      return ['complain']
    default:
      return []
  }
}

import type { SnapshotFrom } from 'xstate'
import { SHOP_MODES } from '../../domain/order/shop-mode.ts'
import type { orderMachine } from './order.machine.ts'
import type { OrderQuote, OrderTag } from './order.types.ts'

type OrderSnapshot = SnapshotFrom<typeof orderMachine>

type ShownPrice = Pick<OrderQuote, 'total' | 'currency'>

/** The price before and after it changed under the shopper. */
export function priceChange({
  context,
}: OrderSnapshot): { readonly before: ShownPrice; readonly now: ShownPrice } | null {
  const { quote, quoteBefore } = context
  return quote && quoteBefore ? { before: quoteBefore, now: quote } : null
}

/** Whether it is asked where the order goes: by its mode, and because something is sent at all. */
export function asksAddress({ context }: OrderSnapshot): boolean {
  return SHOP_MODES[context.mode].asksAddress && !context.cart.unsent
}

/** What the page of an order says, the more telling word first: an order that waits for its payment may be being confirmed. */
const STAGES = [
  'checking your order',
  'needs address',
  'refused',
  'failed',
  'price changed',
  'can submit',
  'handed in',
  'paid',
  'being confirmed',
  'asking for payment',
  'submitted',
] as const satisfies readonly OrderTag[]

export type OrderStage = (typeof STAGES)[number]

/** Where the order stands, in one word; `undefined` while it is only worked on. */
export function orderStage(snapshot: OrderSnapshot): OrderStage | undefined {
  return STAGES.find((tag) => snapshot.hasTag(tag))
}

/** The shop has the order; it waits for its payment. */
export function isSubmitted(snapshot: OrderSnapshot): boolean {
  return snapshot.hasTag('submitted')
}

export function isOrderBusy(snapshot: OrderSnapshot): boolean {
  return snapshot.hasTag('busy')
}

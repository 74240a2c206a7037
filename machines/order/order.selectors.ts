import type { SnapshotFrom } from 'xstate'
import { SHOP_MODES } from '../../domain/order/shop-mode.ts'
import type { MinorUnits } from '../../domain/units.ts'
import type { orderMachine } from './order.machine.ts'

type OrderSnapshot = SnapshotFrom<typeof orderMachine>

/** The price before and after it changed under the shopper. */
export function priceChange({
  context,
}: OrderSnapshot): { readonly before: MinorUnits; readonly now: MinorUnits } | null {
  const { quote, quoteBefore } = context
  return quote && quoteBefore ? { before: quoteBefore.total, now: quote.total } : null
}

/** Whether it is asked where the order goes: by its mode, and because something is sent at all. */
export function asksAddress({ context }: OrderSnapshot): boolean {
  return SHOP_MODES[context.mode].asksAddress && !context.cart.unsent
}

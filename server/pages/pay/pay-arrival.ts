import type { ProductId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import { deliveryTimeTo, homeOf } from '../../../domain/merchant/delivered-to.ts'
import { type Arrival, arrivalOf } from '../../../domain/merchant/delivery-time.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { makeDaysOf } from '../../../domain/order/item-needs.ts'
import { isWaiting } from '../../../domain/order/links/hand-in.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { CHANGE_MINUTES } from '../../../domain/order/order-changes.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EpochMs } from '../../../domain/units.ts'

/** A page of the server does not know its reader's clock: its days are those of China, in minutes before UTC's and by name. */
const ZONE_MINUTES = 480
const ZONE = 'Asia/Shanghai'
const MINUTE_MS = 60_000

/** When an order that still waits for its money arrives, or can be fetched, if it is paid now; what waits for its shopper then promises no day. */
export function arrivalIfPaid(
  { order, items }: OrderWithItems,
  merchant: Merchant,
  products: ReadonlyMap<ProductId, Product>,
  now: EpochMs,
): Arrival | undefined {
  const delivery = deliveryTimeTo(merchant, order.address.country ?? homeOf(merchant))
  if (!delivery || order.state !== 'awaiting-pay' || items.some(isWaiting)) {
    return undefined
  }
  const ordered = items.map(({ pid }) => products.get(pid))
  const makeDays = makeDaysOf(ordered, delivery.makeDays)
  if (makeDays === undefined) {
    return undefined
  }
  const begins = now + (merchant.shop.changeMinutes ?? CHANGE_MINUTES) * MINUTE_MS
  return arrivalOf(delivery, { begins, makeDays, fetched: order.pickupId !== null }, ZONE_MINUTES)
}

/** A day without its year, as a language writes it. */
export function dayIn(language: Language): (at: EpochMs) => string {
  const format = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: ZONE })
  return (at) => format.format(at)
}

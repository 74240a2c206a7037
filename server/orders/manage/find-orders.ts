import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import { type manageOrders, ORDER_FILTERS } from '../../../domain/calls/manage/orders.ts'
import type { ProductId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import { isWaiting } from '../../../domain/order/links/hand-in.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { ORDER_STATES, type OrderState } from '../../../domain/order/order-state.ts'
import { parcelsOf } from '../../../domain/order/parcels/parcels.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { StaffRole } from '../../../domain/staff/staff.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { answer } from '../../base/answer.ts'
import { type ClockOffset, clockOffset, dayBegin, dayOf } from '../../base/calendar-days.ts'
import type { Secrets } from '../../base/secrets.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { createManageOrderStore } from '../../stores/manage-orders.store.ts'
import { createProductStore } from '../../stores/products.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'
import { itemPicture } from '../item-picture.ts'
import { shortOf } from '../short-of.ts'

/** Orders on one page. */
const PAGE_MAX = 100
const PAGE = 25
const DAY_MS = 86_400_000
const LATEST = Date.UTC(9999, 0)

/** What the factory makes, sends, and has sent. */
const FACTORY_STATES: readonly OrderState[] = ['paid', 'in-production', 'ready-to-collect', 'shipped', 'collected']

/** The states that somebody sees at all. */
export function statesFor(role: StaffRole): readonly OrderState[] {
  return role === 'factory' ? FACTORY_STATES : ORDER_STATES
}

export async function findOrders(
  deps: Deps,
  { key, state, zone, timezone, from, till, Start, Count }: ParsedRequestOf<typeof manageOrders>,
  { db, caller, now }: CallContext<'staff'>,
) {
  const { merchantId: mchid, language, staff } = caller
  const store = createManageOrderStore(db)
  const seen = statesFor(staff.role)
  const clocks = clockOffset(timezone, zone ?? 0)
  const filter = ORDER_FILTERS.find((one) => one === state)
  const states =
    filter === 'failed-refunds' && staff.role === 'factory'
      ? []
      : state === '' || filter
        ? seen
        : seen.filter((one) => one === state)
  const { orders, total } =
    states.length === 0
      ? { orders: [], total: 0 }
      : await store.search({
          ...{ mchid, key, states, ...(filter ? { filter } : {}), since: dayBegin(dayOf(now, clocks), clocks), now },
          ...placedIn({ from, till }, clocks),
          ...{ start: Start ?? 0, count: Math.min(Count ?? PAGE, PAGE_MAX) },
        })
  const ids = orders.map(({ order }) => order.id)
  const asking = await store.asking(ids)
  const toWrite = await createInvoiceStore(db).toWriteOf(staff.role === 'factory' ? [] : ids)
  const products = await productsOf(db, orders)
  const viewing = { secrets: deps.secrets, now, language, role: staff.role, products }
  return answer(
    orders.map((found) => {
      const { id } = found.order
      return orderRowOf(found, { asks: asking.has(id), invoices: toWrite.has(id) }, viewing)
    }),
    total,
  )
}

export interface ManageViewing {
  readonly secrets: Secrets
  readonly now: EpochMs
  readonly language: Language
  readonly role: StaffRole
  readonly products: ReadonlyMap<ProductId, Product>
}

/** An order in the list of the merchant's people. */
export function orderRowOf(
  { order, items }: OrderWithItems,
  { asks, invoices }: { readonly asks: boolean; readonly invoices: boolean },
  viewing: ManageViewing,
) {
  const { secrets, now, language, role, products } = viewing
  return {
    orderid: order.id,
    short: shortOf(order.id),
    state: order.state,
    created: order.createdAt,
    ...(order.paidAt === null ? {} : { paid: order.paidAt }),
    ...(order.shippedAt === null ? {} : { shipped: order.shippedAt }),
    ...(order.heldUntil === null || order.heldUntil <= now ? {} : { held: order.heldUntil }),
    ...(role === 'factory' ? {} : { pay_amount: order.amount }),
    currency: order.currency,
    recvname: order.address.name,
    recvphone: order.address.phone,
    ...{ asks, invoices, fetched: order.pickupId !== null },
    ...(order.shipment ? { shipment: order.shipment } : {}),
    parcels: [...parcelsOf(order)],
    outtradeid: order.outtradeId ?? '',
    things: items.map((item) => ({
      name: products.get(item.pid)?.name[language] ?? item.pid,
      quantity: item.quantity,
      print: item.print,
      waits: order.state === 'to-upload' && isWaiting(item),
      picture: itemPicture(item, products.get(item.pid), secrets, now),
    })),
  }
}

export async function productsOf(db: Db, orders: readonly OrderWithItems[]): Promise<ReadonlyMap<ProductId, Product>> {
  const [first] = orders
  const products = new Map<ProductId, Product>()
  for (const pid of new Set(
    orders.flatMap(({ items }) => items.flatMap(({ pid, packagePid }) => [pid, packagePid ?? pid])),
  )) {
    const product = first && (await createProductStore(db).find(first.order.mchid, pid))
    if (product) {
      products.set(pid, product)
    }
  }
  return products
}

/** Moments between which something was placed, from days of the caller: the last day is meant whole. */
function placedIn({ from, till }: { readonly from: string; readonly till: string }, clocks: ClockOffset) {
  const after = (day: string) => Date.parse(`${day}T00:00:00Z`) + DAY_MS
  const end = (day: string) =>
    after(day) > LATEST ? LATEST : dayBegin(new Date(after(day)).toISOString().slice(0, 10), clocks)
  return {
    ...(from ? { from: storable(dayBegin(from, clocks)) } : {}),
    ...(till ? { till: storable(end(till)) } : {}),
  }
}

/** A day may be of the year 0 or 9999, and a shift of the zone leads out of the years that the database takes: no order is of those. */
function storable(time: EpochMs): EpochMs {
  return Math.min(Math.max(time, 0), LATEST)
}

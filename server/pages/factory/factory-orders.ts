import { idField } from '../../../domain/calls/call.ts'
import { asId, type MerchantId, type OrderId, type ProductId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { invariant } from '../../../domain/never.ts'
import type { ItemNeed } from '../../../domain/order/item-needs.ts'
import type { Order, OrderItemSummary, OrderWithItems } from '../../../domain/order/order.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { PrintState } from '../../../domain/production/proof.ts'
import { parcelOf } from '../../base/country-data.ts'
import type { Db } from '../../db/db.ts'
import { chosenOfItem } from '../../orders/chosen-of-item.ts'
import { pickUpPlace } from '../../orders/pick-up.ts'
import { createManageOrderStore } from '../../stores/manage-orders.store.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createProductStore } from '../../stores/products.store.ts'
import { FACTORY_STATES, type FactoryState } from './factory-messages.ts'

/** Orders on one page. */
const PAGE_SIZE = 100

/** One thing that the factory makes, sends on or takes from the shelf. */
export interface FactoryItem {
  readonly n: number
  readonly suborderid: string
  readonly pid: string
  /** Product type; 0 of one that is no longer sold. */
  readonly type: number
  readonly name: string
  readonly packageName: string
  readonly need: ItemNeed
  readonly quantity: number
  /** Names of the chosen options. */
  readonly options: readonly string[]
  /** All of it that was chosen, in words. */
  readonly chosen: readonly string[]
  readonly pages: number
  readonly photos: number
  readonly print: PrintState
  /** Files besides the whole print file. */
  readonly besides: OrderItemSummary['besides']
  readonly comment: string
}

export interface FactoryOrder {
  readonly order: Order
  readonly state: FactoryState
  /** Where it is fetched; absent where it is sent. */
  readonly place?: { readonly name: string; readonly address: string }
  /** Where it is sent, as its country writes it. */
  readonly parcel: string
  readonly lineItems: readonly FactoryItem[]
}

/** As an address of the list has it. */
export interface FactoryQuery {
  readonly state?: string
  readonly q?: string
  /** The order that was the last one of the page before. */
  readonly after?: string
  readonly page?: string
}

interface FactorySearch {
  readonly state: FactoryState | undefined
  /** What somebody typed; empty: everything. */
  readonly key: string
  readonly after?: OrderId
  /** Of whoever counts pages; from `after` on, where both are told. */
  readonly page: number
}

/** Longest search, and the last page that anybody leafs to. */
const [KEY_MAX, PAGE_MAX] = [60, 10_000]

export function factorySearch({ state, q, after, page }: FactoryQuery): FactorySearch {
  return {
    state: isFactoryState(state) ? state : undefined,
    // Said twice in an address it is a list.
    key: typeof q === 'string' ? q.trim().slice(0, KEY_MAX) : '',
    // What has not the form of an id names no order, as an unknown one does.
    ...(after === undefined ? {} : { after: asId<OrderId>(idField.safeParse(after).data ?? '') }),
    page: Math.min(Math.max(0, Math.floor(Number(page ?? 0)) || 0), PAGE_MAX),
  }
}

export function isFactoryState(text: string | undefined): text is FactoryState {
  return text !== undefined && Object.hasOwn(FACTORY_STATES, text)
}

/** A page of the list. */
export interface FactoryOrders {
  readonly orders: readonly FactoryOrder[]
  /** Behind this order the list goes on; absent: it is at its end. */
  readonly next?: OrderId
}

type Asked = FactorySearch & { readonly language: Language }

/** A page of paid orders, the newest first. Undefined: it shall go on behind an order that is not the merchant's. */
export async function factoryOrders(
  db: Db,
  mchid: MerchantId,
  { state, key, after, page, language }: Asked,
): Promise<FactoryOrders | undefined> {
  const rows = await createManageOrderStore(db).findForFactory({
    ...{ mchid, key, ...(after === undefined ? {} : { after }) },
    states: state ? [state] : (Object.keys(FACTORY_STATES) as FactoryState[]),
    ...{ start: page * PAGE_SIZE, count: PAGE_SIZE + 1 },
  })
  if (!rows) {
    return undefined
  }
  const shown = rows.slice(0, PAGE_SIZE)
  const known = await knownOf(db, mchid, shown)
  const orders = await Promise.all(shown.map((row) => view(row, known, language)))
  const last = rows.length > PAGE_SIZE ? shown.at(-1)?.order.id : undefined
  return { orders, ...(last === undefined ? {} : { next: last }) }
}

/** All orders of a filter, a page at a time; none is left out because something was shipped meanwhile. */
export async function* allFactoryOrders(
  db: Db,
  mchid: MerchantId,
  asked: Omit<Asked, 'after' | 'page'>,
): AsyncGenerator<readonly FactoryOrder[]> {
  for (let after: OrderId | undefined, isLast = false; !isLast; ) {
    const found = await factoryOrders(db, mchid, { ...asked, ...(after === undefined ? {} : { after }), page: 0 })
    // Orders are never deleted: a place that was there is there.
    invariant(found, 'the list of orders has lost its place')
    yield found.orders
    after = found.next
    isLast = after === undefined
  }
}

export async function factoryOrder(
  db: Db,
  mchid: MerchantId,
  id: OrderId,
  language: Language,
): Promise<FactoryOrder | undefined> {
  const found = await createOrderStore(db).findOfMerchant(id, mchid)
  if (found?.order.kind !== 'goods' || !isFactoryState(found.order.state) || !hasBegun(found)) {
    return undefined
  }
  return await view(found, await knownOf(db, mchid, [found]), language)
}

const isBegun = (item: OrderItemSummary) => item.print !== 'none'

function hasBegun({ order, items }: OrderWithItems): boolean {
  return order.state !== 'to-upload' || items.some(isBegun)
}

async function view(
  { order, items }: OrderWithItems,
  { merchant, products }: Known,
  language: Language,
): Promise<FactoryOrder> {
  const place = pickUpPlace(order, merchant, language)
  const shown = order.state === 'to-upload' ? items.filter(isBegun) : items
  return {
    order,
    state: isFactoryState(order.state) ? order.state : 'paid',
    ...(place ? { place } : {}),
    parcel: await parcelOf(order.address),
    lineItems: shown.map((item) => {
      const product = products.get(item.pid)
      const options = (product?.attributes ?? []).flatMap((group) => group.options)
      return {
        ...{
          n: item.n,
          suborderid: item.subId,
          pid: item.pid,
          type: product?.type ?? 0,
          name: product?.name[language] ?? item.pid,
        },
        packageName: item.packagePid ? (products.get(item.packagePid)?.name[language] ?? item.packagePid) : '',
        ...{ need: item.need, quantity: item.quantity, pages: item.pageCount, photos: item.photoCount },
        options: item.attributes.map((id) => options.find((option) => option.id === id)?.name[language] ?? id),
        chosen: chosenOfItem(item, product, language),
        ...{
          print: item.print,
          besides: item.besides,
          comment: [item.customer, item.comment].filter(Boolean).join(' / '),
        },
      }
    }),
  }
}

/** The merchant's words for what stands in his orders. */
interface Known {
  readonly merchant: Merchant | undefined
  readonly products: ReadonlyMap<ProductId, Product>
}

async function knownOf(db: Db, mchid: MerchantId, orders: readonly OrderWithItems[]): Promise<Known> {
  const products = new Map<ProductId, Product>()
  const pids = orders.flatMap(({ items }) => items.flatMap((item) => [item.pid, item.packagePid ?? item.pid]))
  for (const pid of new Set(pids)) {
    const product = await createProductStore(db).find(mchid, pid)
    if (product) {
      products.set(pid, product)
    }
  }
  return { merchant: await createMerchantStore(db).find(mchid), products }
}

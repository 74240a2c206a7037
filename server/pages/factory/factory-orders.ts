import type { MerchantId, OrderId, ProductId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
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
  readonly page?: string
}

interface FactorySearch {
  readonly state: FactoryState | undefined
  /** What somebody typed; empty: everything. */
  readonly key: string
  readonly page: number
}

/** Longest search, and the last page that anybody leafs to. */
const [KEY_MAX, PAGE_MAX] = [60, 10_000]

export function factorySearch({ state, q, page }: FactoryQuery): FactorySearch {
  return {
    state: isFactoryState(state) ? state : undefined,
    // Said twice in an address it is a list.
    key: typeof q === 'string' ? q.trim().slice(0, KEY_MAX) : '',
    page: Math.min(Math.max(0, Math.floor(Number(page ?? 0)) || 0), PAGE_MAX),
  }
}

export function isFactoryState(text: string | undefined): text is FactoryState {
  return text !== undefined && Object.hasOwn(FACTORY_STATES, text)
}

/** Paid orders, the newest first; of an order that is not whole yet what has begun already. */
export async function factoryOrders(
  db: Db,
  mchid: MerchantId,
  ask: FactorySearch & { readonly language: Language },
): Promise<{ readonly orders: readonly FactoryOrder[]; readonly isLast: boolean }> {
  const states = ask.state ? [ask.state] : (Object.keys(FACTORY_STATES) as FactoryState[])
  const { rows, isLast } = await (ask.key === '' ? paid : found)(db, mchid, { ...ask, states })
  const shown = rows.filter(hasBegun)
  const known = await knownOf(db, mchid, shown)
  return {
    orders: await Promise.all(shown.map((row) => view(row, known, ask.language))),
    isLast,
  }
}

interface Rows {
  readonly rows: readonly OrderWithItems[]
  readonly isLast: boolean
}

type Asked = FactorySearch & { readonly states: readonly FactoryState[] }

async function paid(db: Db, mchid: MerchantId, { states, page }: Asked): Promise<Rows> {
  const rows = await createOrderStore(db).listAll({ mchid, states, limit: PAGE_SIZE, offset: page * PAGE_SIZE })
  return { rows, isLast: rows.length < PAGE_SIZE }
}

/** By what the console's search knows: number, name, phone, parcel, product. */
async function found(db: Db, mchid: MerchantId, { key, states, page }: Asked): Promise<Rows> {
  const [since, start] = [0, page * PAGE_SIZE]
  const looked = await createManageOrderStore(db).search({ mchid, key, states, since, start, count: PAGE_SIZE })
  return { rows: looked.orders, isLast: start + PAGE_SIZE >= looked.total }
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

import type { OrderSummary } from '../../domain/calls/order.ts'
import type { OrderId, ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { OrderItemSummary, OrderWithItems } from '../../domain/order/order.ts'
import { changesOf, isHeld } from '../../domain/order/order-changes.ts'
import { orderSteps, STATUS_NUMBERS } from '../../domain/order/order-state.ts'
import { parcelsOf } from '../../domain/order/parcels/parcels.ts'
import { chosenWood } from '../../domain/product/chosen-wood.ts'
import { currencySign } from '../../domain/product/currency.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PrintState } from '../../domain/production/proof.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import { chosenOfItem } from './chosen-of-item.ts'
import { itemPicture } from './item-picture.ts'
import { uploadOf } from './link-orders.ts'
import { shortOf } from './short-of.ts'

/** What showing orders needs besides the orders. */
export interface OrderViewing {
  readonly secrets: Secrets
  readonly now: EpochMs
  readonly language: Language
  readonly products: ReadonlyMap<ProductId, Product>
  /** Orders of which money is to go back that has not. */
  readonly refunding: ReadonlySet<OrderId>
}

/** An order as its shopper sees it. */
export function orderView({ order, items }: OrderWithItems, viewing: OrderViewing): OrderSummary {
  const paid = order.paidAt ?? undefined
  const made = order.producedAt ?? undefined
  const left = order.shippedAt ?? undefined
  const fetched = order.pickupId !== null
  const held = isHeld(order, viewing.now)
  return {
    orderid: order.id,
    short: shortOf(order.id),
    travels: order.address.name !== '',
    status: STATUS_NUMBERS[order.state],
    state: order.state,
    steps: orderSteps(
      order.state,
      {
        ...(paid === undefined ? {} : { 'to-pay': paid }),
        ...(made === undefined ? {} : { 'in-production': made }),
        ...(left === undefined ? {} : { [fetched ? 'collect' : 'shipped']: left }),
      },
      { fetched, held, finished: items.length > 0 && items.every(({ need }) => need === 'nothing') },
    ),
    created: order.createdAt,
    ...(paid === undefined ? {} : { paid }),
    pay_amount: order.amount,
    currency: order.currency,
    symbol: currencySign(order.currency, viewing.language),
    print: leastReady(items.map((item) => item.print)),
    mode: order.mode,
    source: order.source,
    src: order.src,
    outtradeid: order.outtradeId ?? '',
    parentid: order.parentId ?? '',
    parentshort: order.parentId ? shortOf(order.parentId) : '',
    changes: [...changesOf(order, items, viewing.now)],
    ...(held ? { changeleft: (order.heldUntil ?? viewing.now) - viewing.now } : {}),
    refunding: order.state === 'refunded' && viewing.refunding.has(order.id),
    ...(order.shipment ? { shipment: order.shipment } : {}),
    parcels: [...parcelsOf(order)],
    items: items.map((item) => itemView(item, viewing)),
  }
}

function itemView(
  item: OrderItemSummary,
  { secrets, now, language, products }: OrderViewing,
): OrderSummary['items'][number] {
  const product = products.get(item.pid)
  const page = (product?.book ?? product?.sheets?.[0])?.page
  const wood = product && chosenWood(product, item.attributes)
  return {
    pid: item.pid,
    prodname: product?.name[language] ?? item.pid,
    prodtype: product?.type ?? 0,
    aid: item.aid ?? '',
    taskid: item.taskId ?? '',
    tid: item.themeId ?? '',
    suborderid: item.subId,
    outtradesubid: item.outtradeSubId ?? '',
    upload: uploadOf(item),
    packagename: item.packagePid ? (products.get(item.packagePid)?.name[language] ?? '') : '',
    pkjId: item.packageKey ?? '',
    quantity: item.quantity,
    pagecount: item.pageCount,
    imgcount: item.photoCount,
    attridlist: [...item.attributes],
    chosen: chosenOfItem(item, product, language),
    picture: itemPicture(item, product, secrets, now),
    ...(wood ? { wood } : {}),
    ...(page ? { page } : {}),
  }
}

const BY_READINESS = ['failed', 'none', 'waiting', 'making', 'ready'] as const satisfies readonly PrintState[]

/** An order is as far as the thing that is least far. */
function leastReady(states: readonly PrintState[]): PrintState {
  return BY_READINESS.find((state) => states.includes(state)) ?? 'none'
}

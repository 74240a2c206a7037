import type { MerchantId, OrderId, SubOrderId } from '../../domain/ids.ts'
import { isWaiting } from '../../domain/order/links/hand-in.ts'
import type { Order, OrderItemSummary } from '../../domain/order/order.ts'
import { type OrderState, orderAfter } from '../../domain/order/order-state.ts'
import {
  eachParcelOnce,
  isSameParcel,
  PARCELS_MAX,
  parcelsOf,
  parcelsText,
} from '../../domain/order/parcels/parcels.ts'
import type { Shipment } from '../../domain/order/parcels/shipment.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Db } from '../db/db.ts'
import { createNoticeStore } from '../stores/notices.store.ts'
import { createOrderChangeStore } from '../stores/order-changes.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { pickUpCode } from './pick-up.ts'

/** Who does something to an order that is not his own, for the audit. */
export interface Operating {
  readonly db: Db
  /** `factory`, `operator`, or the id of who works for the merchant. */
  readonly actor: string
  /** The merchant for whom it is done; absent: the operator of every merchant's shop. */
  readonly mchid?: MerchantId
  readonly requestId: string
  readonly now: EpochMs
}

export type Operated =
  | { readonly kind: 'done'; readonly order: Order; readonly item?: OrderItemSummary }
  | { readonly kind: 'unknown' }
  /** The order is not in a state for it. */
  | { readonly kind: 'not-possible'; readonly state: OrderState }

const UNKNOWN: Operated = { kind: 'unknown' }

/** It has left the house, in one parcel or in several. */
export async function shipOrder(
  { db, actor, requestId, now }: Operating,
  id: OrderId,
  mchid: MerchantId | undefined,
  parcels: readonly Shipment[],
): Promise<Operated> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(id)
    if (!order || (mchid !== undefined && order.mchid !== mchid)) {
      return UNKNOWN
    }
    const next = order.pickupId === null ? orderAfter(order.state, 'ship') : undefined
    if (!next) {
      return { kind: 'not-possible', state: order.state }
    }
    const left = eachParcelOnce(parcels)
    await orders.leave(id, next, left, now)
    const after = parcelsText(left)
    await createHandInStore(tx).note({ mchid: order.mchid, action: 'ship', subject: id, actor, requestId, after }, now)
    return { kind: 'done', order: { ...order, state: next } }
  })
}

/** One more parcel of an order that has left: its shopper is told. One that is noted already changes nothing. */
export async function addParcel(
  { db, actor, requestId, now }: Operating,
  id: OrderId,
  mchid: MerchantId | undefined,
  parcel: Shipment,
): Promise<Operated | { readonly kind: 'too-many' }> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(id)
    if (!order || (mchid !== undefined && order.mchid !== mchid)) {
      return UNKNOWN
    }
    const before = parcelsOf(order)
    if (order.state !== 'shipped' || before.length === 0) {
      return { kind: 'not-possible', state: order.state }
    }
    if (before.some((one) => isSameParcel(one, parcel))) {
      return { kind: 'done', order }
    }
    if (before.length >= PARCELS_MAX) {
      return { kind: 'too-many' }
    }
    await orders.saveParcels(id, [...before, parcel])
    await createNoticeStore(tx).writeAnew('parcel-added', order, now)
    const note = { mchid: order.mchid, action: 'more-parcel', subject: id, actor, requestId } as const
    await createHandInStore(tx).note({ ...note, after: parcelsText([parcel]) }, now)
    return { kind: 'done', order: { ...order, moreParcels: [...order.moreParcels, parcel] } }
  })
}

/**
 * A parcel is another than was noted, or none of this order (`parcel` is null): its shopper is told. The same once more
 * changes and tells nothing. `was`: its number until now; absent: the first one.
 */
export async function correctParcel(
  { db, actor, requestId, now }: Operating,
  id: OrderId,
  mchid: MerchantId,
  { was, parcel }: { readonly was: string | undefined; readonly parcel: Shipment | null },
): Promise<Operated | { readonly kind: 'none-left' }> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(id)
    if (!order || order.mchid !== mchid) {
      return UNKNOWN
    }
    const before = parcelsOf(order)
    const place = was === undefined ? 0 : before.findIndex(({ number }) => number === was)
    const old = before[place]
    if (order.state !== 'shipped' || before.length === 0) {
      return { kind: 'not-possible', state: order.state }
    }
    if (!old) {
      // Somebody was faster: what is wanted may be so already.
      const isSo = parcel === null || before.some((one) => isSameParcel(one, parcel))
      return isSo ? { kind: 'done', order } : { kind: 'not-possible', state: order.state }
    }
    const parcels = eachParcelOnce(before.toSpliced(place, 1, ...(parcel ? [parcel] : [])))
    if (parcels.length === 0) {
      return { kind: 'none-left' }
    }
    if (!(parcel && isSameParcel(old, parcel))) {
      await orders.saveParcels(id, parcels)
      await createNoticeStore(tx).writeAnew('parcel-corrected', order, now)
      const after = `${parcelsText([old])} → ${parcel ? parcelsText([parcel]) : '-'}`
      await createHandInStore(tx).note({ mchid, action: 'parcel', subject: id, actor, requestId, after }, now)
    }
    return { kind: 'done', order }
  })
}

/** What is fetched waits at its place from now on. */
export async function readyToCollect(
  { db, actor, requestId, now }: Operating,
  id: OrderId,
  mchid: MerchantId | undefined,
): Promise<Operated> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(id)
    if (!order || (mchid !== undefined && order.mchid !== mchid)) {
      return UNKNOWN
    }
    const next = order.pickupId === null ? undefined : orderAfter(order.state, 'ready')
    if (!next) {
      return { kind: 'not-possible', state: order.state }
    }
    await orders.leave(id, next, [], now)
    await createHandInStore(tx).note({ mchid: order.mchid, action: 'ready', subject: id, actor, requestId }, now)
    return { kind: 'done', order: { ...order, state: next } }
  })
}

/** It is handed to whoever says its code. */
export async function collectOrder(
  { db, actor, requestId, now, secrets }: Operating & { readonly secrets: Secrets },
  id: OrderId,
  mchid: MerchantId | undefined,
  code: string,
): Promise<Operated | { readonly kind: 'code-wrong' }> {
  return await db.transaction(async (tx) => {
    const orders = createOrderStore(tx)
    const order = await orders.loadForPayment(id)
    if (!order || (mchid !== undefined && order.mchid !== mchid)) {
      return UNKNOWN
    }
    const next = orderAfter(order.state, 'collect')
    if (!next) {
      return { kind: 'not-possible', state: order.state }
    }
    if (code.replace(/\s/g, '') !== pickUpCode(secrets, id)) {
      return { kind: 'code-wrong' }
    }
    await orders.move(id, order.state, next, {})
    await createHandInStore(tx).note({ mchid: order.mchid, action: 'collect', subject: id, actor, requestId }, now)
    return { kind: 'done', order: { ...order, state: next } }
  })
}

/** Asks the shopper for other photos of one thing, while nothing of it is made. Links given out before die. */
export async function reopenSubOrder(operating: Operating, subId: SubOrderId): Promise<Operated> {
  const { db, actor, requestId, now } = operating
  return await db.transaction(async (tx) => {
    const found = await lockOf(tx, subId, operating.mchid)
    if (!found) {
      return UNKNOWN
    }
    const { order, item } = found
    const next = order.state === 'to-upload' ? order.state : orderAfter(order.state, 'reopen')
    if (!next || item.need === 'nothing') {
      return { kind: 'not-possible', state: order.state }
    }
    const orders = createOrderStore(tx)
    if (next !== order.state) {
      await orders.move(order.id, order.state, next, {})
      // Its time for changes begins anew once it is whole again.
      await createOrderChangeStore(tx).hold(order.id, null)
    }
    await createHandInStore(tx).reopen(order.id, item.n)
    const note = { mchid: order.mchid, action: 'reopen', subject: subId, actor, requestId } as const
    await createHandInStore(tx).note({ ...note, before: item.designHash ?? '' }, now)
    const [fresh] = (await orders.itemsOf(order.id)).filter((one) => one.subId === subId)
    return { kind: 'done', order: { ...order, state: next }, ...(fresh ? { item: fresh } : {}) }
  })
}

/** Frees the number of another platform that the wrong shopper has claimed, while nothing of it is in production. */
export async function releaseClaim(operating: Operating, mchid: MerchantId, outtradeId: string): Promise<Operated> {
  return await endClaim(operating, mchid, outtradeId, 'release')
}

/** Calls off what a shopper has claimed and the other platform has given back, while nothing of it is in production. */
export async function closeClaim(operating: Operating, mchid: MerchantId, outtradeId: string): Promise<Operated> {
  return await endClaim(operating, mchid, outtradeId, 'cancel')
}

async function endClaim(
  { db, actor, requestId, now }: Operating,
  mchid: MerchantId,
  outtradeId: string,
  action: 'release' | 'cancel',
): Promise<Operated> {
  return await db.transaction(async (tx) => {
    const claimed = await createHandInStore(tx).lockClaimed(mchid, outtradeId)
    if (!claimed) {
      return UNKNOWN
    }
    const { order, items } = claimed
    const next = orderAfter(order.state, action)
    if (!next || items.some((item) => item.need !== 'nothing' && (item.print === 'making' || item.print === 'ready'))) {
      return { kind: 'not-possible', state: order.state }
    }
    await createOrderStore(tx).move(order.id, order.state, next, {})
    if (action === 'release') {
      await createHandInStore(tx).release(order.id)
    }
    const note = { mchid, action, subject: order.id, actor, requestId, before: outtradeId } as const
    await createHandInStore(tx).note(note, now)
    return { kind: 'done', order: { ...order, state: next } }
  })
}

/** A sub-order whose link may be given out: it waits. */
export async function waitingSubOrder(db: Db, subId: SubOrderId, mchid?: MerchantId): Promise<Operated> {
  return await db.transaction(async (tx) => {
    const found = await lockOf(tx, subId, mchid)
    if (!found) {
      return UNKNOWN
    }
    const { order, item } = found
    return order.state === 'to-upload' && isWaiting(item)
      ? { kind: 'done', order, item }
      : { kind: 'not-possible', state: order.state }
  })
}

async function lockOf(tx: Db, subId: SubOrderId, mchid: MerchantId | undefined) {
  const handIns = createHandInStore(tx)
  const owner = await handIns.findBySub(subId)
  const isMine = owner !== undefined && (mchid === undefined || owner.mchid === mchid)
  const found = isMine ? await handIns.lock(owner.id, owner.mchid) : undefined
  const item = found?.items.find((one) => one.subId === subId)
  return found && item ? { order: found.order, item } : undefined
}

import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { manageLabels } from '../../../domain/calls/manage/orders.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import type { OrderWithItems } from '../../../domain/order/order.ts'
import { whyNoParcel } from '../../../domain/order/own-parcel.ts'
import { csvCell } from '../../../domain/text/csv-cell.ts'
import { answer, refuse } from '../../base/answer.ts'
import { parcelOf } from '../../base/country-data.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { shortOf } from '../short-of.ts'
import { productsOf, statesFor } from './find-orders.ts'

const COLUMNS = [
  ...['order', 'short', 'name', 'phone', 'province', 'city', 'district', 'street', 'things', 'comment'],
  ...['country', 'postcode', 'parcel'],
]

/**
 * A line for each parcel, as the programs of carriers take it; with the mark by which spreadsheets know UTF-8. What is
 * fetched, is not paid, is closed or goes in the parcel of another order is told instead: a label would be paid for it.
 */
export async function labelsOf({ oids }: ParsedRequestOf<typeof manageLabels>, context: CallContext<'staff'>) {
  const { db, caller, requestId, now } = context
  const { merchantId: mchid, staff, language } = caller
  const seen = statesFor(staff.role)
  const asked = [...new Set(oids)].map((oid) => asId<OrderId>(oid))
  const found = (await createOrderStore(db).loadAll(asked)).filter(
    ({ order }) => order.mchid === mchid && order.kind === 'goods' && seen.includes(order.state),
  )
  if (found.length !== asked.length) {
    return refuse('not-found')
  }
  const left = await leftOut(db, mchid, found)
  const orders = found.filter(({ order }) => !left.some(({ orderid }) => orderid === order.id))
  const products = await productsOf(db, orders)
  const parcels = await Promise.all(orders.map(({ order }) => parcelOf(order.address)))
  const lines = orders.map(({ order, items }, index) => [
    ...[order.id, shortOf(order.id), order.address.name, order.address.phone, order.address.province],
    ...[order.address.city, order.address.district, order.address.street],
    items.map(({ pid, quantity }) => `${quantity} x ${products.get(pid)?.name[language] ?? pid}`).join(', '),
    order.comment,
    ...[order.address.country ?? '', order.address.postcode ?? '', parcels[index] ?? ''],
  ])
  const audit = createHandInStore(db)
  for (const { order } of orders) {
    await audit.note({ mchid, action: 'labels', subject: order.id, actor: staff.id, requestId }, now)
  }
  const csv = `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
  return answer({ csv, left })
}

async function leftOut(db: Db, mchid: MerchantId, found: readonly OrderWithItems[]) {
  const parents = await createOrderStore(db).loadAll(found.flatMap(({ order }) => order.parentId ?? []))
  const merchant = await createMerchantStore(db).find(mchid)
  return found.flatMap(({ order }) => {
    const parent = parents.find((one) => one.order.id === order.parentId)?.order
    const why = whyNoParcel(order, parent, merchant?.factory ?? { mergeOrder: false })
    const along = why === 'travels-along' && parent ? { with: shortOf(parent.id) } : {}
    return why ? [{ orderid: order.id, why, ...along }] : []
  })
}

import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import type { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { addressLine } from '../../../domain/order/address.ts'
import { isWaiting } from '../../../domain/order/links/hand-in.ts'
import { merchantActionsOf } from '../../../domain/order/merchant-actions.ts'
import type { Order, OrderItemSummary } from '../../../domain/order/order.ts'
import { orderAfter } from '../../../domain/order/order-state.ts'
import { isBilled } from '../../../domain/pay/invoice/invoice.ts'
import { backOf, owedRefunds, refundableOf } from '../../../domain/pay/refundable.ts'
import { FACTORY_READS, takenOf } from '../../../domain/staff/audit-action.ts'
import { answer, refuse } from '../../base/answer.ts'
import { hashOf } from '../../base/hash-of.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import { pictureAddress } from '../../preview/picture-address.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createOrderRequestStore } from '../../stores/order-requests.store.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../../stores/payments.store.ts'
import { createPreviewStore } from '../../stores/previews.store.ts'
import { createRefundStore } from '../../stores/refunds.store.ts'
import { createShopTextStore } from '../../stores/shop-texts.store.ts'
import { createInvoiceStore } from '../../stores/shoppers/invoices.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'
import { chosenOfItem } from '../chosen-of-item.ts'
import { invoiceView } from '../invoices/ask-invoice.ts'
import { itemPicture } from '../item-picture.ts'
import { receiverFields } from '../order-address.ts'
import { shortOf } from '../short-of.ts'
import { type ManageViewing, orderRowOf, productsOf, statesFor } from './find-orders.ts'
import { noteLook } from './note-look.ts'

/** One order with all that is known of it. Whoever sees a shopper's name and address is noted (safety 11.9). */
export async function showManagedOrder(
  deps: Deps,
  { oid }: ParsedRequestOf<typeof manageOrder>,
  { db, caller, now, requestId }: CallContext<'staff'>,
) {
  const { merchantId: mchid, language, staff } = caller
  const found = await createOrderStore(db).findOfMerchant(asId<OrderId>(oid), mchid)
  if (found?.order.kind !== 'goods' || !statesFor(staff.role).includes(found.order.state)) {
    return refuse('not-found')
  }
  const { order, items } = found
  const isFactory = staff.role === 'factory'
  const viewing = { secrets: deps.secrets, now, language, role: staff.role, products: await productsOf(db, [found]) }
  const requests = isFactory ? [] : await createOrderRequestStore(db).ofOrder(order.id)
  const invoice = isFactory ? null : await createInvoiceStore(db).find(order.id)
  const asked = requests.some(({ agreed }) => agreed === null)
  const added = await createOrderStore(db).addedTo(order.id, { merchantId: mchid, uid: order.uid })
  const money = await moneyOf(db, order)
  const history = await historyOf(db, order, items)
  await noteLook(db, { mchid, subject: order.id, actor: staff.id, requestId }, now)
  const names = await createStaffStore(db).names(mchid)
  const merchant = await createMerchantStore(db).find(mchid)
  const place = merchant?.shop.pickUpAddresses.find(({ id }) => id === order.pickupId)
  const facts = {
    asked,
    refundable: isFactory ? 0 : money.refundable,
    invoice: invoice !== null && (invoice.sentAt !== null || isBilled(order.state)),
    travels: added.length > 0,
  }
  return answer({
    ...orderRowOf(found, { asks: asked, invoices: invoice?.sentAt === null && isBilled(order.state) }, viewing),
    ...receiverFields(order.address),
    pickup:
      order.pickupId === null ? '' : place ? `${place.name[language]} · ${place.address[language]}` : order.pickupId,
    comment: order.comment,
    textsversion: (await createShopTextStore(db).agreedBy(order.id)) ?? 0,
    parentid: order.parentId ?? '',
    added: added.map((orderid) => ({ orderid, short: shortOf(orderid) })),
    ...(isFactory ? {} : { uid: order.uid }),
    lines: isFactory ? [] : [...order.lines],
    ...(isFactory ? {} : { money }),
    items: await Promise.all(items.map((item) => thingOf(db, order, item, viewing))),
    requests: requests.map(({ id, kind, text, at, address, agreed, answer: said }) => ({
      ...{ id, kind, text, at, address: address ? [address.name, address.phone, addressLine(address)].join(' ') : '' },
      ...(agreed === null ? {} : { agreed, answer: said }),
    })),
    ...(invoice ? { invoice: invoiceView(invoice) } : {}),
    history: history
      .filter(({ action }) => !isFactory || FACTORY_READS.has(action))
      .map(({ at, action, actor, after }) => ({
        ...{ at, action, by: names.get(actor) || (actor === order.uid ? 'shopper' : actor) },
        ...{ taken: takenOf({ action, after }), text: TOLD.has(action) ? after : '' },
      })),
    can: [...merchantActionsOf(order, items, facts, { role: staff.role, now })],
  })
}

/** Actions whose `after` is written for people; of the others it is a hash. */
const TOLD: ReadonlySet<string> = new Set([
  'ship',
  'parcel',
  'more-parcel',
  'answer',
  'note',
  'cancel',
  'refund-part',
  'invoice-sent',
])

/** What was done to an order and to its things, in its order of time. */
async function historyOf(db: Db, { id, mchid }: Order, items: readonly OrderItemSummary[]) {
  const audit = createHandInStore(db)
  const notes = [id, ...items.map(({ subId }) => subId)].map((subject) => audit.notesOf(mchid, subject))
  return (await Promise.all(notes)).flat().sort((a, b) => a.id - b.id)
}

async function moneyOf(db: Db, { id }: Pick<Order, 'id'>) {
  const payment = (await createPaymentStore(db).ofOrder(id)).find(({ effect }) => effect === 'paid')
  const refunds = (await createRefundStore(db).ofOrder(id)).filter(({ eventId }) => eventId === payment?.eventId)
  return {
    paid: payment?.amount ?? 0,
    back: payment ? backOf(payment, refunds) : 0,
    refundable: refundableOf(payment, refunds),
    failed: owedRefunds(refunds).at(-1)?.note ?? '',
  }
}

async function thingOf(db: Db, order: Order, item: OrderItemSummary, viewing: ManageViewing) {
  const { secrets, now, language, products } = viewing
  const product = products.get(item.pid)
  const waits = order.state === 'to-upload' && isWaiting(item)
  return {
    ...{ n: item.n, suborderid: item.subId, name: product?.name[language] ?? item.pid },
    ...(item.packagePid ? { packagename: products.get(item.packagePid)?.name[language] ?? item.packagePid } : {}),
    chosen: chosenOfItem(item, product, language),
    quantity: item.quantity,
    comment: [item.customer, item.comment].filter(Boolean).join(' / '),
    ...{ print: item.print, waits },
    reopens:
      item.need !== 'nothing' &&
      (order.state === 'to-upload' ? !waits : orderAfter(order.state, 'reopen') !== undefined),
    picture: itemPicture(item, product, secrets, now),
    pagepictures: await pagePicturesOf(db, item, viewing),
    files: filesOf(order, item),
  }
}

/** Pictures of the pages as they were ordered: those of the design, while it is still the same. */
async function pagePicturesOf(db: Db, { taskId, designHash }: OrderItemSummary, { secrets, now }: ManageViewing) {
  const previews = createPreviewStore(db)
  const task = taskId === null || designHash === null ? undefined : await previews.load(taskId)
  if (!task || hashOf(task.design) !== designHash) {
    return []
  }
  const pictures = new Map((await previews.pictures(task.id)).map(({ pageId, picture }) => [pageId, picture]))
  return task.design.pages.flatMap(({ id }) => {
    const picture = pictures.get(id)
    return picture ? [pictureAddress(secrets, picture, now)] : []
  })
}

function filesOf({ id }: Order, { n, need, print, besides }: OrderItemSummary) {
  const file = (kind: 'print' | 'cover' | 'block' | 'pictures' | 'proof' | 'originals', name: string) => ({
    ...{ kind, url: `${FACTORY_BASE}/${id}/${name}?n=${n}` },
  })
  if (print !== 'ready' || need === 'nothing') {
    return []
  }
  return need === 'photos'
    ? [file('originals', 'originals.zip')]
    : [
        file('print', 'print.pdf'),
        ...(besides.includes('cover') ? [file('cover', 'cover.pdf')] : []),
        ...(besides.includes('block') ? [file('block', 'block.pdf')] : []),
        ...(besides.includes('pictures') ? [file('pictures', 'pictures.zip')] : []),
        file('proof', 'proof.json'),
      ]
}

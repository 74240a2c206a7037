import type { DataOf } from '../../../domain/calls/call.ts'
import { getOrderInfo, getUserOrderList, type OrderSummary } from '../../../domain/calls/order.ts'
import {
  askAboutOrder,
  askForInvoice,
  cancelOrder,
  changeOrderAddress,
  changeOrderOptions,
  getOrderAddress,
  printOrderNow,
  reopenOrderItem,
} from '../../../domain/calls/order-changes.ts'
import { type AlbumId, asId, type OrderId, type ProductId, type SubOrderId, type TaskId } from '../../../domain/ids.ts'
import { type OrderState, OVER, STATUS_NUMBERS } from '../../../domain/order/order-state.ts'
import { countedAs, PAGES_OF } from '../../../domain/product/counted-as.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { OrderCard, OrdersPorts } from '../../ports/ports.ts'
import { readAnswer } from '../platform/answered.ts'
import type { StoredIntents } from '../stored/stored-intents.ts'
import { addressOf, receiverOf } from './receiver-of.ts'

/** The shopper's orders, as far as the shop is asked. */
export function ordersPorts(
  intents: Pick<StoredIntents, 'find'>,
): Omit<OrdersPorts, 'lastAddress' | 'regions' | 'keepAddress' | 'goToPay'> {
  return {
    unfinished: (cartId, uid) => intents.find(cartId, uid),
    orders: async (state, start, signal) => {
      const status = state === 'over' ? OVER : state ? STATUS_NUMBERS[state] : 0
      const { data, total } = await readAnswer(getUserOrderList, { status, Start: start }, signal)
      return { orders: data.map(cardOf), total: total ?? start + data.length }
    },
    orderOfDesign: async (taskId, signal) => {
      const { data } = await readAnswer(getUserOrderList, { taskid: taskId }, signal)
      for (const order of data) {
        const holding = order.items.find((item) => item.taskid === taskId && item.upload === 'submitted')
        if (holding && !ENDED.includes(order.state)) {
          return { orderId: asId<OrderId>(order.orderid), state: order.state, edited: holding.edited ?? false }
        }
      }
      return null
    },
    order: async (id, signal) => {
      const { data } = await readAnswer(getOrderInfo, { oid: id }, signal)
      return {
        ...cardOf(data),
        lines: data.lines.map((line) => ({
          kind: line.kind,
          amount: minorUnits(line.amount),
          ...(line.item === undefined ? {} : { item: line.item }),
          ...(line.part === undefined ? {} : { part: line.part }),
          ...(line.count === undefined ? {} : { count: line.count }),
          ...(line.each === undefined ? {} : { each: minorUnits(line.each) }),
        })),
        ...(data.refundable === undefined ? {} : { refundable: minorUnits(data.refundable) }),
        refunds: data.refunds.map(({ amount, ...when }) => ({ amount: minorUnits(amount), ...when })),
        receiver: { ...addressOf(data), pickup: data.pickup },
        ...(data.pickupplace ? { place: data.pickupplace } : {}),
        ...(data.pickupcode ? { pickUpCode: data.pickupcode } : {}),
        comment: data.comment,
        requests: data.requests,
        ...(data.invoice ? { invoice: invoiceOf(data.invoice) } : {}),
        mayAskInvoice: data.mayinvoice,
        added: data.added.map((id, n) => ({ id: asId<OrderId>(id), number: data.addedshort[n] ?? id })),
      }
    },
    cancel: async (oid, opid) => (await readAnswer(cancelOrder, { oid, opid })).data.incart,
    addressOf: async (oid, signal) => addressOf((await readAnswer(getOrderAddress, { oid }, signal)).data),
    changeAddress: async (oid, address, opid) => {
      await readAnswer(changeOrderAddress, { oid, ...receiverOf(address), opid })
    },
    changeOptions: async (oid, suborderid, attributes, opid) => {
      await readAnswer(changeOrderOptions, { oid, suborderid, attridlist: [...attributes], opid })
    },
    reopen: async (oid, suborderid, opid) => {
      await readAnswer(reopenOrderItem, { oid, suborderid, opid })
    },
    printNow: async (oid, opid) => {
      await readAnswer(printOrderNow, { oid, opid })
    },
    ask: async (oid, { kind, text, address }, opid) => {
      await readAnswer(askAboutOrder, { oid, kind, text, opid, ...(address ? receiverOf(address) : {}) })
    },
    askForInvoice: async (oid, { taxNumber: taxnumber, ...fields }, opid) => {
      await readAnswer(askForInvoice, { oid, taxnumber, ...fields, opid })
    },
  }
}

function invoiceOf(invoice: NonNullable<DataOf<typeof getOrderInfo>['invoice']>) {
  const { taxnumber: taxNumber, sent: sentAt, asked: _, ...fields } = invoice
  return { ...fields, taxNumber, ...(sentAt === undefined ? {} : { sentAt }) }
}

/** Orders that came to nothing hold no design. */
const ENDED: readonly OrderState[] = ['cancelled', 'refunded']

/** Pages are counted of books, cards of postcards, prints with every copy. */
function pagesOf({ prodtype, pagecount }: OrderSummary['items'][number]): Pick<OrderCard['items'][number], 'counted'> {
  const as = countedAs(prodtype as ProductTypeNumber)
  return as && pagecount > 0 ? { counted: { as, count: pagecount / PAGES_OF[as] } } : {}
}

function cardOf(order: OrderSummary): OrderCard {
  return {
    id: asId<OrderId>(order.orderid),
    number: order.short,
    travels: order.travels,
    state: order.state,
    steps: order.steps,
    created: order.created,
    total: minorUnits(order.pay_amount),
    currency: order.currency,
    ...(order.outtradeid && order.source === 'e-commerce' ? { outtradeId: order.outtradeid } : {}),
    ...(order.parentid ? { parent: { id: asId<OrderId>(order.parentid), number: order.parentshort } } : {}),
    changes: order.changes,
    // Counted from the shop's clock: a phone's may be wrong.
    ...(order.changeleft === undefined ? {} : { changeUntil: Date.now() + order.changeleft }),
    isRefunding: order.refunding,
    parcels: order.parcels,
    items: order.items.map((item) => ({
      pid: asId<ProductId>(item.pid),
      subId: asId<SubOrderId>(item.suborderid),
      ...(item.taskid ? { taskId: asId<TaskId>(item.taskid) } : {}),
      ...(item.aid ? { aid: asId<AlbumId>(item.aid) } : {}),
      upload: item.upload,
      packageName: item.packagename,
      name: item.prodname,
      type: item.prodtype as ProductTypeNumber,
      quantity: item.quantity,
      attributes: item.attridlist,
      ...pagesOf(item),
      chosen: item.chosen,
      picture: item.picture,
      ...(item.wood ? { wood: item.wood } : {}),
      ratio: item.page ? item.page.width / item.page.height : 1,
    })),
  }
}

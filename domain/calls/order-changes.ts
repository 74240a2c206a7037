import { z } from 'zod'
import { REQUEST_KINDS } from '../order/order-request.ts'
import { ADDRESS_REASONS } from '../refusals/order-reasons.ts'
import { defineCall, idField, jsonField, opidField } from './call.ts'
import { invoiceFields, receiver, storedReceiver } from './order.ts'

const ownOrder = { oid: idField, opid: opidField }
const moved = z.object({ orderid: z.string(), status: z.number().int() })

export const cancelOrder = defineCall({
  name: 'CancelOrder',
  method: 'POST',
  path: '/Mobile/Shop/CancelOrder',
  summary:
    'Cancels an own order: at any time until it is paid, then until production begins. What was paid goes back whole.',
  changes: true,
  refusals: ['change-closed', 'order-travels'],
  request: z.object(ownOrder),
  data: moved.extend({
    /** What goes back, smallest units; 0: nothing was paid. */
    refund: z.number().int(),
    /** So many of its things stand in the cart again: what was not paid comes back where it was taken from. */
    incart: z.number().int(),
  }),
})

export const changeOrderAddress = defineCall({
  name: 'ChangeOrderAddress',
  method: 'POST',
  path: '/Mobile/Shop/ChangeOrderAddress',
  summary: 'Corrects where an own order goes, until production begins; what travels in its parcel goes there too.',
  changes: true,
  refusals: [...ADDRESS_REASONS, 'change-closed', 'delivery-price-differs'],
  request: z.object({ ...ownOrder, ...receiver }).omit({ pickupid: true }),
  data: moved,
})

export const getOrderAddress = defineCall({
  name: 'GetOrderAddress',
  method: 'POST',
  path: '/Mobile/Shop/GetOrderAddress',
  summary:
    'Where an own order goes, whole, as long as it can be corrected or the merchant be asked to: GetOrderInfo masks the phone.',
  changes: false,
  refusals: ['change-closed'],
  request: z.object({ oid: idField }),
  data: z.object(storedReceiver),
})

export const changeOrderOptions = defineCall({
  name: 'ChangeOrderOptions',
  method: 'POST',
  path: '/Mobile/Shop/ChangeOrderOptions',
  summary:
    'Chooses other options of the same price for one thing of an own order, paid or not, until production begins.',
  changes: true,
  refusals: ['change-closed', 'attribute-missing', 'attribute-unknown', 'option-price-differs'],
  request: z.object({ ...ownOrder, suborderid: idField, attridlist: jsonField(z.array(idField).max(100)) }),
  data: moved,
})

export const reopenOrderItem = defineCall({
  name: 'ReopenOrderItem',
  method: 'POST',
  path: '/Mobile/Shop/ReopenOrderItem',
  summary:
    'Opens one thing of an own order once more, until production begins: the order waits (2300) until it is handed in again.',
  changes: true,
  refusals: ['change-closed'],
  request: z.object({ ...ownOrder, suborderid: idField }),
  data: moved,
})

export const printOrderNow = defineCall({
  name: 'PrintOrderNow',
  method: 'POST',
  path: '/Mobile/Shop/PrintOrderNow',
  summary: 'Begins production of an own order before its time for changes is over.',
  changes: true,
  refusals: ['change-closed'],
  request: z.object(ownOrder),
  data: moved,
})

export const askAboutOrder = defineCall({
  name: 'AskAboutOrder',
  method: 'POST',
  path: '/Mobile/Shop/AskAboutOrder',
  summary:
    'Asks the merchant about an own order that cannot be changed any more, or tells what is wrong with what came. One question at a time.',
  changes: true,
  refusals: [
    ...ADDRESS_REASONS,
    'order-closed',
    'order-travels-along',
    'request-open',
    'request-text-missing',
    'request-text-too-long',
  ],
  request: z
    .object({
      ...ownOrder,
      ...receiver,
      kind: z.enum(REQUEST_KINDS),
      text: z.string().max(2000).default(''),
      /** Of kind `address`: where it shall go instead. */
      recvname: z.string().max(100).default(''),
      recvphone: z.string().max(40).default(''),
    })
    .omit({ pickupid: true }),
  data: z.object({ orderid: z.string() }),
})

export const askForInvoice = defineCall({
  name: 'AskForInvoice',
  method: 'POST',
  path: '/Mobile/Shop/AskForInvoice',
  summary:
    'Asks for the invoice of an own order that is paid, or corrects what it is made out to, until the merchant has written it.',
  changes: true,
  refusals: [
    'invoice-title-missing',
    'invoice-number-wrong',
    'vat-number-wrong',
    'tax-number-wrong',
    'invoice-address-missing',
    'invoice-phone-wrong',
    'invoice-bank-missing',
    'invoice-account-wrong',
    'email-invalid',
    'change-closed',
  ],
  request: z.object({ ...ownOrder, ...invoiceFields }),
  data: z.object({ orderid: z.string() }),
})

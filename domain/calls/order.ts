import { z } from 'zod'
import { ORDER_SOURCES } from '../order/order.ts'
import { ORDER_CHANGES } from '../order/order-changes.ts'
import { REQUEST_KINDS } from '../order/order-request.ts'
import { ORDER_STATES, SHOWN_STEPS } from '../order/order-state.ts'
import { INVOICE_KINDS } from '../pay/invoice/invoice-form.ts'
import { PRINT_STATES } from '../production/proof.ts'
import { ITEM_REASONS, ORDER_STATE_REASONS, PURCHASE_REASONS, RECEIVER_REASONS } from '../refusals/order-reasons.ts'
import { statedId } from './account.ts'
import { aliased, countField, defineCall, idField, jsonField, opidField, pageFields, shopModeField } from './call.ts'
import { currencyField } from './currency-field.ts'
import { couponChoice, moneyField, orderItemField, packageField, quoteLineField } from './price.ts'

const orderReply = z.object({
  orderid: z.string(),
  pay_amount: z.number().int(),
  currency: z.string(),
  status: z.number().int(),
  /** The pay page of this order, on this host. */
  payurl: z.string(),
})

const parcel = z.object({ carrier: z.string(), number: z.string() })

/** What every order that is paid here says (A§3 "Order payload"). */
const orderRequest = {
  mchid: statedId,
  uid: statedId,
  /** Modes 4 and 6: the photos come after the payment. */
  mode: shopModeField,
  orderdata: jsonField(z.array(aliased(orderItemField)).min(1).max(20)),
  comment: z.string().max(500).optional(),
  /** Where the shopper comes from. */
  src: z.enum(ORDER_SOURCES).optional(),
  coupon: couponChoice,
  /**
   * What the shopper agreed to pay; absent: what the things of `orderdata` say together. Another price, or none, is
   * refused with Code 1002 and the new price.
   */
  pay_amount: moneyField.optional(),
  quoteId: z.string().max(400).optional(),
  /** The currency that the price was shown in; one that the shop has no more is refused with Code 1002, like the one that `quoteId` holds. */
  currency: currencyField.optional(),
  /** The version of the shop's texts that the shopper agrees to; another one by now is refused. */
  textsversion: countField.optional(),
  opid: opidField,
}

/** Where it goes; not needed when the shopper fetches the order. */
export const receiver = {
  recvname: z.string().max(100),
  recvphone: z.string().max(40),
  recvprovince: z.string().max(60).optional(),
  recvcity: z.string().max(60).optional(),
  recvdistrict: z.string().max(60).optional(),
  recvaddress: z.string().max(400).optional(),
  /** ISO 3166-1, two letters; absent or empty: the shop's own country. */
  recvcountry: z
    .string()
    .regex(/^([A-Za-z]{2})?$/)
    .optional(),
  recvpostcode: z.string().max(20).optional(),
  pickupid: idField.optional(),
}

/** To whom something goes, as it is kept. In an order the middle digits of the phone are masked. */
export const storedReceiver = {
  recvname: z.string(),
  recvphone: z.string(),
  recvprovince: z.string(),
  recvcity: z.string(),
  recvdistrict: z.string(),
  recvaddress: z.string(),
  /** Both only abroad. */
  recvcountry: z.string().exactOptional(),
  recvpostcode: z.string().exactOptional(),
}

export const createOrder = defineCall({
  name: 'CreateOrder',
  method: 'POST',
  path: '/Mobile/Shop/CreateOrder',
  summary: 'Places an order: freezes the designs, fixes the price. The same `opid` never makes two orders.',
  changes: true,
  refusals: [...PURCHASE_REASONS, ...RECEIVER_REASONS, 'phone-not-bound'],
  request: z.object({
    ...orderRequest,
    ...receiver,
    outtradeid: z.string().max(64).optional(),
    orderid: idField.optional(),
  }),
  data: orderReply,
})

export const createOrderFromOrderId = defineCall({
  name: 'CreateOrderFromOrderID',
  method: 'POST',
  path: '/Mobile/Shop/CreateOrderFromOrderID',
  summary: 'Adds a purchase to an order of the same shopper: priced from zero, sent to the same address.',
  changes: true,
  refusals: [...PURCHASE_REASONS, ...ORDER_STATE_REASONS, 'pickup-unknown', 'phone-not-bound'],
  request: z.object({ ...orderRequest, /** The order it adds to. */ orderid: idField }),
  data: orderReply,
})

/** The things of a package are a permutation of what the package holds, each with its `combinepId`. */
export const createPackageOrder = defineCall({
  name: 'CreatePackageOrder',
  method: 'POST',
  path: '/Mobile/Shop/CreatePackageOrder',
  summary: 'Places the order of a package: all its things, designed in turn, at the price of the package.',
  changes: true,
  refusals: [...PURCHASE_REASONS, ...RECEIVER_REASONS, ...ORDER_STATE_REASONS, 'phone-not-bound'],
  request: z.object({
    ...orderRequest,
    ...receiver,
    proddata: jsonField(packageField),
    outtradeid: z.string().max(64).optional(),
    orderid: idField.optional(),
  }),
  data: orderReply,
})

/** How far the sub-orders of a link are; `some` is "some orders are not submitted" (A§8). */
const submissionField = z.enum(['none', 'some', 'all'])

export const reUpdateOrderInfo = defineCall({
  name: 'ReUpdateOrderInfo',
  method: 'POST',
  path: '/Mobile/Shop/ReUpdateOrderInfo',
  summary: 'Hands in designs or photos for sub-orders that wait for them. Never changes price, quantity or address.',
  changes: true,
  refusals: [
    ...ITEM_REASONS,
    ...ORDER_STATE_REASONS,
    'product-changed',
    'nothing-to-hand-in',
    'upload-closed',
    'link-ended',
    'order-number-wrong',
    'more-volumes-needed',
    'too-many-volumes',
    'pages-beyond-paid',
    'phone-not-bound',
  ],
  request: z.object({
    mchid: statedId,
    uid: statedId,
    /** Modes 1, 2 and 5. */
    mode: shopModeField,
    /** An order of another platform; the first shopper who hands something in claims it. */
    outtradeid: z.string().max(64).optional(),
    /** Last four digits of the receiver's phone, where the order asks for them. */
    phonetail: z.string().max(8).optional(),
    orderid: idField.optional(),
    /** The token of a link to upload, when the shopper is not the order's own. */
    k: z.string().max(64).optional(),
    /** Each names its sub-order (`suborderid` or `outtradesubid`) and its design (`taskid`) or album (`aid`); as many as an order of another platform may hold. */
    orderdata: jsonField(z.array(aliased(orderItemField)).min(1).max(50)),
    opid: opidField,
  }),
  data: z.object({
    orderid: z.string(),
    status: z.number().int(),
    submission: submissionField,
    /** Sub-orders that still wait. */
    waiting: z.array(z.string()),
  }),
})

/** What comes with a refusal of one of several things: which of them it is, from 0. */
export const refusedItemField = z.object({ item: z.number().int() })

/** What comes with Code 1002: the price as it is now. */
export const priceChangedField = z.object({
  pay_amount: z.number().int(),
  currency: z.string(),
  lines: z.array(quoteLineField),
})

/** How far the print file is: made by a job once the order is paid. */

/** One step of the four-step line under an order. `at` is there once it is reached. */
const stepField = z.object({
  step: z.enum(SHOWN_STEPS),
  state: z.enum(['done', 'now', 'ahead']),
  at: z.number().int().exactOptional(),
})

const orderItem = z.object({
  pid: z.string(),
  /** In the caller's language. */
  prodname: z.string(),
  prodtype: z.number().int(),
  /** Empty while nothing is handed in for it. */
  aid: z.string(),
  taskid: z.string(),
  tid: z.string(),
  /** Where the orders of one design are asked for: whether that design was changed after it was ordered. */
  edited: z.boolean().exactOptional(),
  suborderid: z.string(),
  outtradesubid: z.string(),
  /** `to-upload`: waits for its design or its photos (2300). */
  upload: z.enum(['submitted', 'to-upload', 'nothing']),
  /** The link by which somebody else may hand in for it; of one order only, while it waits. */
  reuploadurl: z.string().exactOptional(),
  packagename: z.string(),
  pkjId: z.string(),
  quantity: z.number().int(),
  pagecount: z.number().int(),
  imgcount: z.number().int(),
  attridlist: z.array(z.string()),
  /** What of it was chosen, as phrases in the caller's language: pages, photos, size, look, fits, options, copies. */
  chosen: z.array(z.string()),
  /** Signed picture of the cover; empty when it is not rendered. */
  picture: z.string(),
  /** Colour of a frame's wood, `#rrggbb`; absent: it is none, or none was chosen. */
  wood: z.string().exactOptional(),
  /** Trim size of one page, of the first of its sheets, mm; absent where nothing of it is printed. */
  page: z.object({ width: z.number(), height: z.number() }).exactOptional(),
})

const orderSummary = z.object({
  orderid: z.string(),
  /** Eight signs that people can read out: the console, the factory and every message call the order so. */
  short: z.string(),
  /** Somebody gets it in the hand, as a parcel or at a place; false: its originals are handed over online. */
  travels: z.boolean().default(true),
  status: z.number().int(),
  state: z.enum(ORDER_STATES),
  steps: z.array(stepField),
  created: z.number().int(),
  paid: z.number().int().exactOptional(),
  pay_amount: z.number().int(),
  currency: z.string(),
  symbol: z.string(),
  print: z.enum(PRINT_STATES),
  mode: shopModeField,
  source: z.enum(['shop', 'e-commerce']),
  src: z.enum(ORDER_SOURCES),
  outtradeid: z.string(),
  /** The order that this one adds to; empty for most. */
  parentid: z.string(),
  /** Its number that people read out. */
  parentshort: z.string(),
  /** What its shopper can still do with it. */
  changes: z.array(z.enum(ORDER_CHANGES)),
  /** So many ms production still waits for changes; absent: it does not wait. */
  changeleft: z.number().int().exactOptional(),
  /** Money of it is on its way back, or owed: the order is not refunded yet, whatever its state. */
  refunding: z.boolean().default(false),
  shipment: parcel.exactOptional(),
  /** All parcels, the first one first; empty: it has not left, or is fetched. */
  parcels: z.array(parcel),
  items: z.array(orderItem),
})
export type OrderSummary = z.output<typeof orderSummary>

/** A question to the merchant; `agreed` and `answer` are there once it is answered. */
const requestField = z.object({
  kind: z.enum(REQUEST_KINDS),
  text: z.string(),
  at: z.number().int(),
  /** Where it shall go instead, in one line; empty: it is about something else. */
  address: z.string().default(''),
  agreed: z.boolean().exactOptional(),
  answer: z.string().exactOptional(),
})

/** What an invoice is made out to, as it is typed; which of it counts, the merchant's country and its kind say. */
export const invoiceFields = {
  kind: z.enum(INVOICE_KINDS),
  title: z.string().max(500),
  taxnumber: z.string().max(60).default(''),
  /** Where it is registered, and its phone, bank and account. */
  address: z.string().max(500).default(''),
  phone: z.string().max(60).default(''),
  bank: z.string().max(500).default(''),
  account: z.string().max(60).default(''),
  email: z.string().max(320),
}

/** The invoice of an order; `sent` once the merchant has written it, with its number and where it is read (https, or empty). */
export const invoiceField = z.object({
  kind: z.enum(INVOICE_KINDS),
  title: z.string(),
  taxnumber: z.string(),
  address: z.string().default(''),
  phone: z.string().default(''),
  bank: z.string().default(''),
  account: z.string().default(''),
  email: z.string(),
  asked: z.number().int(),
  sent: z.number().int().exactOptional(),
  number: z.string().default(''),
  link: z.string().default(''),
})

export const getUserOrderList = defineCall({
  name: 'GetUserOrderList',
  method: 'POST',
  path: '/Mobile/Shop/GetUserOrderList',
  summary: "The shopper's orders, newest first.",
  changes: false,
  refusals: [],
  request: z.object({
    uid: statedId,
    /**
     * 1000 to pay, 2300 to upload, 3000 in production, 4000 shipped, ready to collect or collected, 5000 collected,
     * cancelled or refunded; absent or 0: all.
     */
    status: countField.optional(),
    ...pageFields,
    /** Only orders that hold this design. */
    taskid: idField.optional(),
  }),
  data: z.array(orderSummary),
})

export const getOrderInfo = defineCall({
  name: 'GetOrderInfo',
  method: 'POST',
  path: '/Mobile/Shop/GetOrderInfo',
  summary: 'One order with its price lines and its address.',
  changes: false,
  refusals: [],
  request: z.object({ oid: idField }),
  data: orderSummary.extend({
    lines: z.array(quoteLineField),
    /** Money that goes back or went back, the oldest first; `done`: when the provider had it; `refused`: the shop owes it still. */
    refunds: z.array(
      z.object({
        ...{ amount: z.number().int(), at: z.number().int() },
        ...{ done: z.number().int().exactOptional(), refused: z.literal(true).exactOptional() },
      }),
    ),
    /** What goes back when it is cancelled now; absent where it cannot be, or nothing was paid. */
    refundable: z.number().int().exactOptional(),
    ...storedReceiver,
    pickup: z.boolean(),
    /** Where it is fetched, in the caller's language. */
    pickupplace: z.object({ name: z.string(), address: z.string() }).exactOptional(),
    /** What the shopper says there; once it is paid, until it is collected. */
    pickupcode: z.string().exactOptional(),
    comment: z.string(),
    /** The orders that were added to this one, the first one first; those that were cancelled are gone. */
    added: z.array(z.string()),
    /** Their numbers that people read out, in the same order. */
    addedshort: z.array(z.string()),
    payurl: z.string(),
    /** What was asked of the merchant, the oldest first. */
    requests: z.array(requestField),
    /** What was asked for; absent: nothing. */
    invoice: invoiceField.exactOptional(),
    /** Whether one can be asked for, or corrected. */
    mayinvoice: z.boolean().default(false),
  }),
})

import { z } from 'zod'
import { ORDER_STATES } from '../order/order-state.ts'
import { statedId } from './account.ts'
import { countField, defineCall, idField, jsonField, opidField } from './call.ts'
import { moneyField, orderItemField, quoteLineField } from './price.ts'

export const createOrder = defineCall({
  name: 'CreateOrder',
  method: 'POST',
  path: '/Mobile/Shop/CreateOrder',
  summary: 'Places an order: freezes the designs, fixes the price. The same `opid` never makes two orders.',
  changes: true,
  request: z.object({
    mchid: statedId,
    uid: statedId,
    recvname: z.string().max(100),
    recvphone: z.string().max(40),
    /** Where it goes; not needed when the shopper fetches the order. */
    recvprovince: z.string().max(60).optional(),
    recvcity: z.string().max(60).optional(),
    recvdistrict: z.string().max(60).optional(),
    recvaddress: z.string().max(400).optional(),
    pickupid: idField.optional(),
    orderdata: jsonField(z.array(orderItemField).min(1).max(20)),
    comment: z.string().max(500).optional(),
    outtradeid: z.string().max(64).optional(),
    orderid: idField.optional(),
    /** What the shopper agreed to pay. Another price is refused with Code 1002 and the new price. */
    pay_amount: moneyField,
    quoteId: z.string().max(400).optional(),
    opid: opidField,
  }),
  data: z.object({
    orderid: z.string(),
    pay_amount: z.number().int(),
    currency: z.string(),
    status: z.number().int(),
    /** The pay page of this order, on this host. */
    payurl: z.string(),
  }),
})

/** What comes with Code 1002: the price as it is now. */
export const priceChangedField = z.object({ pay_amount: z.number().int(), lines: z.array(quoteLineField) })

/** How far the print file is: made by a job once the order is paid. */
const PRINT_STATES = ['none', 'waiting', 'making', 'ready', 'failed'] as const

/** One step of the four-step line under an order. `at` is there once it is reached. */
const stepField = z.object({
  step: z.enum(['to-pay', 'to-upload', 'in-production', 'shipped']),
  state: z.enum(['done', 'now', 'ahead']),
  at: z.number().int().exactOptional(),
})

const orderItem = z.object({
  pid: z.string(),
  /** In the caller's language. */
  prodname: z.string(),
  prodtype: z.number().int(),
  aid: z.string(),
  taskid: z.string(),
  tid: z.string(),
  quantity: z.number().int(),
  pagecount: z.number().int(),
  imgcount: z.number().int(),
  attridlist: z.array(z.string()),
  /** Signed picture of the cover; empty when it is not rendered. */
  picture: z.string(),
  /** Trim size of one page, mm; absent where the thing is no book. */
  page: z.object({ width: z.number(), height: z.number() }).exactOptional(),
})

const orderSummary = z.object({
  orderid: z.string(),
  status: z.number().int(),
  state: z.enum(ORDER_STATES),
  steps: z.array(stepField),
  created: z.number().int(),
  paid: z.number().int().exactOptional(),
  pay_amount: z.number().int(),
  currency: z.string(),
  symbol: z.string(),
  print: z.enum(PRINT_STATES),
  items: z.array(orderItem),
})
export type OrderSummary = z.output<typeof orderSummary>

export const getUserOrderList = defineCall({
  name: 'GetUserOrderList',
  method: 'POST',
  path: '/Mobile/Shop/GetUserOrderList',
  summary: "The shopper's orders, newest first.",
  changes: false,
  request: z.object({
    uid: statedId,
    /** 1000 to pay, 2300 to upload, 3000 in production, 4000 shipped; absent or 0: all. */
    status: countField.optional(),
    Start: countField.optional(),
    Count: countField.optional(),
  }),
  data: z.array(orderSummary),
})

export const getOrderInfo = defineCall({
  name: 'GetOrderInfo',
  method: 'POST',
  path: '/Mobile/Shop/GetOrderInfo',
  summary: 'One order with its price lines and its address.',
  changes: false,
  request: z.object({ oid: idField }),
  data: orderSummary.extend({
    lines: z.array(quoteLineField),
    recvname: z.string(),
    /** The middle digits are masked. */
    recvphone: z.string(),
    recvprovince: z.string(),
    recvcity: z.string(),
    recvdistrict: z.string(),
    recvaddress: z.string(),
    pickup: z.boolean(),
    comment: z.string(),
    payurl: z.string(),
  }),
})

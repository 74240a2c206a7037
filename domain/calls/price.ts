import { z } from 'zod'
import { ORDER_AGAIN } from '../order/order.ts'
import { PRICE_REASONS } from '../refusals/order-reasons.ts'
import { statedId } from './account.ts'
import { aliased, countField, defineCall, idField, jsonField, shopModeField } from './call.ts'
import { couponOfferField } from './coupon.ts'

/** Money on the wire: a whole number of the currency's smallest unit. */
export const moneyField = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value),
  z.number().int().min(0).max(999_999_999_999),
)

/** Attribute options by id: a list, or the specification's comma list. */
const attributeList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter((id) => id !== '') : value),
  z.array(idField).max(20),
)

const length = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number().min(-10_000).max(10_000),
)

/** Frame order data as a client writes it (A§3): compared with the frames of the design, mm. */
const framesField = z.object({
  dpi: countField.optional(),
  pages: z
    .array(
      z.object({
        width: length,
        height: length,
        name: z.string().max(200).optional(),
        object: z.object({
          type: z.literal('photo_with_frame'),
          width: length.optional(),
          height: length.optional(),
          url: z.string().max(2000).optional(),
        }),
      }),
    )
    .max(100),
})

/**
 * One thing to buy (A§3 "Order item"). Figures that the browser sends along (`imgcount`, `pagecount`, `pay_amount`,
 * `ExpressPrice`, `dpi`) are compared, never believed: what differs is refused (`domain/order/stated-figures.ts`).
 */
export const orderItemField = z.object({
  pid: idField,
  aid: idField.optional(),
  taskid: idField.optional(),
  /** Theme. */
  tid: idField.optional(),
  attridlist: attributeList.optional(),
  quantity: countField.optional(),
  bookcount: countField.optional(),
  imgcount: countField.optional(),
  pagecount: countField.optional(),
  ExpressPrice: moneyField.optional(),
  pay_amount: moneyField.optional(),
  code: z.string().max(64).optional(),
  /** Whom it is for; the factory reads it. */
  customer: z.string().max(100).optional(),
  /** Of a thing that is nothing but photos its album, as `sub_orderdata`; of frames their data. */
  orderdata: z.union([idField, jsonField(framesField)]).optional(),
  subcomment: z.string().max(500).optional(),
  dpi: countField.optional(),
  /** Things of one package share it; the package itself is priced once. */
  pkjId: idField.optional(),
  /** The package product, and which of its parts this thing is. */
  packageId: idField.optional(),
  combinepId: idField.optional(),
  /** Which sub-order it is handed in for: ours, or the other platform's. */
  suborderid: idField.optional(),
  outtradesubid: z.string().max(64).optional(),
  /** The revision of the preview that the shopper has seen. */
  rev: countField.optional(),
  /**
   * The shopper's explicit choice to order a design once more: as it was ordered last, or as it is by now. Without it a
   * design that stands in an order already is refused (Code 3149).
   */
  again: z.enum(ORDER_AGAIN).optional(),
  /** The thing of the shopper's cart that it is; an order takes it out of there. */
  cartid: idField.optional(),
})
export type OrderItemRequest = z.output<typeof orderItemField>

/** One line of a price. `item` counts from 0; lines of the whole order have none. Amounts below 0 are discounts. */
export const quoteLineField = z.object({
  kind: z.enum(['base', 'attributes', 'extra-pages', 'quantity', 'member', 'coupon', 'delivery']),
  item: z.number().int().exactOptional(),
  /** Which thing of a package, from 0. */
  part: z.number().int().exactOptional(),
  /** How many extra pages, or how many pieces. */
  count: z.number().int().exactOptional(),
  /** Price of one of them. */
  each: z.number().int().exactOptional(),
  amount: z.number().int(),
})

export const quoteField = z.object({
  /** What was chosen of each thing of `orderdata`, as phrases in the caller's language. */
  chosen: z.array(z.array(z.string())),
  /** To pay, minor units. */
  pay_amount: z.number().int(),
  currency: z.string(),
  symbol: z.string(),
  lines: z.array(quoteLineField),
  /** Names this price; the server keeps its word until `expires`. */
  quoteId: z.string(),
  expires: z.number().int(),
  /** The country that the delivery is counted to. */
  recvcountry: z.string(),
  /**
   * The coupon that is counted and the one that saves most, by the shopper's own id, or empty; whether the shopper must
   * still choose; every coupon of the shopper, the one that saves most first. Absent where nothing is paid.
   */
  coupon: z
    .object({ applied: z.string(), best: z.string(), undecided: z.boolean(), offers: z.array(couponOfferField) })
    .exactOptional(),
})
export type QuoteReply = z.output<typeof quoteField>

/** Which coupon: one of the shopper's own by id, or `none` as an explicit choice (B§5 "Coupon"); absent: undecided. */
export const couponChoice = z.union([z.literal('none'), idField]).optional()

/** The package that the ordered things are the parts of (A§3 "Package items"). */
export const packageField = z.object({
  packageId: idField,
  pkjId: idField,
  packageName: z.string().max(200).optional(),
  attrIdList: attributeList.optional(),
  quantity: countField.optional(),
})
export type PackageRequest = z.output<typeof packageField>

export const calPrice = defineCall({
  name: 'CalPrice',
  method: 'POST',
  path: '/Mobile/Shop/CalPrice',
  summary: 'The price of an order, line by line. The server keeps its word for 30 minutes.',
  changes: false,
  refusals: [...PRICE_REASONS, 'package-incomplete'],
  request: z.object({
    mchid: statedId,
    uid: statedId,
    orderdata: jsonField(z.array(aliased(orderItemField)).min(1).max(20)),
    /** The shopper fetches the order: no delivery. */
    pickupid: idField.optional(),
    /** The country that it goes to, ISO 3166-1; absent: the shop's own. */
    recvcountry: z.string().max(2).optional(),
    coupon: couponChoice,
    proddata: jsonField(packageField).optional(),
    /** The order that is added to (modes 3 and 6). */
    orderid: idField.optional(),
    /** The shop mode (B§4): an order that the shopper has paid for already costs nothing more. */
    mode: shopModeField,
  }),
  data: quoteField,
})

import { ORDER_SOURCES, type OrderSource } from '../order/order.ts'
import type { ShopModeNumber } from '../order/shop-mode.ts'
import { type EntryDecision, type OrderReference, queryOf } from './decide-entry.ts'

/**
 * What one visit keeps in the browser's session storage (A§9, B§3 "Persisted stores"). All of it is a cache: it says
 * where the shopper was, the shop itself is asked for everything that counts (readings 52).
 */
export interface StoredVisit {
  readonly mode: ShopModeNumber
  readonly ecommerce: EcommerceVisit
  readonly order: {
    /** Our order, once something was handed in. */
    readonly orderId: string
    /** The shopper's own order that the next purchase is added to (modes 3 and 6). */
    readonly addTo: string
    /** Where the shopper comes from; told with every order of the visit, for the merchant's lists. */
    readonly src: OrderSource
  }
  readonly user: {
    /** Orders of this visit that something was handed in for. */
    readonly uploadOrders: readonly string[]
    /** Whether the shopper follows the shop in the messenger, as the link said; `null`: it said nothing. */
    readonly subscribe: boolean | null
  }
  /** What the entry link brought along for later: a code for the coupon field, and who brought the shopper. */
  readonly entry: { readonly couponCode: string; readonly refereeid: string; readonly srcuid: string }
}

export interface EcommerceVisit {
  /** The link of the order; `null` outside of one. */
  readonly reference: OrderReference | null
  /** Last four digits of the receiver's phone, where the order asks for them. */
  readonly phoneTail: string
  /** The product that was bought, and the one that is looked at now (B§2 rule 3). */
  readonly originalProduct: string
  readonly currentProduct: string
}

export const EMPTY_VISIT: StoredVisit = {
  mode: 0,
  ecommerce: {
    reference: null,
    phoneTail: '',
    originalProduct: '',
    currentProduct: '',
  },
  order: { orderId: '', addTo: '', src: '' },
  user: { uploadOrders: [], subscribe: null },
  entry: { couponCode: '', refereeid: '', srcuid: '' },
}

/** The stores, each under its own key. */
export const VISIT_STORES = ['mode', 'ecommerce', 'order', 'user', 'entry'] as const
export type VisitStoreName = (typeof VISIT_STORES)[number]

/** Reads the stores as they lie there; what cannot be read counts as empty. */
export function readVisit(read: (store: VisitStoreName) => string | null): StoredVisit {
  const ecommerce = fields(parsed(read('ecommerce')))
  const order = fields(parsed(read('order')))
  const user = fields(parsed(read('user')))
  const entry = fields(parsed(read('entry')))
  const mode = parsed(read('mode'))
  const reference = readReference(ecommerce['reference'])
  return {
    // A mode of somebody's order is nothing without the order.
    mode: isMode(mode) && (reference !== null || mode === 0) ? mode : 0,
    ecommerce: {
      reference,
      phoneTail: text(ecommerce['phoneTail'], /^\d{0,4}$/),
      originalProduct: text(ecommerce['originalProduct'], ID_OR_EMPTY),
      currentProduct: text(ecommerce['currentProduct'], ID_OR_EMPTY),
    },
    order: {
      orderId: text(order['orderId'], ID_OR_EMPTY),
      addTo: text(order['addTo'], ID_OR_EMPTY),
      src: ORDER_SOURCES.find((source) => source === order['src']) ?? '',
    },
    user: {
      uploadOrders: Array.isArray(user['uploadOrders']) ? user['uploadOrders'].filter(isId) : [],
      subscribe: typeof user['subscribe'] === 'boolean' ? user['subscribe'] : null,
    },
    entry: {
      couponCode: text(entry['couponCode'], ID_OR_EMPTY),
      refereeid: text(entry['refereeid'], ID_OR_EMPTY),
      srcuid: text(entry['srcuid'], ID_OR_EMPTY),
    },
  }
}

const ID_OR_EMPTY = /^[A-Za-z0-9_-]{0,64}$/

function parsed(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    // Somebody else's text under our key.
    return undefined
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function text(value: unknown, form: RegExp): string {
  return typeof value === 'string' && form.test(value) ? value : ''
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && ID_OR_EMPTY.test(value)
}

function isMode(value: unknown): value is ShopModeNumber {
  return typeof value === 'number' && [0, 1, 2, 3, 4, 5, 6].includes(value)
}

function readReference(value: unknown): OrderReference | null {
  const { kind, number, subid, k } = fields(value)
  if (kind === 'outtrade' && typeof number === 'string' && number !== '' && number.length <= 64) {
    return { kind, number }
  }
  return kind === 'sub' && isId(subid) ? { kind, subid, k: text(k, ID_OR_EMPTY) } : null
}

/** The visit once a link led to an order. Another order than before begins anew. */
export function withOrder(
  visit: StoredVisit,
  order: { readonly mode: ShopModeNumber; readonly reference: OrderReference },
  src: OrderSource,
): StoredVisit {
  const same = JSON.stringify(visit.ecommerce.reference) === JSON.stringify(order.reference)
  return same
    ? { ...visit, mode: order.mode }
    : {
        ...visit,
        mode: order.mode,
        ecommerce: { ...EMPTY_VISIT.ecommerce, reference: order.reference },
        order: { ...EMPTY_VISIT.order, src },
      }
}

/** The visit as an entry link begins it. */
export function withEntry(visit: StoredVisit, decision: EntryDecision): StoredVisit {
  const { order, couponCode, referral, source, subscribe } = decision
  const entered = order ? withOrder(visit, order, source ?? '') : visit
  return {
    ...entered,
    order: { ...entered.order, src: source === 'short-video' ? source : entered.order.src },
    user: { ...entered.user, subscribe: subscribe ?? entered.user.subscribe },
    entry: {
      couponCode: couponCode ?? entered.entry.couponCode,
      // The first one who brought the shopper counts; the shop decides that, this only tells it again.
      refereeid: entered.entry.refereeid || (referral?.refereeid ?? ''),
      srcuid: entered.entry.srcuid || (referral?.srcuid ?? ''),
    },
  }
}

/** The visit once the shopper works on one thing of the order: this product was bought, and is designed. */
export function withItem(visit: StoredVisit, item: { readonly pid: string }): StoredVisit {
  return {
    ...visit,
    ecommerce: { ...visit.ecommerce, originalProduct: item.pid, currentProduct: item.pid },
  }
}

/** The visit once a design of this product is worked on. */
export function withCurrentProduct(visit: StoredVisit, currentProduct: string): StoredVisit {
  const same = visit.ecommerce.currentProduct === currentProduct
  return same ? visit : { ...visit, ecommerce: { ...visit.ecommerce, currentProduct } }
}

/** The visit once the shopper leaves the order: an ordinary shop again. */
export function withoutOrder(visit: StoredVisit): StoredVisit {
  const src = visit.order.src === 'short-video' ? visit.order.src : ''
  return { ...EMPTY_VISIT, order: { ...EMPTY_VISIT.order, src }, user: visit.user, entry: visit.entry }
}

/** The visit once the next purchase is to travel with an order; an empty id ends that. */
export function withAddTo(visit: StoredVisit, orderId: string): StoredVisit {
  return { ...visit, order: { ...visit.order, addTo: orderId } }
}

/** The shop mode of a purchase in this visit (B§4): added to an order or not, its photos now or after the payment. */
export function purchaseMode({ order }: StoredVisit, later: boolean): 0 | 3 | 4 | 6 {
  if (order.addTo) {
    return later ? 6 : 3
  }
  return later ? 4 : 0
}

/** The address of the order's list in this visit. */
export function listQuery({ ecommerce }: StoredVisit): Readonly<Record<string, string>> {
  return ecommerce.reference ? queryOf(ecommerce.reference) : {}
}

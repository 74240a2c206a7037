import { asId, type OrderId, type ProductId, type TaskId, type UserId } from '../ids.ts'
import type { OrderState } from '../order/order-state.ts'
import { type RedirectRules, safeRedirect } from './safe-redirect.ts'

/** Where the shopper wants to go: a route with its flags (B§2) and the query of the address. */
export interface Destination {
  readonly name: string
  readonly auth: boolean
  readonly share: boolean
  readonly ec: boolean
  readonly query: Readonly<Record<string, string>>
}

/** What is known when the guard is asked. `undefined` means: not known yet, and rule 2 finds it out. */
export interface Circumstances {
  /** `null`: nobody is signed in. */
  readonly uid: UserId | null | undefined
  readonly merchantReady: boolean
  readonly inMessenger: boolean
  /** 0: the messenger signs the shopper in. */
  readonly loginMethod: number
  /** Where `shareRedirect` may lead to: the shop's own places and the merchant's. */
  readonly redirects: RedirectRules
  /** The messenger was asked to sign in a moment ago, and nobody came back signed in: the shop asks itself. */
  readonly messengerTried?: boolean
  /** In e-commerce mode: what was bought and what is designed now. */
  readonly ecommerce?: {
    readonly originalProduct: ProductId
    readonly currentProduct: ProductId
    readonly outerTradeId: string
  }
  /** The product and order check: `undefined` while it has not been made, and outside e-commerce mode. */
  readonly orderCheck?: 'passed' | 'failed' | 'submitted'
  /** The order that holds the design which the address names, whose shopper has not chosen to order it again. */
  readonly designOrder?: { readonly orderId: OrderId; readonly state: OrderState }
}

export type ShareMenus = 'share' | 'basic-hidden' | 'untouched'

/** What the guard decides. */
export type GuardVerdict =
  /** Rule 1: leave the shop for this address. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Rule 2: find out merchant and session first, then ask again. */
  | { readonly kind: 'prepare' }
  /** Rules 3 and 5, and an order that is submitted already, or a design that is ordered already (A§2). */
  | {
      readonly kind: 'redirect'
      readonly to: 'order_eclist' | 'order_ec' | 'order_success' | 'order_info'
      readonly query: Readonly<Record<string, string>>
      readonly because: 'product-changed' | 'check-failed' | 'submitted' | 'ordered'
    }
  /** Rule 8: sign in, then come back with the prior query. */
  | {
      readonly kind: 'sign-in'
      readonly by: 'screen' | 'messenger'
      readonly query: Readonly<Record<string, string>>
    }
  /** Rules 4, 6 and 7: open the screen; the shell does 9 and 10. */
  | { readonly kind: 'open'; readonly menus: ShareMenus }

/** The scroll goes back to the top this long after a screen opened (B§9). */
export const SCROLL_RESET_MS = 500

/**
 * The navigation guard, rules 1 to 8 of B§2 in their order; rule 9 (title) and rule 10 (scroll) follow every `open`.
 *
 * Rule 2 is the silent resume of a session, rule 8 the sign-in that the shopper sees (readings 46).
 */
export function guardNavigation(to: Destination, known: Circumstances): GuardVerdict {
  const away = shareRedirect(to, known)
  if (away) {
    return { kind: 'leave', url: away }
  }
  if (!known.merchantReady || known.uid === undefined) {
    return { kind: 'prepare' }
  }
  const elsewhere = orderRedirect(to, known)
  if (elsewhere) {
    return elsewhere
  }
  if (to.auth && known.uid === null) {
    return {
      kind: 'sign-in',
      by: known.inMessenger && known.loginMethod === 0 && !known.messengerTried ? 'messenger' : 'screen',
      query: { ...to.query, nt: to.name },
    }
  }
  return { kind: 'open', menus: shareMenus(to, known) }
}

/** Rule 1. Only our own places: anything else would be an open redirect (readings 47). */
function shareRedirect(to: Destination, known: Circumstances): string | undefined {
  const wanted = to.query['shareRedirect']
  return wanted ? safeRedirect(wanted, known.redirects) : undefined
}

/** Rules 3, 4 and 5, and the route guard for order states (A§2), which belongs inside rule 4 (readings 46). */
function orderRedirect(to: Destination, known: Circumstances): GuardVerdict | undefined {
  const order = known.ecommerce
  if (to.ec) {
    return undefined
  }
  if (order && order.originalProduct !== order.currentProduct) {
    return { kind: 'redirect', to: 'order_eclist', query: {}, because: 'product-changed' }
  }
  if (known.orderCheck === 'submitted') {
    return { kind: 'redirect', to: 'order_success', query: {}, because: 'submitted' }
  }
  if (known.orderCheck === 'failed' && order && order.outerTradeId !== '') {
    return { kind: 'redirect', to: 'order_ec', query: { oid: order.outerTradeId }, because: 'check-failed' }
  }
  return designRedirect(to, known)
}

/** Where a design is worked on or paid for. The order routes show what became of it. */
const OF_A_DESIGN: readonly string[] = ['theme_preview', 'frame_index', 'print_index', 'combo_index', 'pay_index']

/** The design that an address names, if its order decides about it: not once it is to be ordered again (A§2). */
export function designOfAddress({ name, query }: Pick<Destination, 'name' | 'query'>): TaskId | undefined {
  const [taskId] = (query['taskid'] ?? '').split(',')
  return taskId && !query['again'] && OF_A_DESIGN.includes(name) ? asId<TaskId>(taskId) : undefined
}

/** A design that stands in an order leads to it: to its outcome once it is paid, until then to where it can be paid. */
function designRedirect(to: Destination, { designOrder }: Circumstances): GuardVerdict | undefined {
  if (!designOrder || designOfAddress(to) === undefined) {
    return undefined
  }
  const { orderId: oid, state } = designOrder
  const unpaid = state === 'awaiting-pay'
  return { kind: 'redirect', to: unpaid ? 'order_info' : 'order_success', query: { oid }, because: 'ordered' }
}

/** Rules 6 and 7. */
function shareMenus(to: Destination, known: Circumstances): ShareMenus {
  const signedInAtHome = to.name === 'index' && known.uid !== null
  if (!known.inMessenger || known.loginMethod !== 0) {
    return signedInAtHome ? 'share' : 'untouched'
  }
  return to.share || signedInAtHome ? 'share' : 'basic-hidden'
}

/**
 * Where to go after signing in: the route named `nt` with the query that came along, without the guard's own words.
 * `undefined` when the login was opened for its own sake.
 */
export function afterSignIn(
  query: Readonly<Record<string, string>>,
): { readonly name: string; readonly query: Readonly<Record<string, string>> } | undefined {
  const { nt, shareRedirect: _leave, ...rest } = query
  return nt && nt !== 'login' ? { name: nt, query: rest } : undefined
}

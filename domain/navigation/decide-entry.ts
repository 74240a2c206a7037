import type { ShopModeNumber } from '../order/shop-mode.ts'
import type { EntryLink, EntryParameter, ReadLink } from './entry-link.ts'

/** Where the shop was opened: a route by name, and whether a login or another screen was asked for by it. */
export interface EntryEnvironment {
  readonly route: string
  /** Whether the address names the route; without one the link itself decides where the shop begins. */
  readonly named: boolean
  /** Order routes work on the order of the link themselves. */
  readonly ec: boolean
  /** The route that a sign-in goes on to, with the words of the address (A§2 `nt`). */
  readonly next?: string
}

/** What an entry link does, before anything is asked of the shop. */
export interface EntryDecision {
  /** The order that the link leads to; `null` for a link that is no order's. */
  readonly order: { readonly mode: ShopModeNumber; readonly reference: OrderReference } | null
  /** Where the shop begins instead; `null`: where the address stands. */
  readonly begin: {
    readonly to: 'order_eclist' | 'order_ec' | 'prod_details' | 'album_detail'
    readonly query: Readonly<Record<string, string>>
  } | null
  /** Who brought the shopper; told to the shop with its first request. `null`: nobody. */
  readonly referral: { readonly refereeid?: string; readonly srcuid?: string } | null
  /** Where the shopper comes from, for the merchant's lists. */
  readonly source: 'short-video' | 'link' | null
  readonly couponCode: string | null
  /** The merchant that the link names; the host name decides which shop it is. */
  readonly mchid: string | null
  /** What the link says about the person: a hint to compare, never an identity. */
  readonly stranger: { readonly uid: string } | null
  readonly subscribe: boolean | null
  /** To be said to the shopper: these words of the link could not be read. */
  readonly malformed: readonly EntryParameter[]
}

/** An order by what its link knows of it. */
export type OrderReference =
  /** An order of another platform, by its number. */
  | { readonly kind: 'outtrade'; readonly number: string }
  /** A sub-order of this shop, with the token of its link where it is somebody else's. */
  | { readonly kind: 'sub'; readonly subid: string; readonly k: string }

/** Which parameter leads to an order, first one wins: a sub-order says more than a number (readings 55). */
const WAYS_TO_AN_ORDER = [
  {
    by: 'subid',
    // With a token the shop asked for it again (formal reset); without one it is the shopper's own order that waits.
    mode: ({ k }: EntryLink): ShopModeNumber => (k ? 2 : 5),
    reference: (link: EntryLink): OrderReference => ({ kind: 'sub', subid: link.subid ?? '', k: link.k ?? '' }),
  },
  {
    by: 'oid',
    mode: (): ShopModeNumber => 1,
    reference: (link: EntryLink): OrderReference => ({ kind: 'outtrade', number: link.oid ?? '' }),
  },
] as const

/** Routes whose own `oid` is an order of this shop, not one of another platform. */
const OWN_ORDERS: readonly string[] = ['order_info', 'orderid_details', 'order_success', 'pay_index', 'order_index']

/** Screens that stand before another one, whose words are in their address. */
const ON_THE_WAY: readonly string[] = ['login', 'user_phone']

/** What the shop does with a link. Source: A§2 entry links, safety section 4, readings 48 and 55. */
export function decideEntry({ link, malformed }: ReadLink, place: EntryEnvironment): EntryDecision {
  const next = ON_THE_WAY.includes(place.route) ? place.next : undefined
  const own = OWN_ORDERS.includes(next || place.route)
  const way = WAYS_TO_AN_ORDER.find(({ by }) => link[by] && !(by === 'oid' && own))
  const order = way ? { mode: way.mode(link), reference: way.reference(link) } : null
  return {
    order,
    begin: next ? null : beginOf({ link, order, own }, place),
    referral: referralOf(link),
    source: link.dyc2b ? 'short-video' : order ? 'link' : null,
    couponCode: link.couponCode ?? null,
    mchid: link.mchid ?? null,
    stranger: link.uid === undefined ? null : { uid: link.uid },
    subscribe: link.subscribe === undefined ? null : link.subscribe === '1',
    malformed,
  }
}

function beginOf(
  { link, order, own }: { readonly link: EntryLink; readonly order: EntryDecision['order']; readonly own: boolean },
  place: EntryEnvironment,
): EntryDecision['begin'] {
  if (order) {
    return beginOfOrder(order.reference, place)
  }
  return link.oid === '' && !own ? NO_NUMBER : beginOfItem(link, place)
}

/** The screen for the number says at once that the link has none (A§5). */
const NO_NUMBER = { to: 'order_ec', query: { why: 'order-number-empty' } } as const

function beginOfOrder(reference: OrderReference, { route, ec }: EntryEnvironment): EntryDecision['begin'] {
  return !ec || route === 'order_ec' ? { to: 'order_eclist', query: queryOf(reference) } : null
}

/** A link that names an album or a product and no screen opens it. */
function beginOfItem({ aid, pid, st }: EntryLink, { named }: EntryEnvironment): EntryDecision['begin'] {
  if (named) {
    return null
  }
  if (aid) {
    return { to: 'album_detail', query: { aid, ...(pid ? { pid } : {}), ...(st ? { st } : {}) } }
  }
  return pid ? { to: 'prod_details', query: { pid } } : null
}

function referralOf({ refereeid, srcuid }: EntryLink): EntryDecision['referral'] {
  return refereeid || srcuid ? { ...(refereeid ? { refereeid } : {}), ...(srcuid ? { srcuid } : {}) } : null
}

/** The query by which the order's screens are opened. */
export function queryOf(reference: OrderReference): Readonly<Record<string, string>> {
  return reference.kind === 'outtrade'
    ? { oid: reference.number }
    : { subid: reference.subid, ...(reference.k ? { k: reference.k } : {}) }
}

/** The order that the query of an order's screen names. */
export function referenceOf(link: EntryLink): OrderReference | undefined {
  return WAYS_TO_AN_ORDER.find(({ by }) => link[by])?.reference(link)
}

/** One name for an order's link: caches and kept designs go by it. */
export function referenceKey(reference: OrderReference): string {
  return reference.kind === 'outtrade' ? `oid-${reference.number}` : `subid-${reference.subid}`
}

/**
 * Who the link takes the shopper for (readings 48). Only compared: `other` is said as "you are signed in as ...",
 * `nobody` is the message "the user id does not exist" (A§5).
 */
export function compareAccount(
  stranger: EntryDecision['stranger'],
  uid: string | null,
): 'nobody' | 'other' | 'same' | 'unsaid' {
  if (!stranger) {
    return 'unsaid'
  }
  if (stranger.uid === '' || stranger.uid === '0' || stranger.uid === 'undefined' || stranger.uid === 'null') {
    return 'nobody'
  }
  if (uid === null) {
    return 'unsaid'
  }
  return stranger.uid === uid ? 'same' : 'other'
}

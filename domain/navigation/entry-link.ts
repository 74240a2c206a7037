/** What an entry link may carry (A§2). A value stands here only once its form was checked. */
export interface EntryLink {
  /** The sub-order that is to be uploaded again; `sid` is its other name. */
  readonly subid?: string
  /** The token that lets somebody else than the order's own shopper upload. */
  readonly k?: string
  /** An order of another platform. Empty: the link leads to an order and does not say to which (A§5). */
  readonly oid?: string
  /** The merchant; `mid` is its other name. */
  readonly mchid?: string
  /** Who brought the shopper: a referrer, or a shopper. */
  readonly refereeid?: string
  readonly srcuid?: string
  readonly aid?: string
  readonly pid?: string
  /** Pre-fills the coupon field; nothing is bound by a link. */
  readonly couponCode?: string
  /** The video that the shopper comes from. */
  readonly dyc2b?: string
  /** The token of an album's share link. */
  readonly st?: string
  /** Who the link says the shopper is: a hint, never believed. Empty: the link names nobody. */
  readonly uid?: string
  readonly subscribe?: '0' | '1'
}

export type EntryParameter = keyof EntryLink

/** The link, and the parameters whose value has no possible form: they are left out. */
export interface ReadLink {
  readonly link: EntryLink
  readonly malformed: readonly EntryParameter[]
}

const ID = /^[A-Za-z0-9_-]{1,64}$/
/**
 * Numbers of other platforms are anything short without blanks inside, markup or control characters. Orders of this shop
 * are named in the same word, and one in thirty-two of their ids begins with a dash or a line.
 */
const OUTER_NUMBER = /^[\p{L}\p{N}_-][\p{L}\p{N}._#/-]{0,63}$/u

/** Every parameter: its names on the wire, the first that is there counts, and the form of its value. */
const PARAMETERS = {
  subid: { names: ['subid', 'sid'], form: ID },
  k: { names: ['k'], form: ID },
  oid: { names: ['oid'], form: OUTER_NUMBER },
  mchid: { names: ['mchid', 'mid', 'MchID'], form: ID },
  refereeid: { names: ['refereeid'], form: ID },
  srcuid: { names: ['srcuid'], form: ID },
  aid: { names: ['aid'], form: ID },
  pid: { names: ['pid'], form: ID },
  couponCode: { names: ['couponCode', 'couponcode'], form: ID },
  dyc2b: { names: ['dyc2b'], form: ID },
  st: { names: ['st'], form: ID },
  uid: { names: ['uid'], form: /^[A-Za-z0-9_-]{0,64}$/ },
  subscribe: { names: ['subscribe'], form: /^[01]$/ },
} as const satisfies Record<EntryParameter, { readonly names: readonly string[]; readonly form: RegExp }>

/**
 * Names that leave the address before anything is asked: they say who somebody is (safety, section 4), or were said once
 * by the link and are no part of any screen's address.
 */
export const ENTRY_PARAMETERS: readonly string[] = [
  ...['uid', 'wxopenid', 'subscribe', 'openid'],
  ...[...PARAMETERS.mchid.names, ...PARAMETERS.refereeid.names, ...PARAMETERS.srcuid.names],
  ...[...PARAMETERS.couponCode.names, ...PARAMETERS.dyc2b.names],
]

/**
 * Reads an entry link from both places of its address: what stands in front of the `#`, and the query inside it, which
 * wins. Nothing is believed here; this only says what has a possible form.
 */
export function readEntryLink(front: string, inHash: string): ReadLink {
  const params = new Map([...pairsOf(front), ...pairsOf(inHash)])
  const link: Partial<Record<EntryParameter, string>> = {}
  const malformed: EntryParameter[] = []
  for (const [parameter, { names, form }] of entriesOf(PARAMETERS)) {
    const value = names.map((name) => params.get(name)).find((text) => text !== undefined)
    if (value === undefined || (value === '' && parameter !== 'uid' && parameter !== 'oid')) {
      continue
    }
    if (value === '' || form.test(value)) {
      link[parameter] = value
    } else {
      malformed.push(parameter)
    }
  }
  return { link: link as EntryLink, malformed }
}

/** `a=1&b=2` as pairs, trimmed; the last one of a name counts. */
function pairsOf(query: string): [string, string][] {
  const text = query.replace(/^[?#]/, '')
  return text === '' ? [] : text.split('&').map((pair) => pairOf(pair))
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1)).trim()]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    // A broken escape is no letter of any parameter: it fails the form and is left out.
    return text
  }
}

function entriesOf<T extends Record<string, unknown>>(table: T): [keyof T, T[keyof T]][] {
  return Object.entries(table) as [keyof T, T[keyof T]][]
}

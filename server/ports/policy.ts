/** Who may be at the other end of a call; the authorisation matrix plays all of them against every route. */
export const ACTORS = [
  'anonymous',
  'stranger',
  'other-merchant',
  'owner',
  'edit-link',
  'read-link',
  'factory',
  'operator',
] as const

export type Actor = (typeof ACTORS)[number]

/**
 * Who may use a route. `owner` means the owner of the thing that the request names (album, preview task, order);
 * links are shared albums held in a grant cookie, always together with a session for `album-editor`.
 */
export const POLICIES = {
  /** Everybody who reaches this merchant's shop. A session of another merchant is no session here. */
  anyone: ['anonymous', 'stranger', 'other-merchant', 'owner', 'edit-link', 'read-link'],
  /** Everybody who is signed in; sees and changes only what is his own. */
  shopper: ['stranger', 'owner', 'edit-link', 'read-link'],
  /** The owner of the album that is named, or who holds a link to it. */
  'album-reader': ['owner', 'edit-link', 'read-link'],
  /** The owner of the album that is named, or who is signed in and holds its edit link. */
  'album-editor': ['owner', 'edit-link'],
  /** The owner of the thing that is named: album, preview task, order. */
  owner: ['owner'],
  /** The merchant's factory, by bearer token. */
  factory: ['factory'],
  /** Who runs the shop: the machine itself, or by bearer token. */
  operator: ['operator'],
  /**
   * Who holds an address that the shop signed (pictures, upload tickets), or signs himself (payment providers). The route
   * itself checks the signature.
   */
  'signed-address': [],
} as const satisfies Record<string, readonly Actor[]>

export type Policy = keyof typeof POLICIES

/** Policies that nobody passes without a session; their handlers get a caller with a `uid`. */
export type SignedInPolicy = 'shopper' | 'album-editor' | 'owner'

const SIGNED_IN: readonly Policy[] = ['shopper', 'album-editor', 'owner'] satisfies readonly SignedInPolicy[]

export function needsSession(policy: Policy): policy is SignedInPolicy {
  return SIGNED_IN.includes(policy)
}

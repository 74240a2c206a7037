import type { StaffRole } from '../../domain/staff/staff.ts'

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
  'staff-owner',
  'staff-clerk',
  'staff-factory',
] as const

export type Actor = (typeof ACTORS)[number]

/**
 * Who may use a route. `owner` means the owner of the thing that the request names (album, preview task, order);
 * links are shared albums held in a grant cookie, always together with a session for `album-editor`.
 */
export const POLICIES = {
  /** Everybody who reaches this merchant's shop. A session of another merchant is no session here. */
  anyone: [
    ...['anonymous', 'stranger', 'other-merchant', 'owner', 'edit-link', 'read-link'],
    ...['staff-owner', 'staff-clerk', 'staff-factory'],
  ],
  /** Everybody who is signed in; sees and changes only what is his own. */
  shopper: ['stranger', 'owner', 'edit-link', 'read-link'],
  /** The owner of the album that is named, or who holds a link to it. */
  'album-reader': ['owner', 'edit-link', 'read-link'],
  /** The owner of the album that is named, or who is signed in and holds its edit link. */
  'album-editor': ['owner', 'edit-link'],
  /** The owner of the thing that is named: album, preview task, order. */
  owner: ['owner'],
  /** The merchant's factory, by bearer token, and who works for the merchant. */
  factory: ['factory', 'staff-owner', 'staff-clerk', 'staff-factory'],
  /** Everybody who works for this merchant and is signed in at the console. */
  staff: ['staff-owner', 'staff-clerk', 'staff-factory'],
  /** The same without the factory: who sees money and speaks with shoppers. */
  clerk: ['staff-owner', 'staff-clerk'],
  /** The merchant himself. */
  'shop-owner': ['staff-owner'],
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

/** Policies of the console; their handlers get a caller with `staff`. */
export type StaffPolicy = 'staff' | 'clerk' | 'shop-owner'

const STAFF: Readonly<Record<StaffPolicy, readonly StaffRole[]>> = {
  staff: ['owner', 'clerk', 'factory'],
  clerk: ['owner', 'clerk'],
  'shop-owner': ['owner'],
}

/** The roles that a policy of the console lets in; undefined for every other policy. */
export function staffRolesOf(policy: Policy): readonly StaffRole[] | undefined {
  return STAFF[policy as StaffPolicy]
}

export function needsSession(policy: Policy): policy is SignedInPolicy {
  return SIGNED_IN.includes(policy)
}

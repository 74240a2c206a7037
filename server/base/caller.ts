import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { StaffMember } from '../../domain/staff/staff.ts'

/** Who calls: the session says who, the host says which merchant. Never taken from a parameter. */
export interface Caller {
  readonly merchantId: MerchantId
  readonly uid: UserId | undefined
  /** SHA-256 of the session token, base64url; the row in `sessions`. */
  readonly sessionId: string | undefined
  /** SHA-256 of the share tokens that the caller's browser holds. Albums compare them in SQL. */
  readonly grants: readonly string[]
  /** Who is signed in at the merchant's console with this browser. */
  readonly staff: StaffMember | undefined
  readonly language: Language
  /** Where from, as limits count: an IPv4 address, or the IPv6 network of one line (`subscriberOf`). */
  readonly ip: string
  /** The browser says that it runs on a computer; a claim, good enough to ask for a phone number (B§6). */
  readonly onPc: boolean
  /** Names the browser in limits and in derived opids: the session, or the anonymous device cookie, or the address. */
  readonly device: string
}

/** A caller behind a policy of the console. */
export interface StaffCaller extends Caller {
  readonly staff: StaffMember
}

/** A caller behind a policy that needs a session. */
export interface SignedInCaller extends Caller {
  readonly uid: UserId
  readonly sessionId: string
}

import type { EpochMs } from '../../domain/units.ts'
import type { Caller, SignedInCaller, StaffCaller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { Cookies } from './cookies.ts'
import type { Policy, SignedInPolicy, StaffPolicy } from './policy.ts'

/** What a handler gets besides the parsed request. */
export interface CallContext<P extends Policy = Policy> {
  readonly caller: P extends SignedInPolicy ? SignedInCaller : P extends StaffPolicy ? StaffCaller : Caller
  /**
   * The database. For a call that changes something it is the open transaction of the idempotency envelope: whatever
   * the handler writes commits together with the stored reply; a refusal rolls the writes back and is stored itself.
   */
  readonly db: Db
  readonly now: EpochMs
  /** The key of this change; a replay never reaches the handler. */
  readonly opid: string
  readonly requestId: string
  readonly cookies: Cookies
}

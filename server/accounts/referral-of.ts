import type { UserId } from '../../domain/ids.ts'
import { NO_REFERRAL, type Referral } from '../../domain/login/referral.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Who brought a user here, for the first order that is paid; empty ids where nobody did. */
export async function referralOf(
  db: Db,
  caller: Pick<Caller, 'merchantId'> & { readonly uid: UserId },
): Promise<Referral> {
  return (await createUserStore(db).find(caller.uid, caller.merchantId))?.referral ?? NO_REFERRAL
}

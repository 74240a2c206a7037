import { phoneMissing } from '../../domain/login/login-kind.ts'
import type { Db } from '../db/db.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Whether the caller sits at a PC and has no phone bound: refused with `phone-not-bound` by calls that need one (B§6). */
export async function lacksPhone(db: Db, caller: SignedInCaller): Promise<boolean> {
  if (!caller.onPc) {
    return false
  }
  const user = await createUserStore(db).find(caller.uid, caller.merchantId)
  return user !== undefined && phoneMissing(user, caller.onPc)
}

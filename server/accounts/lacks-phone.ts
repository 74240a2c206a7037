import { phoneMissing } from '../../domain/login/login-kind.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Whether the caller sits at a PC and has no phone bound: refused with `phone-not-bound` by routes that need one (B§6). */
export async function lacksPhone(
  db: Db,
  { uid, merchantId, onPc }: Pick<Caller, 'uid' | 'merchantId' | 'onPc'>,
): Promise<boolean> {
  const user = onPc && uid ? await createUserStore(db).find(uid, merchantId) : undefined
  return user !== undefined && phoneMissing(user, onPc)
}

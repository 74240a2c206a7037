import type { MerchantId } from '../../domain/ids.ts'
import type { AuditAction } from '../../domain/staff/audit-action.ts'
import type { EpochMs } from '../../domain/units.ts'
import { hashOf } from '../base/hash-of.ts'
import type { Db } from '../db/db.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { StaffPolicy } from '../ports/policy.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'

/** Who keeps a merchant's catalogue, at the console or at a terminal. `db` is the open transaction. */
export interface CatalogueChange {
  readonly db: Db
  readonly mchid: MerchantId
  /** `operator`, or the id of who works for the merchant. */
  readonly actor: string
  readonly requestId: string
  readonly now: EpochMs
}

export function catalogueChangeOf({ db, caller, requestId, now }: CallContext<StaffPolicy>): CatalogueChange {
  return { db, mchid: caller.merchantId, actor: caller.staff.id, requestId, now }
}

/** Writes into the log what was changed: of documents their hashes, before and after. */
export async function auditCatalogueChange(
  { db, mchid, actor, requestId, now }: CatalogueChange,
  action: AuditAction,
  subject: string,
  documents: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<void> {
  const hash = (document: unknown) => (document === undefined ? '' : hashOf(document))
  const hashes = { before: hash(documents.before), after: hash(documents.after) }
  await createHandInStore(db).note({ mchid, action, subject, actor, requestId, ...hashes }, now)
}

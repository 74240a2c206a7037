import type { MerchantId, OrderId } from '../../../domain/ids.ts'
import { noteOfTaken } from '../../../domain/staff/audit-action.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Db } from '../../db/db.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'

/** The same look at the same order within this time is one look. */
const LOOK_MS = 3_600_000

export interface Look {
  readonly mchid: MerchantId
  /** What of what its shopper made was taken; absent: the order was read, with whom it is for. */
  readonly taken?: 'files'
  readonly subject: OrderId
  readonly actor: string
  readonly requestId: string
}

/** Notes who saw a shopper's name and address, or took his pictures (safety 11.9). */
export async function noteLook(db: Db, { taken, ...by }: Look, now: EpochMs): Promise<void> {
  const audit = createHandInStore(db)
  const look = { ...by, ...(taken ? noteOfTaken(taken) : { action: 'read' as const, after: '' }) }
  if (!(await audit.isNoted(look, now - LOOK_MS))) {
    await audit.note(look, now)
  }
}

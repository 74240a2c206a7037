import type { OrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Proof } from '../../../domain/production/proof.ts'
import type { Db } from '../../../server/db/db.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPrintStore } from '../../../server/stores/prints.store.ts'

/** The first thing of an order as a print job leaves it, without the time that the job takes. */
export async function markPrinted(db: Db, id: OrderId, proof?: Proof): Promise<void> {
  const { loadItem } = createOrderStore(db)
  const prints = createPrintStore(db)
  const begun = await loadItem(id, 0)
  if (await prints.beginPrint(id, 0)) {
    await prints.savePrintOf(id, 0, begun?.designHash ?? null, proof)
  }
  invariant((await loadItem(id, 0))?.print === 'ready', 'its print file is ready')
}

import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asId, type OrderId } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { printOrderItem } from '../../jobs/print.job.ts'
import { printFiles } from '../../orders/print-files.ts'
import { createOrderStore } from '../../stores/orders.store.ts'

/**
 * `shop print ORDER --out DIR`: the print files and proofs of a paid order, made now where they are missing.
 *
 * Names: `ORDER-1.pdf`, `ORDER-1.proof.json`, one pair for every ordered thing.
 */
export async function printOrder(
  deps: Deps,
  order: string,
  out: string,
): Promise<{ readonly done: boolean; readonly sentence: string }> {
  const orderId = asId<OrderId>(order)
  const orders = createOrderStore(deps.db)
  const row = await orders.load(orderId)
  if (!row) {
    return { done: false, sentence: 'There is no such order.' }
  }
  if (row.paidAt === null) {
    return { done: false, sentence: 'The order is not paid; only paid orders are printed.' }
  }
  await mkdir(out, { recursive: true })
  const items = [...(await orders.printStates(orderId)).keys()]
  for (const n of items) {
    await printOrderItem(deps, { orderId, n })
    const files = printFiles(deps.env.dataDir, orderId, n)
    await copyFile(files.pdf, join(out, `${orderId}-${n + 1}.pdf`))
    await copyFile(files.proof, join(out, `${orderId}-${n + 1}.proof.json`))
  }
  return {
    done: true,
    sentence: `${items.length === 1 ? 'One print file is' : `${items.length} print files are`} in ${out}.`,
  }
}

import { mkdir } from 'node:fs/promises'
import type { PhotoId } from '../../domain/ids.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import type { Deps } from '../deps.ts'
import { keepPrintFiles } from '../orders/kept-print-files.ts'
import { printFiles } from '../orders/print-files.ts'
import type { PrintJob } from '../orders/print-queue.ts'
import { printSourceOf } from '../photos/print-source.ts'
import type { PdfMeta } from '../print/pdf-x.ts'
import { printFile } from '../print/print-process.ts'
import type { PrintSource } from '../print/print-source.ts'
import { hashOf } from '../print/proof.ts'
import { createOrderStore, type OrderRow } from '../stores/orders.store.ts'
import { cellsFolder } from './prepare.job.ts'

/**
 * Writes the print file and the proof of one ordered thing, and moves the order on when it was the last one.
 *
 * Idempotent: a file that is there is there whole, and the same frozen design gives the same file again.
 *
 * @throws Error when a photo cannot be read or the printing process fails: the job is tried again.
 */
export async function printOrderItem(
  deps: Pick<Deps, 'db' | 'storage' | 'uploadHost' | 'env' | 'clock'>,
  { orderId, n }: PrintJob,
): Promise<void> {
  const orders = createOrderStore(deps.db)
  const order = await orders.load(orderId)
  const item = await orders.loadItem(orderId, n)
  if (!order || !item || item.print === 'ready' || item.frozen?.kind !== 'design') {
    return
  }
  await orders.savePrint(orderId, n, 'making')
  const { design, product, theme, photos } = item.frozen
  const sources: Record<PhotoId, PrintSource> = {}
  for (const photo of photos) {
    sources[photo.id] = await printSourceOf(deps, photo.key)
  }
  const files = printFiles(deps.env.dataDir, orderId, n)
  await mkdir(files.folder, { recursive: true, mode: 0o700 })
  const proof = await printFile({
    what: 'file',
    design,
    product,
    theme,
    photos: photos.map((photo) => photo.facts),
    sources,
    out: files.pdf,
    proof: files.proof,
    cells: cellsFolder(deps.env.dataDir),
    meta: metaOf(order, n, item.designHash ?? ''),
  })
  await keepPrintFiles(deps, orderId, n)
  await deps.db.transaction(async (tx) => {
    const store = createOrderStore(tx)
    await store.loadForPayment(orderId)
    await store.savePrint(orderId, n, 'ready', proof)
    if ((await store.printStates(orderId)).every((state) => state === 'ready')) {
      const next = orderAfter('paid', 'print-ready')
      if (next) {
        await store.move(orderId, 'paid', next, { producedAt: new Date(deps.clock.now()) })
      }
    }
  })
}

/** The same order gives the same file, byte for byte: neither the clock nor chance stands in it. */
function metaOf({ id, paidAt, createdAt }: OrderRow, n: number, designHash: string): PdfMeta {
  const name = hashOf([id, n, designHash])
  const documentId = [name.slice(0, 8), name.slice(8, 12), name.slice(12, 16), name.slice(16, 20), name.slice(20, 32)]
  return {
    title: `${id}-${n + 1}`,
    createdAt: (paidAt ?? createdAt).toISOString(),
    documentId: documentId.join('-'),
  }
}

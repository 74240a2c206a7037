import { mkdir } from 'node:fs/promises'
import type { PhotoId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { FrozenDesign, FrozenItem } from '../../domain/production/frozen-item.ts'
import type { Proof } from '../../domain/production/proof.ts'
import { hashOf } from '../base/hash-of.ts'
import type { PrintJob } from '../jobs/queues.ts'
import { printSourceOf } from '../photos/print-source.ts'
import type { Deps } from '../ports/deps.ts'
import { cellsFolder } from '../preview/prepare.job.ts'
import type { PdfMeta } from '../print/pdf-x.ts'
import { printFile } from '../print/print-process.ts'
import type { PrintSource } from '../print/print-source.ts'
import { printSpec } from '../print/print-spec.ts'
import { profileFile } from '../print/profile-folder.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPrintStore } from '../stores/prints.store.ts'
import { printFiles } from './print-files.ts'
import { produceWhenReady } from './start-production.ts'
import { storePrintFiles } from './stored-print-files.ts'

type PrintDeps = Pick<Deps, 'db' | 'storage' | 'uploadHost' | 'env' | 'clock'>

/**
 * Writes the print file and the proof of one ordered thing, and moves the order on when it was the last one.
 *
 * Idempotent: a file that is there is there whole, and the same frozen design gives the same file again.
 *
 * @throws Error when a photo cannot be read or the printing process fails: the job is tried again.
 */
export async function printOrderItem(deps: PrintDeps, { orderId, n }: PrintJob): Promise<void> {
  const orders = createOrderStore(deps.db)
  const order = await orders.load(orderId)
  const item = await orders.loadItem(orderId, n)
  // Gone, done, or asked for once more meanwhile: what is handed in then has its own job.
  if (!order || !item?.frozen || item.submittedAt === null || item.print === 'ready' || item.print === 'none') {
    return
  }
  if (order.state === 'cancelled' || order.state === 'refunded') {
    return
  }
  if (!(await createPrintStore(deps.db).beginPrint(orderId, n))) {
    return
  }
  const proof = await makeFiles(deps, order, item.frozen, item)
  await deps.db.transaction(async (tx) => {
    const store = createOrderStore(tx)
    await store.loadForPayment(orderId)
    if (await createPrintStore(tx).savePrintOf(orderId, n, item.designHash, proof)) {
      await produceWhenReady(tx, orderId, deps.clock.now())
    }
  })
}

/** What the factory needs of one thing: a print file with its proof; of a thing of photos that every original is there. */
async function makeFiles(
  deps: PrintDeps,
  order: Order,
  frozen: FrozenItem,
  { n, designHash }: { readonly n: number; readonly designHash: string | null },
): Promise<Proof | undefined> {
  switch (frozen.kind) {
    case 'design':
      return await makePrintFile(deps, order, frozen, n, designHash ?? '')
    case 'photos':
      for (const photo of frozen.photos) {
        await printSourceOf(deps, photo.key)
      }
      return undefined
    case 'goods':
      return undefined
  }
}

async function makePrintFile(
  deps: PrintDeps,
  order: Order,
  { design, product, theme, photos, print, warnings = [] }: FrozenDesign,
  n: number,
  designHash: string,
): Promise<Proof> {
  const sources: Record<PhotoId, PrintSource> = {}
  for (const photo of photos) {
    sources[photo.id] = await printSourceOf(deps, photo.key)
  }
  const lineItem = { orderId: order.id, n, designHash }
  const files = printFiles(deps.env.dataDir, lineItem)
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
    spec: printSpec(product.type, print, (name) => profileFile(deps.env, name)),
    warnings,
    meta: metaOf(order, n, designHash),
  })
  await storePrintFiles(deps, lineItem, proof)
  return proof
}

/** The same order gives the same file, byte for byte: neither the clock nor chance stands in it. */
function metaOf({ id, paidAt, createdAt }: Order, n: number, designHash: string): PdfMeta {
  const name = hashOf([id, n, designHash])
  const documentId = [name.slice(0, 8), name.slice(8, 12), name.slice(12, 16), name.slice(16, 20), name.slice(20, 32)]
  return {
    title: `${id}-${n + 1}`,
    createdAt: new Date(paidAt ?? createdAt).toISOString(),
    documentId: documentId.join('-'),
  }
}

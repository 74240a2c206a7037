import { createReadStream, existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { invariant } from '../../domain/never.ts'
import type { Proof, ProofFile } from '../../domain/production/proof.ts'
import { PRINT_QUEUE } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { fileSha256 } from '../print/cell-store.ts'
import { BESIDES } from '../print/print-besides.ts'
import { hashStoredBytes, type Looked } from '../storage/hash-stored-bytes.ts'
import type { LocalFile } from '../storage/storage.ts'
import { storageKey } from '../storage/storage-key.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createPrintStore } from '../stores/prints.store.ts'
import { type PrintItem, printFiles, printName } from './print-files.ts'

type Kind = 'pdf' | 'proof' | ProofFile['kind']

const ENDINGS = { pdf: '.pdf', proof: '.proof.json', ...BESIDES } as const satisfies Record<Kind, string>

/** Where the print files of an order lie in a far storage. */
function printKey(item: PrintItem, kind: Kind): string {
  return storageKey(`print/${item.orderId}/${printName(item)}${ENDINGS[kind]}`)
}

/** Hands a finished print file and its proof to the storage, so that every node has them. On the own disk they stay. */
export async function storePrintFiles(
  { env, storage, uploadHost }: Pick<Deps, 'env' | 'storage' | 'uploadHost'>,
  item: PrintItem,
  { files: besides }: Pick<Proof, 'files'>,
): Promise<void> {
  if (uploadHost) {
    return
  }
  const files = printFiles(env.dataDir, item)
  for (const { kind } of besides) {
    await storage.put(printKey(item, kind), { file: files[kind] })
  }
  await storage.put(printKey(item, 'proof'), { file: files.proof })
  await storage.put(printKey(item, 'pdf'), { file: files.pdf })
}

/** A finished print file or its proof as a local file. @throws Error when it is gone. */
export async function storedPrintFile(
  { env, storage, uploadHost }: Pick<Deps, 'env' | 'storage' | 'uploadHost'>,
  { kind, ...item }: PrintItem & { readonly kind: Kind },
): Promise<LocalFile> {
  if (uploadHost) {
    const files = printFiles(env.dataDir, item)
    // Files of orders from before the design stood in the name.
    const path = existsSync(files[kind]) ? files[kind] : join(files.folder, `${item.n}${ENDINGS[kind]}`)
    return { path, bytes: (await stat(path)).size }
  }
  const file = await storage.localFile(printKey(item, kind))
  invariant(file, `the ${kind} of order ${item.orderId} is gone from the storage`)
  return file
}

/** What of a proof says how a file must be; the proof itself has nothing that it could be held against. */
function sha256In(proof: Proof | null | undefined, kind: Kind): string | undefined {
  return kind === 'pdf' ? proof?.file.sha256 : proof?.files.find((file) => file.kind === kind)?.sha256
}

/**
 * A finished print file for whoever makes the thing: the very bytes that the proof names. Nothing when they are gone or
 * others by now; then the file is made again, and is the same one, because the same design gives the same file.
 */
export async function checkedPrintFile(
  deps: Pick<Deps, 'env' | 'storage' | 'uploadHost' | 'db' | 'jobs' | 'log'>,
  item: PrintItem & { readonly kind: Kind },
): Promise<LocalFile | undefined> {
  const { orderId, n, kind } = item
  const row = await createOrderStore(deps.db).loadItem(orderId, n)
  const wanted = sha256In(row?.proof, kind)
  // A file in a far storage was read into a cache here: what is wrong only there is fetched once more.
  for (let read = 0; read < 2; read++) {
    const file = await storedPrintFile(deps, item).catch(() => undefined)
    if (file && (wanted === undefined || (await fileSha256(file.path)) === wanted)) {
      return file
    }
    if (file) {
      await rm(file.path, { force: true })
    }
  }
  await makePrintAgain(deps, item)
  return undefined
}

async function makePrintAgain(
  { db, jobs, log }: Pick<Deps, 'db' | 'jobs' | 'log'>,
  { orderId, n, designHash, kind }: PrintItem & { readonly kind: Kind },
): Promise<void> {
  log.error({ order: orderId, n, kind }, 'a print file is damaged or gone, and is made again')
  await db.transaction(async (tx) => {
    if (await createPrintStore(tx).startPrintAgain(orderId, n, designHash)) {
      await jobs.enqueue(tx, PRINT_QUEUE, { orderId, n, designHash })
    }
  })
}

/**
 * Looks at every file of a finished print where it is stored: a far storage is asked for the bytes that it has, not for those
 * that were read from it before. One wrong file begins the print anew.
 */
export async function verifyPrint(
  deps: Pick<Deps, 'env' | 'storage' | 'uploadHost' | 'db' | 'jobs' | 'log'>,
  { proof, ...item }: PrintItem & { readonly proof: Proof },
): Promise<Looked> {
  const { storage, uploadHost } = deps
  let bytes = 0
  for (const kind of ['proof', 'pdf', ...proof.files.map((file) => file.kind)] as const) {
    const local = uploadHost && (await storedPrintFile(deps, { ...item, kind }).catch(() => undefined))
    const open = async () => {
      if (uploadHost) {
        return local && createReadStream(local.path)
      }
      return await storage.get(printKey(item, kind))
    }
    const found = await hashStoredBytes(open, sha256In(proof, kind))
    bytes += found.bytes
    if (found.is !== 'right') {
      if (local) {
        await rm(local.path, { force: true })
      }
      await makePrintAgain(deps, { ...item, kind })
      return { is: found.is, bytes }
    }
  }
  return { is: 'right', bytes }
}

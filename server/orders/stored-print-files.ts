import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { invariant } from '../../domain/never.ts'
import type { Proof, ProofFile } from '../../domain/production/proof.ts'
import type { Deps } from '../ports/deps.ts'
import { BESIDES } from '../print/print-besides.ts'
import type { LocalFile } from '../storage/storage.ts'
import { storageKey } from '../storage/storage-key.ts'
import { type PrintItem, printFiles, printName } from './print-files.ts'

type Kind = 'pdf' | 'proof' | ProofFile['kind']

const ENDINGS = { pdf: '.pdf', proof: '.proof.json', ...BESIDES } as const satisfies Record<Kind, string>

/** Where the print files of an order lie in a far storage. */
function printKey(item: PrintItem, kind: Kind): string {
  return storageKey(`print/${item.orderId}/${printName(item)}${ENDINGS[kind]}`)
}

/** Hands a finished print file and its proof to the storage, so that every node has them. On the own disk they stay. */
export async function keepPrintFiles(
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

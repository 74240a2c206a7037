import { stat } from 'node:fs/promises'
import type { OrderId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { Deps } from '../deps.ts'
import type { LocalFile } from '../storage/storage.ts'
import { storageKey } from '../storage/storage-key.ts'
import { printFiles } from './print-files.ts'

type Kind = 'pdf' | 'proof'

/** Where the print files of an order lie in a far storage. */
function printKey(orderId: OrderId, n: number, kind: Kind): string {
  return storageKey(`print/${orderId}/${n}.${kind === 'pdf' ? 'pdf' : 'proof.json'}`)
}

/** Hands a finished print file and its proof to the storage, so that every node has them. On the own disk they stay. */
export async function keepPrintFiles(
  { env, storage, uploadHost }: Pick<Deps, 'env' | 'storage' | 'uploadHost'>,
  orderId: OrderId,
  n: number,
): Promise<void> {
  if (uploadHost) {
    return
  }
  const files = printFiles(env.dataDir, orderId, n)
  await storage.put(printKey(orderId, n, 'proof'), { file: files.proof })
  await storage.put(printKey(orderId, n, 'pdf'), { file: files.pdf })
}

/** A finished print file or its proof as a local file. @throws Error when it is gone. */
export async function keptPrintFile(
  { env, storage, uploadHost }: Pick<Deps, 'env' | 'storage' | 'uploadHost'>,
  { orderId, n, kind }: { readonly orderId: OrderId; readonly n: number; readonly kind: Kind },
): Promise<LocalFile> {
  if (uploadHost) {
    const path = printFiles(env.dataDir, orderId, n)[kind]
    return { path, bytes: (await stat(path)).size }
  }
  const file = await storage.localFile(printKey(orderId, n, kind))
  invariant(file, `the ${kind} of order ${orderId} is gone from the storage`)
  return file
}

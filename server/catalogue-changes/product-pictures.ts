import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MerchantId } from '../../domain/ids.ts'
import type { DecodeRefusal } from '../../domain/photo/photo-refusal.ts'
import { sniffPhoto } from '../../domain/photo/sniff.ts'
import type { Deps } from '../ports/deps.ts'
import { storageKey } from '../storage/storage-key.ts'
import { auditCatalogueChange, type CatalogueChange } from './catalogue-change.ts'

/** Where pictures of products are read; nothing but their own name follows. */
export const PRODUCT_PICTURES = '/emall/pictures'

type PictureOutcome =
  | { readonly kind: 'kept'; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: DecodeRefusal | 'photo-not-a-picture' }

/**
 * Keeps what an untrusted file shows, painted anew as a JPEG in a disposable process: nothing else of the file is ever handed
 * out. It is named by what it holds, so that the same picture is kept once.
 */
export async function keepProductPicture(
  { storage, decoder }: Pick<Deps, 'storage' | 'decoder'>,
  change: CatalogueChange,
  bytes: Uint8Array,
): Promise<PictureOutcome> {
  if (!sniffPhoto(bytes)) {
    return { kind: 'refused', reason: 'photo-not-a-picture' }
  }
  const into = await mkdtemp(join(tmpdir(), 'keepsake-picture-'))
  try {
    const verdict = await decoder.decode(bytes, { into })
    if (verdict.kind === 'refused') {
      return verdict
    }
    const painted = await readFile(verdict.photo.files.proxy)
    const name = createHash('sha256').update(painted).digest('hex')
    await storage.put(productPictureKey(change.mchid, name), painted)
    await auditCatalogueChange(change, 'picture', name.slice(0, SHOWN_SIGNS), {})
    return { kind: 'kept', address: `${PRODUCT_PICTURES}/${name}.jpg` }
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

/** So many signs of a name stand in the log. */
const SHOWN_SIGNS = 12

/** Where a picture of a merchant's products lies. */
export function productPictureKey(mchid: MerchantId, name: string): string {
  return storageKey(`shop-${mchid}/${name}.jpg`)
}

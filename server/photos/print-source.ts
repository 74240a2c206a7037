import { invariant } from '../../domain/never.ts'
import type { PhotoFormat } from '../../domain/photo/header/picture-header.ts'
import type { Db } from '../db/db.ts'
import type { PrintSource } from '../print/print-source.ts'
import type { Storage } from '../storage/storage.ts'
import { derivedKey } from '../storage/storage-key.ts'
import { createPhotoStore } from '../stores/photos.store.ts'

/** The full-resolution picture of a photo and how it must be read. */
export interface PhotoPrintSource extends PrintSource {
  readonly format: PhotoFormat
  /** EXIF orientation that still has to be applied to reach `width` x `height`; 1 when the file is upright. */
  readonly orientation: number
}

/**
 * The file that a photo is printed from: its original, or the full-size upright sRGB JPEG beside it when the original
 * is HEIC, WebP, CMYK, transparent, 16-bit or otherwise not for a PDF.
 *
 * @throws Error when the photo is not finished or its file is gone: nothing may be printed without it.
 */
export async function printSourceOf(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  key: string,
): Promise<PhotoPrintSource> {
  const row = await createPhotoStore(db).findByKey(key)
  invariant(row?.state === 'done' && row.width && row.height && row.sha256 && row.format, `no finished photo ${key}`)
  const file = await storage.localFile(row.hasPrint ? derivedKey(key, 'print') : key)
  invariant(file, `the file to print ${key} from is gone`)
  const fileSha256 = row.hasPrint ? row.madeFiles?.print : row.sha256
  return {
    path: file.path,
    width: row.width,
    height: row.height,
    sha256: row.sha256,
    ...(fileSha256 === undefined ? {} : { fileSha256 }),
    isSrgb: row.isSrgb ?? false,
    format: row.hasPrint ? 'jpeg' : row.format,
    orientation: row.hasPrint ? 1 : (row.orientation ?? 1),
  }
}

/** The profile-free sRGB picture of at most 1600 px that pages are painted from, as a local file. */
export async function proxyFileOf(storage: Storage, key: string): Promise<string> {
  const file = await storage.localFile(derivedKey(key, 'proxy'))
  invariant(file, `the proxy of ${key} is gone`)
  return file.path
}

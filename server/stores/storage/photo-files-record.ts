import type { AlbumId, MerchantId, PhotoId } from '../../../domain/ids.ts'
import type { MadeFiles } from '../../../domain/photo/stored-photo.ts'
import { photos } from '../../db/schema/photos.tables.ts'

/** What is recorded of a finished photo's files. */
export interface PhotoFilesRecord {
  readonly id: PhotoId
  readonly key: string
  readonly mchid: MerchantId
  readonly aid: AlbumId
  readonly sha256: string | null
  readonly hasPrint: boolean | null
  /** Null: made before anybody noted it. */
  readonly madeFiles: MadeFiles | null
}

export const photoFilesRecord = {
  ...{ id: photos.id, key: photos.key, mchid: photos.mchid, aid: photos.aid },
  ...{ sha256: photos.sha256, hasPrint: photos.hasPrint, madeFiles: photos.madeFiles },
}

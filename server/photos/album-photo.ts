import type { AlbumPhoto } from '../../domain/album/album.ts'
import { invariant } from '../../domain/never.ts'
import type { StoredPhoto } from '../../domain/photo/stored-photo.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import { addressEnd, signedPhotoUrl } from './photo-urls.ts'

/** A finished photo as albums carry it, with addresses that work now. No place where it was taken: that is private. */
export function albumPhotoOf(row: StoredPhoto, secrets: Secrets, now: EpochMs): AlbumPhoto {
  const {
    id,
    key,
    fileName,
    md5,
    format,
    bytes,
    width,
    height,
    takenAt,
    focus,
    likeness,
    sharpEdge,
    blackPercent,
    lies,
  } = row
  invariant(row.state === 'done' && md5 && format && bytes && width && height, 'a finished photo has its facts')
  const until = addressEnd(now)
  return {
    id,
    key,
    fileName,
    md5,
    format,
    bytes,
    width,
    height,
    ...(takenAt === null ? {} : { takenAt }),
    ...(focus === null ? {} : { focus }),
    ...(likeness === null ? {} : { likeness }),
    ...(sharpEdge === null ? {} : { sharpEdge }),
    ...(blackPercent === null ? {} : { blackPercent }),
    ...(lies === null ? {} : { lies }),
    imageThumb: signedPhotoUrl(secrets, { key, kind: 'thumb', until }),
    proxy: signedPhotoUrl(secrets, { key, kind: 'proxy', until }),
  }
}

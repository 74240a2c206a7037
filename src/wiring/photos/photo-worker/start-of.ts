import { md5 } from 'hash-wasm'
import type { Position } from '../../../../domain/image-analysis/place.ts'
import { type ExifFacts, readExif } from '../../../../domain/photo/exif.ts'
import { readHeader } from '../../../../domain/photo/read-header.ts'
import type { EpochMs } from '../../../../domain/units.ts'

/** So many first bytes tell one photo from others of the same size. */
const HEAD_BYTES = 65_536

/** Within so many first bytes a camera's date is looked for: behind it may stand a preview and a colour profile. */
const DATE_BYTES = 262_144

/** What the start of a file says. */
export interface PhotoStart {
  /** md5 of the first bytes. */
  readonly head: string
  readonly takenAt?: EpochMs
  /** Where the camera was. */
  readonly position?: Position
}

export async function startOf(file: Blob): Promise<PhotoStart> {
  const start = new Uint8Array(await file.slice(0, DATE_BYTES).arrayBuffer())
  const { takenAt, gps } = exifOf(start)
  return {
    head: await md5(start.subarray(0, HEAD_BYTES)),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(gps ? { position: gps } : {}),
  }
}

/** Cameras write their block near the start; where it stands further behind, the photo counts as one without a date. */
function exifOf(start: Uint8Array): Pick<ExifFacts, 'takenAt' | 'gps'> {
  const verdict = readHeader(start)
  const exif = verdict.kind === 'picture' ? verdict.header.exif : undefined
  return exif ? readExif(exif) : {}
}

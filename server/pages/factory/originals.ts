import { Readable } from 'node:stream'
import { makeZip, predictLength } from 'client-zip'
import { invariant } from '../../../domain/never.ts'
import type { FrozenPhoto, FrozenPhotos } from '../../../domain/production/frozen-item.ts'
import { csvCell } from '../../../domain/text/csv-cell.ts'
import { STEERING_SIGNS } from '../../../domain/text/steering-signs.ts'
import type { Storage } from '../../storage/storage.ts'

/** Longest name in an archive, without its number; systems of files take 255 bytes. */
const NAME_MAX = 60

/** What a name must not hold beside signs that steer text: paths, and marks that some systems refuse. */
const UNSAFE = /[\\/:*?"<>|]/g

/** Name of an original in the archive: its place in the album, then the name it had, with the ending of what it is. */
export function originalName(photo: Pick<FrozenPhoto, 'key' | 'fileName'>, index: number): string {
  const ending = /\.[a-z0-9]{1,5}$/.exec(photo.key)?.[0] ?? ''
  const name = (photo.fileName ?? '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(UNSAFE, '_')
    .replace(STEERING_SIGNS, '_')
    .trim()
  const kept = [...name].slice(0, NAME_MAX).join('')
  return `${String(index + 1).padStart(3, '0')}${kept === '' ? '' : `_${kept}`}${ending}`
}

/** One line of the manifest. */
interface ManifestLine {
  readonly file: string
  readonly name: string
  readonly md5: string
  readonly sha256: string
  readonly bytes: number
  /** Upright pixels. */
  readonly width: number
  readonly height: number
  /** `untouched`: uploaded for this order and never made smaller; `album`: it lay in the album already. */
  readonly origin: 'untouched' | 'album'
}

/** What the factory checks the originals against (B§4 type 4). */
export interface Manifest {
  readonly version: 1
  readonly orderid: string
  readonly suborderid: string
  readonly product: string
  readonly photos: readonly ManifestLine[]
}

export function manifestOf(orderid: string, suborderid: string, frozen: FrozenPhotos): Manifest {
  return {
    version: 1,
    ...{ orderid, suborderid, product: frozen.product.id },
    photos: frozen.photos.map((photo, index) => ({
      file: originalName(photo, index),
      name: photo.fileName ?? '',
      ...{ md5: photo.md5, sha256: photo.sha256 ?? '', bytes: photo.bytes ?? 0 },
      ...{ width: photo.facts.width, height: photo.facts.height, origin: photo.origin ?? 'album' },
    })),
  }
}

const MANIFEST_COLUMNS = ['order', 'suborder', 'file', 'name', 'md5', 'sha256', 'bytes', 'width', 'height', 'origin']

/** The manifest as a table for a spreadsheet. */
export function manifestCsv({ orderid, suborderid, photos }: Manifest): string {
  const lines = photos.map((line) => [
    ...[orderid, suborderid, line.file, line.name, line.md5, line.sha256, line.bytes, line.width, line.height],
    line.origin,
  ])
  return `\uFEFF${[MANIFEST_COLUMNS, ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** All originals in one archive, packed as they leave: photos are packed already, so nothing is squeezed. */
export function originalsZip(
  storage: Storage,
  { photos }: FrozenPhotos,
  at: Date,
): { readonly body: Readable; readonly bytes: number | undefined } {
  const names = photos.map((photo, index) => ({ name: originalName(photo, index), lastModified: at }))
  const files = async function* () {
    for (const [index, photo] of photos.entries()) {
      const input = await storage.get(photo.key)
      invariant(input, `the original ${photo.id} is gone from the storage`)
      yield { ...names[index], name: names[index]?.name ?? '', input: input as AsyncIterable<Buffer> }
    }
  }
  const sizes = photos.map((photo, index) => ({
    ...names[index],
    name: names[index]?.name ?? '',
    size: photo.bytes ?? 0,
  }))
  const known = photos.every((photo) => photo.bytes !== undefined)
  return {
    body: Readable.fromWeb(makeZip(files()) as Parameters<typeof Readable.fromWeb>[0]),
    bytes: known ? Number(predictLength(sizes)) : undefined,
  }
}

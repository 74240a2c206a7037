import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GeneratedPhoto, generatePhoto } from '../../tests/support/builders/generate-photos.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const GENERATOR = join(ROOT, 'tests', 'support', 'builders', 'generate-photos.ts')
const CACHE = join(ROOT, 'node_modules', '.cache', 'keepsake')
const HOUR_MS = 3_600_000

/** Photos as a phone takes them, as files of a folder. */
export interface PhotoFiles {
  readonly folder: string
  /** In the order in which they were taken. */
  readonly names: readonly string[]
}

export interface WantedPhotos {
  readonly count: number
  /** Pictures that differ; the others are the same ones in files of other bytes. */
  readonly pictures: number
  /** Every third is portrait; the longer edge, pixels. */
  readonly edge: number
  readonly grain: number
  readonly quality?: number
}

/** Draws them once for what is wanted and this generator: every run reads the same files. */
export async function photoFiles(wanted: WantedPhotos): Promise<PhotoFiles> {
  const drawn = createHash('sha256')
    .update(JSON.stringify(wanted))
    .update(await readFile(GENERATOR))
  const folder = join(CACHE, `bench-photos-${drawn.digest('hex').slice(0, 16)}`)
  const names = Array.from({ length: wanted.count }, (_, at) => `IMG_${String(at + 1).padStart(4, '0')}.jpg`)
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`
    await mkdir(half, { recursive: true })
    const pictures: Buffer[] = []
    for (let seed = 0; seed < wanted.pictures; seed++) {
      pictures.push(await generatePhoto(photoOf(wanted, seed)))
    }
    for (const [at, name] of names.entries()) {
      await writeFile(join(half, name), withComment(pictures[at % pictures.length] as Buffer, name))
    }
    await rename(half, folder)
  }
  return { folder, names }
}

function photoOf({ edge, grain, quality }: WantedPhotos, seed: number): GeneratedPhoto {
  const short = Math.round((edge * 3) / 4)
  const [width, height] = seed % 3 === 1 ? [short, edge] : [edge, short]
  const taken = { seed, format: 'jpeg', takenAt: seed * HOUR_MS, grain } as const
  return { width, height, ...taken, ...(quality === undefined ? {} : { quality }) }
}

/** The same picture in another file: a comment behind the head of a JPEG. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4 + comment.length)
  segment.writeUInt16BE(0xff_fe, 0)
  segment.writeUInt16BE(2 + comment.length, 2)
  segment.write(comment, 4, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

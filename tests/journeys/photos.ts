import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GeneratedPhoto, generatePhoto } from '../support/builders/generate-photos.ts'

/** A shopper's photos as files, as a phone would offer them. */
export interface PhotoFiles {
  /** Good ones, in the order in which they were taken. */
  readonly good: readonly string[]
  /** A photo whose second half got lost. */
  readonly broken: string
}

const MORNING = Date.UTC(2025, 6, 12, 8, 30)
const MINUTE = 60_000

/** More pixels than a proxy has, so that a page printed from one would show it. */
const WIDE = { width: 2400, height: 1600 } as const
const HIGH = { width: 1600, height: 2400 } as const

/** Upright widths that the originals have. */
export const ORIGINAL_WIDTHS = [WIDE.width, HIGH.width] as const

/** Twelve photos of two half days: landscape and portrait, JPEG, one PNG, one WebP, one held sideways (EXIF 6). */
const STORY: readonly (Omit<GeneratedPhoto, 'seed' | 'takenAt'> & { readonly minute: number })[] = [
  { ...WIDE, format: 'jpeg', minute: 0 },
  { ...HIGH, format: 'jpeg', orientation: 6, minute: 2 },
  { ...WIDE, format: 'jpeg', minute: 3 },
  { ...WIDE, format: 'webp', minute: 5 },
  { ...HIGH, format: 'jpeg', minute: 9 },
  { ...WIDE, format: 'jpeg', minute: 11 },
  { ...WIDE, format: 'jpeg', profile: 'p3', minute: 240 },
  { ...HIGH, format: 'jpeg', minute: 242 },
  { ...WIDE, format: 'png', grain: 0, minute: 243 },
  { ...WIDE, format: 'jpeg', minute: 250 },
  { ...HIGH, format: 'jpeg', minute: 251 },
  { ...WIDE, format: 'jpeg', minute: 255 },
]

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

/** The same with an eighth of the pixels: read, sent and painted in a fraction of the time. */
const SMALL_STORY: typeof STORY = STORY.map(({ width, height, ...photo }) => ({
  ...photo,
  width: Math.round(width / Math.sqrt(8)),
  height: Math.round(height / Math.sqrt(8)),
}))

let made: Promise<PhotoFiles> | undefined
let madeSmall: Promise<readonly string[]> | undefined

/** The photos of a journey that looks at what is printed of them; made once. */
export function photoFiles(): Promise<PhotoFiles> {
  made ??= writePhotos()
  return made
}

/** The good ones for a journey that is about something else; they would be printed softly. */
export function smallPhotos(): Promise<readonly string[]> {
  madeSmall ??= writeStory(SMALL_STORY)
  return madeSmall
}

const GENERATOR = join(import.meta.dirname, '..', 'support', 'builders', 'generate-photos.ts')
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'keepsake')

async function writePhotos(): Promise<PhotoFiles> {
  const good = await writeStory(STORY)
  const broken = join(dirname(good[0] ?? ''), 'IMG_0099.jpg')
  await keep(broken, drawBroken)
  return { good, broken }
}

/** Photos are drawn once for this list and this generator: every worker and every run shares their files. */
async function writeStory(story: typeof STORY): Promise<readonly string[]> {
  const made = createHash('sha256').update(JSON.stringify(story)).update(readFileSync(GENERATOR))
  const folder = join(CACHE, `photos-${made.digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  const files = story.map(({ minute, ...photo }, at) => ({
    path: join(folder, `IMG_${String(at + 1).padStart(4, '0')}.${ENDINGS[photo.format]}`),
    draw: () => generatePhoto({ ...photo, seed: at + 1, takenAt: MORNING + minute * MINUTE }),
  }))
  // Workers begin at the same time: from both ends they meet in the middle, and nothing is drawn twice.
  for (const { path, draw } of isOddWorker() ? files.toReversed() : files) {
    await keep(path, draw)
  }
  return files.map(({ path }) => path)
}

async function drawBroken(): Promise<Uint8Array> {
  const whole = await generatePhoto({ ...WIDE, format: 'jpeg', seed: 99 })
  return whole.subarray(0, Math.round(whole.length / 2))
}

const isOddWorker = () => Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 2 === 1

/** Writes a file that is not there. Two workers may do this at once: a rename is whole or not there. */
async function keep(file: string, draw: () => Promise<Uint8Array>): Promise<void> {
  if (!existsSync(file)) {
    const half = `${file}.${process.pid}`
    writeFileSync(half, await draw())
    renameSync(half, file)
  }
}

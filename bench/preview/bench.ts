import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Scene } from '../../editor/scene/scene.ts'
import { loadFontBook } from '../../server/fonts/font-book.ts'
import type { PagePainter, PageToPaint } from '../../server/render/paint-page.ts'
import { createPagePainter } from '../../server/render/paint-page.ts'
import { createPreviewPool } from '../../server/render/preview-pool.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import type { BenchRow, BenchTable } from '../report.ts'
import { benchRow, median } from '../report.ts'
import { benchPage, photoId } from './bench-page.ts'
import { memoryOfPages } from './memory-of-pages.ts'
import { shopperRows } from './shopper-rows.ts'

/** Enough to see a leak in the slope; a process is replaced after 2,000. */
const MEMORY_PAGES = 1500
const PROXIES = 24

/** Preview pages: cold from originals, warm from proxies, hot after one change, a whole book, memory over many pages. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-'))
  const before = sharp.concurrency()
  sharp.concurrency(1)
  sharp.cache(false)
  try {
    const photos = await makePhotos(folder)
    return {
      bench: 'preview',
      rows: [
        ...(await coldRows(photos.originals)),
        ...(await warmRows(photos.small, 1024)),
        ...(await warmRows(photos.proxies, 1600)),
        ...(await hotRows(photos.proxies)),
        ...(await bookRows(folder)),
        ...(await memoryRows(folder)),
        ...(await shopperRows()),
      ],
      notes: [
        'CPU time of all threads, medians. Limit: full decode of the same four files and one 800 px encode by libjpeg-turbo (sharp), in the same run.',
        "The book rows are the server's part: from scenes to pictures, two processes that start fresh.",
        'The last rows are of the whole shop with a browser on the same cores: wall time, median of three themes.',
      ],
    }
  } finally {
    sharp.concurrency(before)
    await rm(folder, { recursive: true })
  }
}

interface BenchPhotos {
  /** Four of 12 megapixels. */
  readonly originals: readonly Buffer[]
  /** Their proxies of 1024 px. */
  readonly small: readonly Buffer[]
  /** Their proxies of 1600 px; in the folder lie 24 such. */
  readonly proxies: readonly Buffer[]
}

async function makePhotos(folder: string): Promise<BenchPhotos> {
  const originals: Buffer[] = []
  for (const seed of [0, 1, 2, 3]) {
    originals.push(await generatePhoto({ width: 4000, height: 3000, seed, format: 'jpeg', grain: 22 }))
  }
  const reduced = (width: number) =>
    Promise.all(originals.map((file) => sharp(file).resize(width).jpeg({ quality: 86 }).toBuffer()))
  for (let seed = 0; seed < PROXIES; seed++) {
    const file = await generatePhoto({ width: 1600, height: 1200, seed, format: 'jpeg', quality: 86 })
    await writeFile(join(folder, `${photoId(seed)}.jpg`), file)
  }
  return { originals, small: await reduced(1024), proxies: await reduced(1600) }
}

const FOUR = [0, 1, 2, 3] as const

/** Straight from the originals, as when no proxy is there yet: the picture is reduced while it is decoded, never packed. */
async function coldRows(files: readonly Buffer[]): Promise<BenchRow[]> {
  const fresh = async () => {
    await createPagePainter(loadFontBook()).jpeg({
      scene: benchPage(0, FOUR),
      proxyOf: async (id) => {
        const { data, info } = await sharp(fileOf(files, id), { ignoreIcc: true })
          .resize(1024, undefined, { kernel: 'linear' })
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        return { data, width: info.width, height: info.height }
      },
    })
  }
  const [value = Number.NaN, limit = Number.NaN] = await side([fresh, limitOf(files)], 5)
  return [
    benchRow(
      { row: 'cold: four originals of 12 MP', value, unit: 'CPU ms', limit, peer: 'full decode + encode' },
      { measure: 'ratio', better: 'less', floor: 1.6, goal: 1.2 },
    ),
  ]
}

async function warmRows(files: readonly Buffer[], size: number): Promise<BenchRow[]> {
  const painter = () => createPagePainter(loadFontBook())
  const scene = benchPage(0, FOUR)
  const fresh = async () => {
    await painter().jpeg({ scene, proxyOf: async (id) => fileOf(files, id) })
  }
  const [value = Number.NaN, limit = Number.NaN] = await side([fresh, limitOf(files)], 11)
  const measured = {
    row: `warm: four proxies of ${size} px`,
    value,
    unit: 'CPU ms',
    limit,
    peer: 'full decode + encode',
  }
  return [benchRow(measured, { measure: 'ratio', better: 'less', ...(size === 1024 ? { floor: 3.5, goal: 2.5 } : {}) })]
}

async function hotRows(files: readonly Buffer[]): Promise<BenchRow[]> {
  const painter = createPagePainter(loadFontBook())
  const proxyOf: PageToPaint['proxyOf'] = async (id) => fileOf(files, id)
  const scenes = Array.from({ length: 16 }, (_, i) => benchPage(0, FOUR, 1 + i / 20))
  let next = 0
  const changed = () => paintNext(painter, scenes, next++, proxyOf)
  const [value = Number.NaN] = await side([changed], 40)
  return [
    benchRow(
      { row: 'hot: the crop of one slot changed', value, unit: 'CPU ms' },
      { measure: 'value', better: 'less', floor: 20, goal: 10 },
    ),
  ]
}

async function paintNext(
  painter: PagePainter,
  scenes: readonly Scene[],
  turn: number,
  proxyOf: PageToPaint['proxyOf'],
): Promise<void> {
  const scene = scenes[turn % scenes.length]
  if (scene) {
    await painter.jpeg({ scene, proxyOf })
  }
}

/** A book of 24 pages with 96 photos, on processes that start with it. */
async function bookRows(folder: string): Promise<BenchRow[]> {
  const runs: { first: number; all: number }[] = []
  for (let round = 0; round < 3; round++) {
    const pool = createPreviewPool({ processes: 2, proxyPath: (id) => join(folder, `${id}.jpg`) })
    const start = performance.now()
    let first = Number.POSITIVE_INFINITY
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const at = (k: number) => (4 * n + k) % PROXIES
        await pool.paint(benchPage(n, [at(0), at(1), at(2), at(3)]))
        first = Math.min(first, performance.now() - start)
      }),
    )
    runs.push({ first, all: performance.now() - start })
    await pool.close()
  }
  const seconds = (values: readonly number[]) => median(values) / 1000
  return [
    benchRow(
      { row: 'first page of 24', value: seconds(runs.map((it) => it.first)), unit: 's' },
      { measure: 'value', better: 'less', floor: 1.5, goal: 0.7 },
    ),
    benchRow(
      { row: 'all 24 pages', value: seconds(runs.map((it) => it.all)), unit: 's' },
      { measure: 'value', better: 'less', floor: 6, goal: 3 },
    ),
  ]
}

async function memoryRows(folder: string): Promise<BenchRow[]> {
  const { peak, tenths } = await memoryOfPages(folder, MEMORY_PAGES, PROXIES)
  return [
    benchRow(
      { row: `memory of a painting process, ${MEMORY_PAGES} pages: peak`, value: peak, unit: 'MB' },
      { measure: 'value', better: 'less', floor: 400, goal: 300 },
    ),
    benchRow(
      { row: 'its growth per 1000 pages', value: growthPerThousand(tenths), unit: 'MB' },
      { measure: 'value', better: 'less', floor: 2, goal: 0.2 },
    ),
  ]
}

/** Least-squares slope of the second half: the first one fills caches and fonts. */
function growthPerThousand(megabytes: readonly number[]): number {
  const settled = megabytes.slice(megabytes.length >> 1)
  const middle = (settled.length - 1) / 2
  const average = settled.reduce((sum, value) => sum + value, 0) / settled.length
  const covariance = settled.reduce((sum, value, i) => sum + (i - middle) * (value - average), 0)
  const variance = settled.reduce((sum, _, i) => sum + (i - middle) ** 2, 0)
  return (covariance / variance / (MEMORY_PAGES / megabytes.length)) * 1000
}

function fileOf(files: readonly Buffer[], id: string): Buffer {
  const file = files[Number(id.replace('photo', ''))]
  if (!file) {
    throw new RangeError(`the bench has no photo ${id}`)
  }
  return file
}

/** What no preview can do without: every photo decoded in full, one page packed. */
function limitOf(files: readonly Buffer[]): () => Promise<void> {
  const page = sharp({
    create: {
      width: 800,
      height: 1131,
      channels: 3,
      background: '#bbb',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .raw()
    .toBuffer()
  return async () => {
    for (const file of files) {
      await sharp(file, { ignoreIcc: true }).raw().toBuffer()
    }
    await sharp(await page, { raw: { width: 800, height: 1131, channels: 3 } })
      .jpeg({ quality: 80, optimiseCoding: false })
      .toBuffer()
  }
}

/** CPU ms of each piece of work, medians, taken in turns so that a noisy minute falls on all of them. */
async function side(works: readonly (() => Promise<void>)[], rounds: number): Promise<number[]> {
  const spent: number[][] = works.map(() => [])
  for (let round = -1; round < rounds; round++) {
    for (const [i, work] of works.entries()) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      if (round >= 0) {
        spent[i]?.push((user + system) / 1000)
      }
    }
  }
  return spent.map(median)
}

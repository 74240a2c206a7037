import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { createPagePainter } from '../../server/render/paint-page.ts'
import { createPreviewPool } from '../../server/render/preview-pool.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { type BenchRow, benchRow, median, type RunBench } from '../report.ts'
import { benchPage, type FourPhotos, photoId, proxyIn } from './bench-page.ts'
import { limitOf } from './limit.ts'
import { memoryOfPages } from './memory-of-pages.ts'
import { pageTimes } from './page-times.ts'
import { shopperRows } from './shopper-rows.ts'

/** As many as a process paints before it is replaced. */
const MEMORY_PAGES = 2000
const PROXIES = 24

/** What is measured alone when it is asked for as `preview:PART`. */
export const parts = ['cold', 'warm', 'hot', 'book', 'memory', 'shopper'] as const

/** Preview pages: cold from originals, warm from proxies, hot after one change, a whole book, memory over many pages. */
export const run: RunBench = async (wanted) => {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-'))
  const photos = await makePhotos(folder)
  const measures: Readonly<Record<(typeof parts)[number], () => Promise<BenchRow[]>>> = {
    cold: () => coldRows(photos.originals),
    warm: () => warmRows(photos),
    hot: () => hotRows(photos),
    book: () => bookRows(photos.book),
    memory: () => memoryRows(photos.book),
    shopper: shopperRows,
  }
  try {
    const rows: BenchRow[] = []
    for (const part of parts.filter(wanted)) {
      rows.push(...(await measures[part]()))
    }
    return {
      bench: 'preview',
      rows,
      notes: [
        'CPU time of all threads, medians. Limit: full decode of the same four files and one 800 px encode by libjpeg-turbo (sharp), in the same run.',
        'Warm and hot: a painting process as the shop starts it, reading of files and sending of the page included; the limit in a process that does nothing else.',
        "The book rows are the server's part: from scenes to pictures, two processes that start fresh.",
        'The last rows are of the whole shop with a browser on the same cores: wall time, median of three themes.',
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface BenchPhotos {
  /** Four of 12 megapixels. */
  readonly originals: readonly Buffer[]
  /** A folder with as many proxies of 1024 px as a painting process cannot keep: those four under other names. */
  readonly small: string
  /** The same of 1600 px. */
  readonly large: string
  /** A folder of 24 proxies of 1600 px, all others. */
  readonly book: string
}

async function makePhotos(folder: string): Promise<BenchPhotos> {
  const originals: Buffer[] = []
  for (const seed of [0, 1, 2, 3]) {
    originals.push(await generatePhoto({ width: 4000, height: 3000, seed, format: 'jpeg', grain: 22 }))
  }
  const filled = async (name: string, fileOf: (number: number) => Promise<Buffer>) => {
    await mkdir(join(folder, name))
    for (let number = 0; number < PROXIES; number++) {
      await writeFile(proxyIn(join(folder, name), photoId(number)), await fileOf(number))
    }
    return join(folder, name)
  }
  const reduced = async (width: number) => {
    const files = await Promise.all(originals.map((file) => sharp(file).resize(width).jpeg({ quality: 86 }).toBuffer()))
    return async (number: number) => files[number % files.length] as Buffer
  }
  return {
    originals,
    small: await filled('small', await reduced(1024)),
    large: await filled('large', await reduced(1600)),
    book: await filled('book', (seed) =>
      generatePhoto({ width: 1600, height: 1200, seed, format: 'jpeg', quality: 86 }),
    ),
  }
}

const FOUR: FourPhotos = [0, 1, 2, 3]

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

/** No photo is in the memory of the process: each comes again after more others than it keeps. */
async function warmRows({ small, large }: BenchPhotos): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [folder, size, bar] of [
    [small, 1024, { floor: 3.5, goal: 2.5 }],
    [large, 1600, {}],
  ] as const) {
    const at = (k: number) => k % PROXIES
    const fresh = (n: number) => benchPage(n, [at(4 * n), at(4 * n + 1), at(4 * n + 2), at(4 * n + 3)])
    const { page, limit } = await pageTimes(folder, fresh, FOUR)
    const measured = { row: `warm: four proxies of ${size} px`, value: page, unit: 'CPU ms' }
    rows.push(
      benchRow({ ...measured, limit, peer: 'full decode + encode' }, { measure: 'ratio', better: 'less', ...bar }),
    )
  }
  return rows
}

async function hotRows({ large }: BenchPhotos): Promise<BenchRow[]> {
  const { page } = await pageTimes(large, (n) => benchPage(0, FOUR, 1 + (n % 16) / 20), FOUR)
  return [
    benchRow(
      { row: 'hot: the crop of one slot changed', value: page, unit: 'CPU ms' },
      { measure: 'value', better: 'less', floor: 20, goal: 10 },
    ),
  ]
}

/** A book of 24 pages with 96 photos, on processes that start with it. */
async function bookRows(folder: string): Promise<BenchRow[]> {
  const runs: { first: number; all: number }[] = []
  for (let round = 0; round < 3; round++) {
    const pool = createPreviewPool({ processes: 2, proxyPath: (id) => proxyIn(folder, id) })
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

import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import { renderDemoPhotos } from '../../server/demo-photos/render-demo-photos.ts'
import {
  type BenchRow,
  type BenchTable,
  benchRow,
  median,
  quantile,
  type RunBench,
  shownRow,
  type Wanted,
} from '../report.ts'
import { fabricRows } from './fabric-rows.ts'
import type { VariantName } from './variants.tsx'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = 'bench/editor/page.html'
const OUT = join(ROOT, 'node_modules/.cache/keepsake/bench-editor')
const THROTTLE = 4
const KEYS = 60
const FRAMES = 60
const ROUNDS = 3
const MEGA = 1_000_000
const OPENINGS = 50
/** A screen shows sixty pictures a second. */
const FRAME_MS = 1000 / 60

/** What is measured alone when it is asked for as `editor:PART`. */
export const parts = ['frames', 'typing', 'opening', 'memory', 'bytes'] as const

/** Frame times of the editor against a bare canvas and against peers, on a slowed phone-sized Chromium. */
export const run: RunBench = async (wanted) => {
  if (!parts.some((part) => part !== 'bytes' && wanted(part))) {
    return { bench: 'editor', rows: await fabricRows() }
  }
  // As shoppers get it: React's development build alone takes twice the time.
  const built = {
    root: ROOT,
    base: '/',
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true, manifest: false, rolldownOptions: { input: join(ROOT, PAGE) } },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  } as const
  await renderDemoPhotos()
  await build(built)
  const server = await preview(built)
  let browser: Browser | undefined
  try {
    const executablePath = findChromium()
    browser = await chromium.launch({
      args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
      ...(executablePath ? { executablePath } : {}),
    })
    return await measured(browser, `${server.resolvedUrls?.local[0]}${PAGE}`, wanted)
  } finally {
    await browser?.close()
    await server.close()
  }
}

async function measured(browser: Browser, address: string, wanted: Wanted): Promise<BenchTable> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'editorBench' in window, undefined, { timeout: 120_000 })
  await page.evaluate(() => window.editorBench.ready())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

  // Before the processor is slowed down: what is kept does not depend on it.
  const memory = wanted('memory') ? await memoryRows(page, cdp) : []
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const opening = wanted('opening') ? await openingRows(page, cdp) : []
  const typed = wanted('typing') ? typingRows(await typing(page, cdp)) : []
  const frames = wanted('frames') ? frameRows(await frameTimes(page, cdp)) : []
  return {
    bench: 'editor',
    rows: [...frames, ...typed, ...opening, ...memory, ...(wanted('bytes') ? await fabricRows() : [])],
    notes: [
      `Chromium, 375 x 667 at dpr 3, CPU throttled ${THROTTLE} times, 12 MP photo; medians of ${ROUNDS} rounds of ${FRAMES} frames.`,
      'Chromium paints in software here. CPU is main-thread time; our rows follow real pointer events, peers are set by their API.',
    ],
  }
}

async function openingRows(page: Page, cdp: CDPSession): Promise<BenchRow[]> {
  const nine: number[] = []
  for (let round = 0; round < ROUNDS + 1; round++) {
    nine.push(await page.evaluate(() => window.editorBench.showNine()))
  }
  const opened = await timed(cdp, () => page.evaluate(() => window.editorBench.openBook()))
  return [
    benchRow(
      { row: 'design of 60 pages opened and painted', value: median(opened.map(({ wall }) => wall)), unit: 'ms' },
      { measure: 'value', better: 'less', floor: 1000, goal: 500 },
    ),
    shownRow({
      row: 'design of 60 pages opened: main thread',
      value: median(opened.map(({ cpu }) => cpu)),
      unit: 'ms',
    }),
    benchRow(
      { row: 'page of 9 photos shown, pictures at hand', value: median(nine.slice(1)), unit: 'ms' },
      { measure: 'value', better: 'less', floor: 50, goal: 33 },
    ),
  ]
}

async function memoryRows(page: Page, cdp: CDPSession): Promise<BenchRow[]> {
  const growth = await heapGrowth(page, cdp)
  const canvases = await page.evaluate(() => window.editorBench.liveCanvases())
  return [
    benchRow(
      { row: 'live canvases together', value: (4 * sum(canvases)) / 1024 / 1024, unit: 'MB' },
      { measure: 'value', better: 'less', floor: 32, goal: 16 },
    ),
    benchRow(
      { row: 'largest canvas', value: Math.max(...canvases) / MEGA, unit: 'MP' },
      { measure: 'value', better: 'less', floor: 4.2, goal: 2 },
    ),
    benchRow(
      { row: `heap growth, ${OPENINGS} times open and close a book`, value: growth, unit: 'MB' },
      { measure: 'value', better: 'less', floor: 2, goal: 1 },
    ),
  ]
}

interface Frames {
  /** Main-thread milliseconds per frame. */
  readonly cpu: number
  /** The slow end of the frame intervals, ms. */
  readonly p95: number
}

const NAMES: readonly VariantName[] = [
  'bare canvas',
  'crop in place',
  'our editor',
  'gap drag',
  'page reorder',
  'dnd-kit alone',
  'stock Fabric',
  'react-easy-crop',
  'cropperjs',
]

async function frameTimes(page: Page, cdp: CDPSession): Promise<ReadonlyMap<VariantName, Frames>> {
  const rounds = new Map<VariantName, Frames[]>(NAMES.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    // Every round in another order: a noisy neighbour shall not always meet the same variant.
    for (const name of [...NAMES.slice(round * 2), ...NAMES.slice(0, round * 2)]) {
      await page.evaluate((variant) => window.editorBench.setUp(variant), name)
      const before = await taskSeconds(cdp)
      const intervals = await page.evaluate((count) => window.editorBench.play(count), FRAMES)
      const after = await taskSeconds(cdp)
      await page.evaluate(() => window.editorBench.tearDown())
      rounds.get(name)?.push({ cpu: ((after - before) * 1000) / FRAMES, p95: quantile(intervals, 0.95) })
    }
  }
  return new Map(
    [...rounds].map(([name, list]) => [
      name,
      { cpu: median(list.map(({ cpu }) => cpu)), p95: median(list.map(({ p95 }) => p95)) },
    ]),
  )
}

/** What is measured of frames, and where it stands in `Frames`. */
const MEASURES = { 'main thread per frame': 'cpu', 'p95 frame': 'p95' } as const satisfies Record<string, keyof Frames>

function frameRows(frames: ReadonlyMap<VariantName, Frames>): BenchRow[] {
  const of = (name: VariantName): Frames => frames.get(name) ?? { cpu: Number.NaN, p95: Number.NaN }
  const measured = (name: VariantName, measure: keyof typeof MEASURES, peer: VariantName) => ({
    ...{ row: `${name}: ${measure}`, unit: 'ms', peer },
    ...{ value: of(name)[MEASURES[measure]], limit: of(peer)[MEASURES[measure]] },
  })
  const against = (peer: VariantName, name: VariantName, measure: keyof typeof MEASURES, floor: number, goal: number) =>
    benchRow(measured(name, measure, peer), { measure: 'ratio', better: 'less', floor, goal })
  const both = (peer: VariantName, name: VariantName, floor: number) =>
    (['main thread per frame', 'p95 frame'] as const).map((measure) => against(peer, name, measure, floor, 1))
  const crop = (peer: VariantName) => measured('crop in place', 'main thread per frame', peer)
  return [
    against('bare canvas', 'crop in place', 'main thread per frame', 0.6, 0.4),
    // Frames come in steps of the screen: a hundredth of one is no difference.
    against('cropperjs', 'crop in place', 'p95 frame', 1.05, 1),
    ...both('bare canvas', 'our editor', 1.3),
    ...both('bare canvas', 'gap drag', 1.3),
    ...both('dnd-kit alone', 'page reorder', 1.5),
    benchRow(
      { ...crop('stock Fabric'), row: 'crop in place against the canvas peer' },
      { measure: 'ratio', better: 'less', floor: 1, goal: 0.25 },
    ),
    ...(['react-easy-crop', 'cropperjs'] as const).map((name) =>
      shownRow({ ...crop(name), row: `crop in place against ${name}` }),
    ),
    ...(['stock Fabric', 'react-easy-crop', 'cropperjs'] as const).map((name) =>
      shownRow(measured(name, 'p95 frame', 'bare canvas')),
    ),
  ]
}

/** Where a text is typed. */
const TYPED_IN = ['field', 'canvas', 'editor'] as const

interface Typing {
  /** Main-thread milliseconds per key. */
  readonly cpu: number
  readonly wall: number
  /** The most that one waited for. */
  readonly frames: number
}

/** A character a frame: into a text of a large book, and in the same rounds into a field and a canvas with nothing around them. */
async function typing(page: Page, cdp: CDPSession): Promise<Readonly<Record<(typeof TYPED_IN)[number], Typing>>> {
  const rounds = { field: [] as Typing[], canvas: [] as Typing[], editor: [] as Typing[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of TYPED_IN) {
      await page.evaluate((where) => window.editorBench.openText(where), kind)
      await page.evaluate((keys) => window.editorBench.typeText(keys), KEYS)
      const before = await taskSeconds(cdp)
      const { work, frames } = await page.evaluate((keys) => window.editorBench.typeText(keys), KEYS)
      const cpu = (((await taskSeconds(cdp)) - before) * 1000) / KEYS
      rounds[kind].push({ cpu, wall: median(work), frames: Math.max(...frames) })
      await page.evaluate(() => window.editorBench.closeText())
    }
  }
  const together = (list: readonly Typing[]): Typing => ({
    cpu: median(list.map(({ cpu }) => cpu)),
    wall: median(list.map(({ wall }) => wall)),
    frames: Math.max(...list.map(({ frames }) => frames)),
  })
  return { field: together(rounds.field), canvas: together(rounds.canvas), editor: together(rounds.editor) }
}

/**
 * A key is on the page in the frame that follows it. What the browser itself takes for a key, slowed as much, leaves no frame to
 * a page that does anything: held is what the editor takes beyond it.
 */
function typingRows({ field, canvas, editor }: Awaited<ReturnType<typeof typing>>): BenchRow[] {
  const key = { row: 'text typing: main thread per key, to the painted page', value: editor.cpu, unit: 'ms' }
  return [
    benchRow(
      { row: 'text typing: frames until the page shows a key, worst', value: editor.frames, unit: 'frames' },
      { measure: 'value', better: 'less', floor: 1, goal: 1 },
    ),
    benchRow(
      { row: 'text typing: main thread per key, beyond a bare field', value: editor.cpu - field.cpu, unit: 'ms' },
      { measure: 'value', better: 'less', floor: FRAME_MS, goal: FRAME_MS / 2 },
    ),
    shownRow({ ...key, limit: field.cpu, peer: 'bare field' }),
    shownRow({ ...key, limit: canvas.cpu, peer: 'bare canvas' }),
    shownRow({ row: 'text typing: key to painted page, wall, median', value: editor.wall, unit: 'ms' }),
  ]
}

/** What is done once to warm up, and then in every round. */
async function timed(cdp: CDPSession, once: () => Promise<number>) {
  await once()
  const rounds: { readonly wall: number; readonly cpu: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await taskSeconds(cdp)
    const wall = await once()
    rounds.push({ wall, cpu: ((await taskSeconds(cdp)) - before) * 1000 })
  }
  return rounds
}

async function heapGrowth(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => window.editorBench.openAndClose(5))
  const before = await heapBytes(cdp)
  await page.evaluate((times) => window.editorBench.openAndClose(times), OPENINGS)
  const after = await heapBytes(cdp)
  return Math.max(0, (after - before) / 1024 / 1024)
}

async function heapBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

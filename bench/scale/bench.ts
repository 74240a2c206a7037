import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPreview, queryPreviewStatus } from '../../domain/calls/preview.ts'
import { chooseProduct } from '../../server/cli/book/design-book.ts'
import { makeBook } from '../../server/cli/book/make-book.ts'
import { openRunState } from '../../server/cli/book/run-state.ts'
import { shopClient } from '../../server/cli/book/shop-client.ts'
import { runningServer } from '../../server/cli/book/shop-server.ts'
import { idleSeconds } from '../processor-time.ts'
import { type BenchRow, benchRow, type RunBench, shownRow } from '../report.ts'
import { type PhotoFiles, photoFiles } from '../shopper/photo-files.ts'
import { type ScaledShop, startScaledShop } from './scaled-shop.ts'

const WORKERS = [1, 2, 4] as const
/** People who order at the same time, each a book of photos of their own. */
const PEOPLE = 6
const PHOTOS_EACH = 12
/** Orders before the measured ones: every worker has loaded what it needs. */
const WARM_PEOPLE = 4
const LONGEST_WAIT_S = 8
const HOUR_S = 3600
/**
 * How much more processor time the same work may take when more processes do it: then 0.7 (0.9) of what a core does is
 * left. Wall time cannot be held to a floor where people, node and database need the same cores.
 */
const MOST_TIME = 1 / 0.7
const WANTED_TIME = 1 / 0.9

interface Figures {
  readonly workers: number
  readonly ordersAnHour: number
  readonly pagesPerSecond: number
  /** Processor time of the workers for an order with its photos, pages and print file, seconds. */
  readonly orderSeconds: number
  /** The same for a page whose photos were decoded before, seconds. */
  readonly pageSeconds: number
  /** Of the machine's cores: what nobody used while orders were made, though there was work. */
  readonly idleShare: number
}

/** Whole orders and painted pages by 1, 2 and 4 working processes on one PostgreSQL, and how much each of them loses beside the others. */
export const run: RunBench = async () => {
  const files = await photoFiles({
    ...{ count: (PEOPLE + WARM_PEOPLE) * PHOTOS_EACH, pictures: PHOTOS_EACH, edge: 3000, grain: 12, quality: 85 },
  })
  const all: Figures[] = []
  for (const workers of WORKERS) {
    all.push(await measure(workers, files))
  }
  const [one] = all
  if (!one) {
    throw new Error('one worker was measured')
  }
  return {
    bench: 'scale',
    rows: [
      ...all.flatMap((it) => rowsOf(it, one, 'ordersAnHour', { row: 'orders an hour', unit: '/h' })),
      ...all.flatMap((it) => rowsOf(it, one, 'pagesPerSecond', { row: 'pages a second', unit: '/s' })),
      ...all.flatMap((it) => timeRows(it, one)),
      ...all.map(({ workers, idleShare }) =>
        shownRow({ row: `cores idle while orders are made, ${inWords(workers)}`, value: idleShare, unit: 'share' }),
      ),
    ],
    notes: [
      `${availableParallelism()} cores, which the orderers, the node that answers and the database server use, too; what more workers than cores could do is held against the cores, and shown only`,
      `an order: ${PHOTOS_EACH} photos of 6.75 megapixels sent, decoded, designed, every page painted and fetched, paid, the print file made and fetched; ${PEOPLE} people at once`,
      'pages: books of another look of the same photos, asked for while nobody worked; from the moment that work begins to the last page',
      'processor time is of the workers with all they started; ratio: to one process; the share of a core that is lost: 1 - 1 / ratio',
      'workers that wait for each other would leave cores idle, which processor time does not show',
    ],
  }
}

async function measure(workers: number, files: PhotoFiles): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-scale-people-'))
  const shop = await startScaledShop(workers)
  try {
    const people = await peopleOf(folder, files)
    await Promise.all(people.slice(0, WARM_PEOPLE).map((person) => order(shop, person)))
    const measured = people.slice(WARM_PEOPLE)
    const orders = await timed(shop, () => Promise.all(measured.map((person) => order(shop, person))))
    const pages = await paintAnew(shop, measured)
    return {
      workers,
      ordersAnHour: (measured.length / orders.seconds) * HOUR_S,
      pagesPerSecond: pages.count / pages.seconds,
      orderSeconds: orders.worked / measured.length,
      pageSeconds: pages.worked / pages.count,
      idleShare: orders.idle / (orders.seconds * availableParallelism()),
    }
  } finally {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Somebody with a folder of photos, and one for what is made of them. */
interface Person {
  readonly photosDir: string
  readonly out: string
}

async function peopleOf(folder: string, { folder: from, names }: PhotoFiles): Promise<readonly Person[]> {
  const people: Person[] = []
  for (let at = 0; at < PEOPLE + WARM_PEOPLE; at++) {
    const person = { photosDir: join(folder, `photos-${at}`), out: join(folder, `book-${at}`) }
    await mkdir(person.photosDir)
    for (const name of names.slice(at * PHOTOS_EACH, (at + 1) * PHOTOS_EACH)) {
      await copyFile(join(from, name), join(person.photosDir, name))
    }
    people.push(person)
  }
  return people
}

async function order(shop: ScaledShop, { photosDir, out }: Person): Promise<void> {
  const unasked = { product: undefined, theme: undefined, title: 'Keepsake', pages: undefined, start: undefined }
  await makeBook(
    { ...unasked, photosDir, out, server: shop.url, data: undefined, photosOnly: false, language: 'en' },
    SILENT,
  )
}

/** Every page of a book of another look for each of them. */
async function paintAnew(shop: ScaledShop, people: readonly Person[]) {
  shop.pauseWorkers()
  const books = await Promise.all(people.map((person) => designAnew(shop, person)))
  const { seconds, worked } = await timed(shop, async () => {
    shop.resumeWorkers()
    await Promise.all(books.map(({ untilPainted }) => untilPainted()))
  })
  return { seconds, worked, count: books.reduce((sum, { pages }) => sum + pages, 0) }
}

async function designAnew(shop: ScaledShop, { photosDir, out }: Person) {
  const states = openRunState(out, photosDir)
  const client = shopClient({
    ...{ server: runningServer(shop.url), language: 'en', cookies: states.state.cookies },
    ...{ keepCookies: () => undefined, onAway: () => undefined },
  })
  const product = await chooseProduct(client, undefined)
  const design = { aid: states.state.aid ?? '', pid: product.id, themeid: product.themeIds[1] }
  const { tid, pages } = await client.call(createPreview, {
    ...{ orderdata: [design], opid: `${states.state.run}-anew` },
  })
  const waiting = new Set(pages.map(({ index }) => index))
  return {
    pages: pages.length,
    untilPainted: async () => {
      while (waiting.size > 0) {
        const pageindex = [...waiting].join(',')
        const answer = await client.call(queryPreviewStatus, { taskid: tid, pageindex, wait: LONGEST_WAIT_S })
        for (const page of answer.pages) {
          if (page.errorType !== 0) {
            throw new Error(`page ${page.pageindex} could not be painted`)
          }
          if (page.previewurl !== '') {
            waiting.delete(page.pageindex)
          }
        }
      }
    },
  }
}

async function timed(shop: ScaledShop, work: () => Promise<unknown>) {
  const [begun, worked, idle] = [performance.now(), shop.workedSeconds(), idleSeconds()]
  await work()
  return {
    seconds: (performance.now() - begun) / 1000,
    worked: shop.workedSeconds() - worked,
    idle: idleSeconds() - idle,
  }
}

/** Held against what one process does, as often as processes find a core. */
function rowsOf(
  figures: Figures,
  one: Figures,
  figure: 'ordersAnHour' | 'pagesPerSecond',
  { row, unit }: { readonly row: string; readonly unit: string },
): BenchRow[] {
  const { workers } = figures
  const measured = { row: `${row}, ${inWords(workers)}`, value: figures[figure], unit }
  if (workers === 1) {
    return [shownRow(measured)]
  }
  const cores = Math.min(workers, availableParallelism())
  return [shownRow({ ...measured, limit: one[figure] * cores, peer: `${cores} x one` })]
}

function timeRows({ workers, orderSeconds, pageSeconds }: Figures, one: Figures): BenchRow[] {
  const of = (what: string, value: number, limit: number, unit: string) => {
    const row = { row: `processor time of ${what}, ${inWords(workers)}`, value, unit }
    return workers === 1
      ? shownRow(row)
      : benchRow(
          { ...row, limit, peer: '1 process' },
          { measure: 'ratio', better: 'less', floor: MOST_TIME, goal: WANTED_TIME },
        )
  }
  return [
    of('an order', orderSeconds, one.orderSeconds, 's'),
    of('a page', pageSeconds * 1000, one.pageSeconds * 1000, 'ms'),
  ]
}

const inWords = (workers: number) => (workers === 1 ? '1 process' : `${workers} processes`)

const SILENT = { say: () => undefined, step: () => ({ to: () => undefined }), end: () => undefined }

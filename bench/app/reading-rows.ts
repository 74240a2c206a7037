import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type BenchRow, benchRow, shownRow } from '../report.ts'
import { type Line, newPhone, onLine, slowDown } from '../shopper/phone.ts'
import { type PhotoFiles, photoFiles } from '../shopper/photo-files.ts'
import type { Shopper } from '../shopper/shopper.ts'
import { processorTasks } from './processor-tasks.ts'

const SLOWER = 4
const LINE: Line = { bitsPerSecond: 20_000_000, latency: 100 }
const PHOTOS = 48
/** For all of them to be in sight. */
const PATIENCE_MS = 120_000
/** For all of them to be safe: beside other work the line is full for minutes, and the shop reads as long. */
const SAFE_MS = 420_000
/** From so many ms on a finger notices a task. */
const LONG_MS = 50

/** Photos of 12 megapixels. */
export const pickedPhotos = (): Promise<PhotoFiles> =>
  photoFiles({ count: PHOTOS, pictures: 12, edge: 4000, grain: 10, quality: 80 })

/** 48 photos are picked into an empty album: how long until all stand there, and how long the page does not hear a finger. */
export async function readingRows(browser: Browser, url: string, shopper: Shopper): Promise<BenchRow[]> {
  const { folder, names } = await pickedPhotos()
  const aid = await shopper.emptyAlbum()
  const phone = await newPhone(browser, url, shopper.cookies())
  const { page, context } = phone
  try {
    await page.goto(`${url}/emall/app/#/album_detail?aid=${aid}&pid=book-square-203`)
    await page.getByText('Which photos tell the story?').waitFor()
    await page.waitForLoadState('networkidle')
    await slowDown(phone, SLOWER)
    await onLine(phone, LINE)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add photos' }).tap()
    await page.evaluate(watchPick)
    const begun = await page.evaluate(() => performance.now())
    let shown = Number.NaN
    let tasksThen: readonly number[] = []
    const worked = await processorTasks(browser, page, async () => {
      await (await choosing).setFiles(names.map((name) => join(folder, name)))
      shown = await untilShown(page, names.length)
      tasksThen = await longTasks(page)
      await page.getByText('All changes saved').waitFor({ timeout: SAFE_MS })
    })
    const tasks = await longTasks(page)
    return [
      benchRow(
        { row: `${PHOTOS} photos picked: all thumbnails in sight`, value: (shown - begun) / 1000, unit: 's' },
        { measure: 'value', better: 'less', floor: 6, goal: 3 },
      ),
      benchRow(
        { row: `${PHOTOS} photos read, hashed and sent: tasks over 50 ms`, value: tasks.length, unit: '' },
        { measure: 'value', better: 'less', floor: 3, goal: 0 },
      ),
      shownRow({ row: 'of these until all thumbnails are in sight', value: tasksThen.length, unit: '' }),
      shownRow({
        row: 'of all, over 50 ms of the processor',
        value: worked.filter((ms) => ms > LONG_MS).length,
        unit: '',
      }),
      shownRow({ row: 'the longest of these tasks', value: Math.round(Math.max(0, ...tasks)), unit: 'ms' }),
    ]
  } finally {
    await context.close()
  }
}

interface Watched {
  readonly keepsakeTasks: { readonly durations: readonly number[] }
}

/** Runs in the page: notes the tasks of the main thread. */
function watchPick(): void {
  const durations: number[] = []
  new PerformanceObserver((list) => durations.push(...list.getEntries().map((entry) => entry.duration))).observe({
    type: 'longtask',
  })
  Object.assign(window, { keepsakeTasks: { durations } })
}

/** The page's clock when so many photos have their picture. */
async function untilShown(page: Page, count: number): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main li img')]
      // Those below the window are loaded when they come near it.
      const seen = pictures.filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      return pictures.length >= wanted && seen.every((image) => image.naturalWidth > 0) && performance.now()
    },
    count,
    // Each look costs the slowed page a task of its own.
    { timeout: PATIENCE_MS, polling: 250 },
  )
  return (await handle.jsonValue()) as number
}

function longTasks(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as Watched).keepsakeTasks.durations)
}

import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import { createAlbum } from '../../domain/calls/album.ts'
import { openPreview, queryPreviewStatus } from '../../domain/calls/preview.ts'
import { arrangeAlbum, chooseProduct } from '../../server/cli/book/design-book.ts'
import { openRunState } from '../../server/cli/book/run-state.ts'
import { type ShopClient, shopClient } from '../../server/cli/book/shop-client.ts'
import { runningServer } from '../../server/cli/book/shop-server.ts'
import { signIn } from '../../server/cli/book/sign-in.ts'
import { uploadPhotos } from '../../server/cli/book/upload-photos.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { startShop } from '../../tests/support/servers/shop-process.ts'
import { type BenchRow, benchRow, median, shownRow } from '../report.ts'
import { withComment } from '../shopper/photo-files.ts'

const PHOTOS = 120
/** Pictures that differ; the others are the same ones in files of other bytes. */
const PICTURES = 12
const ROUNDS = 3
const ROOT = join(import.meta.dirname, '..', '..')

/**
 * The whole shop in a process, a phone-sized Chromium, an album of 120 photos of 12 megapixels that are all uploaded: from
 * the wish for a design to the first page on the screen, and until the shop has painted every page.
 */
export async function shopperRows(): Promise<BenchRow[]> {
  // The app as shoppers get it.
  spawnSync(process.execPath, [join(ROOT, 'server', 'build-once.ts')], { cwd: ROOT, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-shopper-'))
  const shop = await startShop()
  try {
    const decode = await writePhotos(join(folder, 'photos'))
    const states = openRunState(folder, 'photos')
    const server = runningServer(shop.url)
    const client = shopClient({
      ...{ server, language: 'en', cookies: {}, onAway: () => undefined },
      keepCookies: (cookies) => states.save((state) => Object.assign(state, { cookies })),
    })
    await signIn(client, states)
    const { NewAlbumID: aid } = await client.call(createAlbum, { name: 'Bench', opid: `${states.state.run}-album` })
    await uploadPhotos({
      ...{ folder: join(folder, 'photos'), files: fileNames(), room: join(folder, 'room'), aid, language: 'en' },
      ...{ client, server, states, report: SILENT },
    })
    await arrangeAlbum(client, states, aid, { title: undefined })
    const product = await chooseProduct(client, undefined)
    const runs = await inBrowser(shop.url, states.state.cookies, async (page) => {
      const seen: Seen[] = []
      for (let round = 0; round < ROUNDS; round++) {
        seen.push(await designOnce(page, client, { aid, pid: product.id, tid: product.themeIds[round] ?? '' }))
      }
      return seen
    })
    const seconds = (of: (run: Seen) => number) => median(runs.map(of)) / 1000
    return [
      benchRow(
        { row: `${PHOTOS} photos are up: first page on the screen`, value: seconds((it) => it.first), unit: 's' },
        { measure: 'value', better: 'less', floor: 1, goal: 0.7 },
      ),
      benchRow(
        { row: `${PHOTOS} photos are up: all pages painted`, value: seconds((it) => it.all), unit: 's' },
        { measure: 'value', better: 'less', floor: 5, goal: 3 },
      ),
      shownRow({ row: 'pages of that book', value: median(runs.map((it) => it.pages)), unit: '' }),
      shownRow({ row: `full decode of its ${PHOTOS} originals, one core`, value: (decode * PHOTOS) / 1000, unit: 's' }),
    ]
  } finally {
    await shop.close()
    await rm(folder, { recursive: true })
  }
}

const SILENT = { say: () => undefined, step: () => ({ to: () => undefined }), end: () => undefined }

const fileNames = () => Array.from({ length: PHOTOS }, (_, at) => `IMG_${String(at + 1).padStart(4, '0')}.jpg`)

/** Writes the album's files; answers the time of one full decode, ms. */
async function writePhotos(folder: string): Promise<number> {
  await mkdir(folder)
  const pictures: Buffer[] = []
  for (let seed = 0; seed < PICTURES; seed++) {
    const [width, height] = seed % 3 === 1 ? [3000, 4000] : [4000, 3000]
    pictures.push(await generatePhoto({ width, height, seed, format: 'jpeg', takenAt: seed * 3_600_000, grain: 22 }))
  }
  for (const [at, name] of fileNames().entries()) {
    await writeFile(join(folder, name), withComment(pictures[at % PICTURES] as Buffer, name))
  }
  const times: number[] = []
  for (const picture of pictures.slice(0, 6)) {
    const begun = performance.now()
    await sharp(picture).raw().toBuffer()
    times.push(performance.now() - begun)
  }
  return median(times)
}

async function inBrowser<Value>(
  url: string,
  cookies: Readonly<Record<string, string>>,
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) })
  try {
    const context = await browser.newContext({
      ...{
        viewport: { width: 375, height: 667 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: 'en-GB',
      },
    })
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    const page = await context.newPage()
    await page.goto(`${url}/emall/app/`)
    return await work(page)
  } finally {
    await browser.close()
  }
}

interface Seen {
  /** Ms from the wish until the first page looks as it stays. */
  readonly first: number
  /** Ms from the wish until the shop has painted every page. */
  readonly all: number
  readonly pages: number
}

/** The canvas in sight is looked at every 25 ms; a page is there once it differs from its last look by no more than this. */
const SAME = 6
const LOOK_MS = 25

async function designOnce(
  page: Page,
  client: ShopClient,
  { aid, pid, tid }: { readonly aid: string; readonly pid: string; readonly tid: string },
): Promise<Seen> {
  // Where shoppers come from, in a fresh app: nothing of an earlier design is in memory.
  await page.goto(`about:blank`)
  await page.goBack()
  await page.evaluate((hash) => window.location.assign(hash), `#/theme_list?aid=${aid}&pid=${pid}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const begun = performance.now()
  await page.evaluate((hash) => {
    const looks: { at: number; look: number[] }[] = []
    const start = performance.now()
    const small = document.createElement('canvas')
    small.width = small.height = 24
    const ctx = small.getContext('2d', { willReadFrequently: true })
    const timer = setInterval(() => {
      const canvas = [...document.querySelectorAll('canvas')].find((it) => it.width > 200 && it.isConnected)
      if (canvas && ctx) {
        ctx.clearRect(0, 0, 24, 24)
        ctx.drawImage(canvas, 0, 0, 24, 24)
        looks.push({ at: performance.now() - start, look: [...ctx.getImageData(0, 0, 24, 24).data] })
      }
    }, 25)
    Object.assign(window, { keepsakeLooks: { looks, timer } })
    window.location.assign(hash)
    // One that was begun is there already: another one is asked for.
  }, `#/theme_preview?aid=${aid}&pid=${pid}&tid=${tid}&anew=1`)
  await page.waitForURL(/taskid=/)
  const taskid = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('taskid') ?? ''
  const { pages } = await client.call(openPreview, { taskid })
  for (let index = 0; index < pages.length; ) {
    const { previewurl } = await client.call(queryPreviewStatus, { taskid, pageindex: index })
    if (previewurl === '') {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    } else {
      index++
    }
  }
  const all = performance.now() - begun
  await page.waitForLoadState('networkidle')
  const first = await page.evaluate((same) => {
    const { looks, timer } = (
      window as unknown as {
        keepsakeLooks: { looks: { at: number; look: number[] }[]; timer: number }
      }
    ).keepsakeLooks
    clearInterval(timer)
    const last = looks.at(-1)?.look ?? []
    const near = (look: readonly number[]) =>
      look.reduce((sum, value, at) => sum + Math.abs(value - (last[at] ?? 0)), 0) / Math.max(1, look.length) <= same
    // The first look from which on the page stays as it is at the end.
    let from = looks.length - 1
    while (from > 0 && near(looks[from - 1]?.look ?? [])) {
      from--
    }
    return looks[from]?.at ?? Number.NaN
  }, SAME)
  return { first, all, pages: pages.length }
}

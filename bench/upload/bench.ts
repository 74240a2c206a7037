import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type ShopProcess, startShop } from '../../tests/support/servers/shop-process.ts'
import { type BenchRow, type BenchTable, benchRow, shownRow, type Wanted } from '../report.ts'
import { type Line, launchChromium, newPhone, onLine, type Phone } from '../shopper/phone.ts'
import { type PhotoFiles, photoFiles } from '../shopper/photo-files.ts'
import { buildOnce, newShopper, type Shopper } from '../shopper/shopper.ts'
import { atQiniu, atS3, OWN, type UploadStorage } from './far-storage.ts'

const LINE: Line = { bitsPerSecond: 20_000_000, latency: 100 }
const PHOTOS = 48
const MEGA = 1_000_000
/** Photos that travel at the same time, in both ways of sending. */
const AT_ONCE = 3
const UPLOAD_PATH = '/emall/upload'
const PATIENCE_MS = 180_000

/** The raw PUT is measured with each of these. */
export const parts = ['own', 'qiniu', 's3', 'killed']

/** 48 photos into an album of the running shop, by its uploader, against the same bytes put on the same line. */
export async function run(wanted: Wanted): Promise<BenchTable> {
  buildOnce()
  const browser = await launchChromium()
  const notes = [
    'Chromium, 375 x 667, 20 Mbit/s both ways with 100 ms; the shop and its decoding share the processors of this machine.',
    'From the pick to the last byte; Qiniu and S3 are other origins than the shop, as in life, and are asked first whether they may be.',
  ]
  const rows: BenchRow[] = []
  try {
    const photos = await photoFiles({ count: PHOTOS, pictures: 12, edge: 3000, grain: 12, quality: 82 })
    const storages = [
      ...(wanted('own') ? [OWN] : []),
      ...(wanted('qiniu') ? [await atQiniu()] : []),
      ...(wanted('s3') ? [await atS3()] : []),
    ]
    for (const storage of storages) {
      if (typeof storage === 'string') {
        notes.push(storage)
      } else {
        rows.push(...(await throughputRows(browser, storage, photos)))
      }
    }
    if (wanted('killed')) {
      const large = await photoFiles({ count: 1, pictures: 1, edge: 5200, grain: 30, quality: 92 })
      rows.push(await atShop(OWN, (shop, shopper) => killedRow(browser, shop.url, shopper, large)))
    }
    return { bench: 'upload', rows, notes }
  } finally {
    await browser.close()
  }
}

/** Both ways of sending, one right after the other: a busy machine is busy for both. */
async function throughputRows(browser: Browser, storage: UploadStorage, photos: PhotoFiles): Promise<BenchRow[]> {
  try {
    return await atShop(storage, async ({ url }, shopper) => {
      const raw = await rawSeconds(browser, photos)
      const ours = await uploadSeconds(browser, { url, shopper, photos, uploads: storage.uploads ?? url + UPLOAD_PATH })
      const row = `throughput of ${storage.way}`
      return [
        ...(storage === OWN
          ? [shownRow({ row: `${PHOTOS} photos together`, value: raw.bytes / MEGA, unit: 'MB' })]
          : []),
        benchRow(
          {
            ...{ row, value: (8 * raw.bytes) / ours / MEGA, unit: 'Mbit/s' },
            ...{ limit: (8 * raw.bytes) / raw.seconds / MEGA, peer: 'raw PUT' },
          },
          { measure: 'ratio', better: 'more', floor: 0.9, goal: 0.97 },
        ),
      ]
    })
  } finally {
    await storage.stop()
  }
}

/** A shop with this storage, and somebody who is signed in there. */
async function atShop<Result>(
  { env }: UploadStorage,
  use: (shop: ShopProcess, shopper: Shopper) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop('', env)
  try {
    const shopper = await newShopper(shop.url)
    try {
      return await use(shop, shopper)
    } finally {
      await shopper.close()
    }
  } finally {
    await shop.close()
  }
}

/** The same files, as they are, to a host that only counts. */
async function rawSeconds(browser: Browser, { folder, names }: PhotoFiles) {
  let bytes = 0
  const host = createServer((request, response) => {
    request.on('data', (piece: Buffer) => {
      bytes += piece.length
    })
    request.on('end', () => response.end('<!doctype html><input type="file" multiple>'))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const phone = await newPhone(browser, url)
  try {
    await phone.page.goto(url)
    await phone.page.locator('input').setInputFiles(names.map((name) => join(folder, name)))
    await onLine(phone, LINE)
    const seconds = await phone.page.evaluate(putAll, AT_ONCE)
    return { seconds, bytes }
  } finally {
    await phone.context.close()
    host.closeAllConnections()
    host.close()
  }
}

/** Runs in the page. */
async function putAll(atOnce: number): Promise<number> {
  const begun = performance.now()
  const files = [...(document.querySelector('input')?.files ?? [])]
  const put = async () => {
    for (let file = files.shift(); file; file = files.shift()) {
      await fetch(`/${file.name}`, { method: 'PUT', body: file })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, put))
  return (performance.now() - begun) / 1000
}

interface Upload {
  readonly url: string
  readonly shopper: Shopper
  readonly photos: PhotoFiles
  /** What the addresses of its requests begin with. */
  readonly uploads: string
}

/** From the pick until the storage has the last byte of the last photo. */
async function uploadSeconds(browser: Browser, { url, shopper, photos, uploads }: Upload): Promise<number> {
  const phone = await newPhone(browser, url, shopper.cookies())
  try {
    await openEmptyAlbum(phone, url, await shopper.emptyAlbum())
    let last = 0
    phone.page.on('requestfinished', (request) => {
      if (['POST', 'PUT'].includes(request.method()) && request.url().startsWith(uploads)) {
        last = performance.now()
      }
    })
    await onLine(phone, LINE)
    const begun = performance.now()
    await pick(phone.page, photos)
    await phone.page.getByText(`${PHOTOS} photos`, { exact: true }).waitFor({ timeout: PATIENCE_MS })
    return (last - begun) / 1000
  } finally {
    await phone.context.close()
  }
}

/** A photo of several parts, the tab killed when half of it is there: what the next visit sends once more. */
async function killedRow(browser: Browser, url: string, shopper: Shopper, photos: PhotoFiles): Promise<BenchRow> {
  const { size } = await stat(join(photos.folder, photos.names[0] ?? ''))
  const phone = await newPhone(browser, url, shopper.cookies())
  const sent = new Map<string, number>()
  const total = () => [...sent.values()].reduce((sum, loaded) => sum + loaded, 0)
  try {
    const aid = await shopper.emptyAlbum()
    const half = new Promise<void>((resolve) => {
      void countBytes(phone.page, (request, loaded) => {
        sent.set(`first ${request}`, loaded)
        if (total() > size / 2) {
          resolve()
        }
      }).then(() => openEmptyAlbum(phone, url, aid).then(() => pick(phone.page, photos)))
    })
    await onLine(phone, LINE)
    await half
    await phone.page.close({ runBeforeUnload: false })
    const page = await phone.context.newPage()
    await countBytes(page, (request, loaded) => sent.set(`second ${request}`, loaded))
    await page.goto(albumAddress(url, aid))
    await page.getByText('1 photo', { exact: true }).waitFor({ timeout: PATIENCE_MS })
    return benchRow(
      { row: 'tab killed half way through a photo: sent once more', value: (total() - size) / MEGA, unit: 'MB' },
      { measure: 'value', better: 'less', floor: 4.2, goal: 4.2 },
    )
  } finally {
    await phone.context.close()
  }
}

const albumAddress = (url: string, aid: string) => `${url}/emall/app/#/album_detail?aid=${aid}&pid=book-square-203`

async function openEmptyAlbum({ page }: Phone, url: string, aid: string): Promise<void> {
  await page.goto(albumAddress(url, aid))
  await page.getByText('Which photos tell the story?').waitFor()
  await page.waitForLoadState('networkidle')
}

async function pick(page: Page, { folder, names }: PhotoFiles): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).tap()
  await (await choosing).setFiles(names.map((name) => join(folder, name)))
}

/** Tells how many bytes of each body have left the page. */
async function countBytes(page: Page, tell: (request: string, loaded: number) => void): Promise<void> {
  await page.exposeFunction('keepsakeSent', tell)
  await page.addInitScript(() => {
    const { keepsakeSent } = window as unknown as { readonly keepsakeSent: (request: string, loaded: number) => void }
    const { send } = XMLHttpRequest.prototype
    let last = 0
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      const request = String(++last)
      if (body instanceof Blob) {
        this.upload.addEventListener('progress', ({ loaded }) => keepsakeSent(request, loaded))
      }
      send.call(this, body)
    }
  })
}

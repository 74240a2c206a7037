import { startShop } from '../../tests/support/servers/shop-process.ts'
import type { BenchTable } from '../report.ts'
import { launchChromium } from '../shopper/phone.ts'
import { buildOnce, newShopper } from '../shopper/shopper.ts'
import { byteRows } from './byte-rows.ts'
import { type LighthousePage, lighthouseRows } from './lighthouse-rows.ts'
import { pickedPhotos, readingRows } from './reading-rows.ts'
import { visitRows } from './visit-rows.ts'

/** Photos of the album and the book that Lighthouse opens. */
const IN_ALBUM = 24

/** The built app in a shop of its own, on a slow phone: first screens, a visit, and photos that are picked. */
export async function run(): Promise<BenchTable> {
  buildOnce()
  const shop = await startShop()
  const [shopper, picker] = [await newShopper(shop.url), await newShopper(shop.url)]
  try {
    const photos = await pickedPhotos()
    const aid = await shopper.album({ ...photos, names: photos.names.slice(0, IN_ALBUM) })
    const book = await shopper.book(aid)
    const screen = (name: string, hash: string, floor: number, goal: number): LighthousePage => ({
      ...{ name, floor, goal },
      url: `${shop.url}/emall/app/#${hash}`,
    })
    const lighthouse = await lighthouseRows(shop.url, shopper.cookies(), [
      screen('index', '/index', 95, 98),
      screen('prod_details', `/prod_details?pid=${book.pid}`, 90, 95),
      screen('album_detail', `/album_detail?aid=${aid}`, 90, 95),
      screen('desk', `/theme_preview?aid=${aid}&pid=${book.pid}&tid=${book.tid}&taskid=${book.taskid}`, 90, 95),
    ])
    const browser = await launchChromium()
    try {
      return {
        bench: 'app',
        rows: [
          ...lighthouse.rows,
          ...(await visitRows(browser, shop.url, shopper.cookies())),
          ...(await readingRows(browser, shop.url, picker)),
          ...byteRows(),
        ],
        notes: [
          `Lighthouse: as for a phone, medians of ${lighthouse.runs} runs; it takes this machine for a ${Math.round(lighthouse.benchmarkIndex)} (a desktop of today has 1500 and more).`,
          'Visit and photos: 375 x 667, processor of the page slowed 4 times; visit on 1.6 Mbit/s with 150 ms, photos of 12 MP on 20 Mbit/s with 100 ms.',
          ...lighthouse.lowered,
        ],
      }
    } finally {
      await browser.close()
    }
  } finally {
    await Promise.all([shopper.close(), picker.close()])
    await shop.close()
  }
}

import { availableParallelism, constants, setPriority } from 'node:os'
import { type ShopProcess, startShop } from '../../tests/support/servers/shop-process.ts'
import type { BenchRow, BenchTable, RunBench } from '../report.ts'
import { launchChromium } from '../shopper/phone.ts'
import { buildOnce, newShopper, type Shopper } from '../shopper/shopper.ts'
import { byteRows } from './byte-rows.ts'
import { documentedProxy } from './documented-proxy.ts'
import { type LighthousePage, lighthouseRows } from './lighthouse-rows.ts'
import { partPageCore } from './page-core.ts'
import { pickedPhotos, readingRows } from './reading-rows.ts'
import { visitRows } from './visit-rows.ts'

/** Photos of the album and the book that Lighthouse opens. */
const IN_ALBUM = 24

/** What is measured alone when it is asked for as `app:PART`. */
export const parts = ['lighthouse', 'visit', 'reading', 'bytes'] as const

/** The built app in a shop of its own, on a slow phone: first screens, a visit, and photos that are picked. */
export const run: RunBench = async (wanted) => {
  buildOnce()
  const rows: BenchRow[] = []
  const notes = [
    'Visit and photos: 375 x 667, processor of the page slowed 4 times; visit on 1.6 Mbit/s with 150 ms, photos of 12 MP on 20 Mbit/s with 100 ms.',
  ]
  if (['lighthouse', 'visit', 'reading'].some(wanted)) {
    const shop = await startShop()
    const core = partPageCore([shop.pid()])
    const flags = core?.chromeFlags ?? []
    notes.push(
      core
        ? 'The shop, the proxy, the browser’s other processes and this one keep off a core, which the page has for itself.'
        : `The page shares ${availableParallelism()} cores with the shop, the proxy, the browser’s other processes and this one.`,
    )
    const [shopper, picker] = [await newShopper(shop.url), await newShopper(shop.url)]
    try {
      const browser = await launchChromium(flags)
      try {
        rows.push(
          ...(wanted('visit') ? await visitRows(browser, shop.url, shopper.cookies()) : []),
          ...(wanted('reading') ? await readingRows(browser, shop.url, picker) : []),
        )
      } finally {
        await browser.close()
      }
      // Last: from then on this process and the shop stand back.
      if (wanted('lighthouse')) {
        const opened = await openedWithLighthouse(shop, shopper, flags)
        rows.push(...opened.rows)
        notes.unshift(...opened.notes)
      }
    } finally {
      await Promise.all([shopper.close(), picker.close()])
      await shop.close()
      core?.giveBack()
    }
  }
  return { bench: 'app', rows: [...rows, ...(wanted('bytes') ? byteRows() : [])], notes }
}

/**
 * Behind the documented proxy, as a shopper's phone reaches the shop; said where that cannot be had. A phone shares its processor
 * with none of them: the shop, the proxy and this process take here what the browser leaves.
 */
async function openedWithLighthouse(
  shop: ShopProcess,
  shopper: Shopper,
  flags: readonly string[],
): Promise<Required<Omit<BenchTable, 'bench'>>> {
  for (const process of [shop.pid(), 0]) {
    setPriority(process, constants.priority.PRIORITY_LOW)
  }
  // Begun from here, it is as low.
  const proxy = await documentedProxy(shop.url)
  try {
    const url = proxy?.url ?? shop.url
    const screens = await screensOf(url, shopper)
    const { rows, runs, benchmarkIndex, lowered } = await lighthouseRows(url, shopper.cookies(), screens, flags)
    const reached = proxy ? 'behind the documented nginx (TLS, HTTP/2)' : 'without nginx: HTTP/1.1, six lines at once'
    return {
      rows,
      notes: [
        `Lighthouse: as for a phone, ${reached}, medians of ${runs} runs; it takes this machine for a ${Math.round(benchmarkIndex)} (a desktop of today has 1500 and more).`,
        ...lowered,
      ],
    }
  } finally {
    await proxy?.close()
  }
}

/** The screens that Lighthouse opens, of an album and a book that are made for it. */
async function screensOf(url: string, shopper: Shopper): Promise<readonly LighthousePage[]> {
  const photos = await pickedPhotos()
  const aid = await shopper.album({ ...photos, names: photos.names.slice(0, IN_ALBUM) })
  const book = await shopper.book(aid)
  const screen = (name: string, hash: string, floor: number, goal: number): LighthousePage => ({
    ...{ name, floor, goal },
    url: `${url}/emall/app/#${hash}`,
  })
  return [
    screen('index', '/index', 95, 98),
    screen('prod_details', `/prod_details?pid=${book.pid}`, 90, 95),
    screen('album_detail', `/album_detail?aid=${aid}`, 90, 95),
    screen('desk', `/theme_preview?aid=${aid}&pid=${book.pid}&tid=${book.tid}&taskid=${book.taskid}`, 90, 95),
  ]
}

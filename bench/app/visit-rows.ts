import type { Browser, Page } from 'playwright'
import { type BenchRow, benchRow, median } from '../report.ts'
import { type Line, newPhone, onLine, slowDown } from '../shopper/phone.ts'

const SLOWER = 4
const SLOW_LINE: Line = { bitsPerSecond: 1_600_000, latency: 150 }
const ROUNDS = 3

/** What the browser noted of a visit, as Google's web vitals count it. */
interface Vitals {
  /** Ms until the largest thing of the first screen stood there. */
  readonly lcp: number
  /** Ms from a tap until the next picture, the worst of the visit. */
  readonly inp: number
  /** The worst second to five of shifts that no tap asked for. */
  readonly cls: number
}

/** A first visit on a slow phone and a slow line: the front, the list of books, one book, its looks. */
export async function visitRows(
  browser: Browser,
  url: string,
  cookies: Readonly<Record<string, string>>,
): Promise<BenchRow[]> {
  const seen: Vitals[] = []
  for (let round = 0; round < ROUNDS; round++) {
    seen.push(await oneVisit(browser, url, cookies))
  }
  const of = (name: keyof Vitals) => median(seen.map((it) => it[name]))
  return [
    benchRow(
      { row: 'visit: LCP of the front', value: Math.round(of('lcp')), unit: 'ms' },
      { measure: 'value', better: 'less', floor: 2500, goal: 1800 },
    ),
    benchRow(
      { row: 'visit: INP, from a tap to the next picture', value: Math.round(of('inp')), unit: 'ms' },
      { measure: 'value', better: 'less', floor: 200, goal: 100 },
    ),
    benchRow(
      { row: 'visit: CLS', value: of('cls'), unit: '' },
      { measure: 'value', better: 'less', floor: 0.1, goal: 0 },
    ),
  ]
}

async function oneVisit(browser: Browser, url: string, cookies: Readonly<Record<string, string>>): Promise<Vitals> {
  const phone = await newPhone(browser, url, cookies)
  const { page, context } = phone
  try {
    await slowDown(phone, SLOWER)
    await onLine(phone, SLOW_LINE)
    await page.addInitScript(noteVitals)
    await page.goto(`${url}/emall/app/`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Make a photo book' }).tap()
    await page.locator('a[href*="pid=book-square-203"]').tap()
    await page.getByRole('button', { name: 'Start with your photos' }).waitFor()
    await scrollDown(page)
    await page.getByRole('button', { name: 'Start with your photos' }).tap()
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').tap()
    await page.getByRole('button', { name: 'Use this look' }).waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => (window as unknown as { readonly keepsakeVitals: () => Vitals }).keepsakeVitals())
  } finally {
    await context.close()
  }
}

async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) {
    await page.mouse.wheel(0, 400)
    // At the pace of a thumb: what moves while one reads is what CLS counts.
    await page.waitForTimeout(100)
  }
}

/** Runs in the page, before anything of it. */
function noteVitals(): void {
  let lcp = 0
  let inp = 0
  let cls = 0
  let burst = { sum: 0, from: 0, last: 0 }
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', (entry) => {
    lcp = entry.startTime
  })
  observe(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming & { readonly interactionId: number }).interactionId > 0) {
        inp = Math.max(inp, entry.duration)
      }
    },
    { durationThreshold: 16 },
  )
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    if (!hadRecentInput) {
      const goesOn = startTime - burst.last < 1000 && startTime - burst.from < 5000
      burst = goesOn
        ? { sum: burst.sum + value, from: burst.from, last: startTime }
        : { sum: value, from: startTime, last: startTime }
      cls = Math.max(cls, burst.sum)
    }
  })
  Object.assign(window, { keepsakeVitals: () => ({ lcp, inp, cls }) })
}

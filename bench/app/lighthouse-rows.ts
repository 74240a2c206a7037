import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium, without } from '../../chromium.ts'
import { type BenchRow, benchRow, median, shownRow } from '../report.ts'

/** The middle of so many runs is taken; on a busy machine of as many as there is time for. */
const RUNS = 3
const PATIENCE_MS = 150_000

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  ['first-contentful-paint', 'FCP'],
  ['largest-contentful-paint', 'LCP'],
  ['total-blocking-time', 'TBT'],
] as const

export interface LighthousePage {
  readonly name: string
  readonly url: string
  readonly floor: number
  readonly goal: number
}

export interface LighthouseFigures {
  readonly rows: readonly BenchRow[]
  /** Of each page. */
  readonly runs: number
  /** What Lighthouse takes this machine for: a desktop of 2024 has about 2000. */
  readonly benchmarkIndex: number
  /** What lowered a score that is to be whole, one sentence each. */
  readonly lowered: readonly string[]
}

/**
 * Lighthouse as for a phone, in a browser of its own with nothing kept from the page before: simulated throttling of
 * Lighthouse's own, so that the line of this machine does not matter, its processor does.
 *
 * @param flags of the browser, besides those of every one of ours
 */
export async function lighthouseRows(
  url: string,
  cookies: Readonly<Record<string, string>>,
  pages: readonly LighthousePage[],
  flags: readonly string[],
): Promise<LighthouseFigures> {
  const browser = await launchAlone(flags)
  try {
    await signIn(browser, url, cookies)
    const results = new Map(pages.map((page) => [page, [] as Result[]]))
    const begun = performance.now()
    for (let round = 0; round < RUNS && performance.now() - begun < PATIENCE_MS; round++) {
      for (const [page, its] of results) {
        its.push(await oneRun(page.url, browser.port))
      }
    }
    const all = [...results]
    return {
      rows: all.flatMap(([page, its]) => rowsOf(page, its)),
      lowered: all.flatMap(([page, its]) => reasonsOf(page, its)),
      runs: all[0]?.[1].length ?? 0,
      benchmarkIndex: median(all.flatMap(([, its]) => its.map(({ environment }) => environment.benchmarkIndex))),
    }
  } finally {
    browser.kill()
  }
}

/** A browser that nobody but Lighthouse listens to: told of every request and message besides, two cores have less left for the page. */
function launchAlone(flags: readonly string[]): Promise<LaunchedChrome> {
  const chromePath = findChromium()
  return launch({
    // The certificate of a shop on this machine is nobody's.
    chromeFlags: [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--ignore-certificate-errors',
      without('Translate', 'RenderDocument'),
      ...flags,
    ],
    logLevel: 'error',
    ...(chromePath ? { chromePath } : {}),
  })
}

async function signIn({ port }: LaunchedChrome, url: string, cookies: Readonly<Record<string, string>>): Promise<void> {
  const wire = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    // As the shop names them on https.
    const prefix = url.startsWith('https:') ? '__Host-' : ''
    await wire
      .contexts()[0]
      ?.addCookies(Object.entries(cookies).map(([name, value]) => ({ name: `${prefix}${name}`, value, url })))
  } finally {
    // It lets go of the browser, which goes on.
    await wire.close()
  }
}

async function oneRun(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    maxWaitForLoad: 30_000,
  })
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  return run.lhr
}

function rowsOf({ name, floor, goal }: LighthousePage, results: readonly Result[]): BenchRow[] {
  const score = (category: string) =>
    median(results.map((it) => Math.round((it.categories[category]?.score ?? 0) * 100)))
  const value = (audit: string) => median(results.map((it) => it.audits[audit]?.numericValue ?? Number.NaN))
  const whole = { measure: 'value', better: 'more', floor: 100, goal: 100 } as const
  return [
    benchRow(
      { row: `Lighthouse ${name}: performance`, value: score('performance'), unit: '' },
      { measure: 'value', better: 'more', floor, goal },
    ),
    benchRow({ row: `Lighthouse ${name}: accessibility`, value: score('accessibility'), unit: '' }, whole),
    benchRow({ row: `Lighthouse ${name}: best practices`, value: score('best-practices'), unit: '' }, whole),
    benchRow({ row: `Lighthouse ${name}: SEO`, value: score('seo'), unit: '' }, whole),
    ...METRICS.map(([audit, short]) =>
      shownRow({ row: `Lighthouse ${name}: ${short}`, value: Math.round(value(audit)), unit: 'ms' }),
    ),
    shownRow({ row: `Lighthouse ${name}: CLS`, value: value('cumulative-layout-shift'), unit: '' }),
    shownRow({
      row: `Lighthouse ${name}: fetched in all`,
      value: Math.round(value('total-byte-weight') / 1000),
      unit: 'kB',
    }),
  ]
}

/** Audits that keep a category from being whole. */
function reasonsOf({ name }: LighthousePage, results: readonly Result[]): string[] {
  const [last] = results.slice(-1)
  return CATEGORIES.slice(1).flatMap((category) =>
    (last?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = last?.audits[id]
      return audit && weight > 0 && audit.score !== null && audit.score < 1
        ? [
            `${name}, ${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}${placesOf(audit)}`,
          ]
        : []
    }),
  )
}

/** What an audit speaks of: elements as they are written, errors of the console in their words. */
function placesOf({ details }: Result['audits'][string]): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : []
  return items
    .flatMap((item) => {
      const { node, description }: { node?: unknown; description?: unknown } = Object(item)
      const snippet: unknown = Object(node).snippet
      return [snippet, description].filter((words) => typeof words === 'string')
    })
    .slice(0, 3)
    .map((words) => `; ${words}`)
    .join('')
}

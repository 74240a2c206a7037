import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { auditFlowArtifacts, type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium, without } from '../../chromium.ts'
import { type BenchRow, benchRow, median, shownRow } from '../report.ts'
import { workedFor } from './processor-tasks.ts'

/** The middle of so many runs is taken; on a busy machine of as many as there is time for. */
const RUNS = 3
const PATIENCE_MS = 150_000

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  ['first-contentful-paint', 'FCP'],
  ['largest-contentful-paint', 'LCP'],
  ['total-blocking-time', 'TBT'],
] as const

const SETTINGS = { logLevel: 'error' as const, maxWaitForLoad: 30_000, onlyCategories: [...CATEGORIES] }

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
    const results = new Map(pages.map((page) => [page, { its: [] as Result[], worked: [] as Result[] }]))
    const begun = performance.now()
    for (let round = 0; round < RUNS && performance.now() - begun < PATIENCE_MS; round++) {
      for (const [page, { its, worked }] of results) {
        const run = await oneRun(page.url, browser.port)
        its.push(run.lhr)
        worked.push(await byTheProcessor(run))
      }
    }
    const all = [...results].map(([page, { its, worked }]) => [page, its, worked] as const)
    return {
      rows: all.flatMap(([page, its, worked]) => rowsOf(page, its, worked)),
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

async function oneRun(url: string, port: number): Promise<RunnerResult> {
  const run = await lighthouse(url, { ...SETTINGS, port })
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  return run
}

/**
 * The same run judged by how long the processor worked for each task of the page, and not by how long the clock ran: what other programs
 * take of two cores in between does not count. Never better than the page: what it is fetched by and waits for stays as it was.
 */
async function byTheProcessor({ lhr, artifacts }: RunnerResult): Promise<Result> {
  const { Trace } = artifacts
  const traceEvents = Trace.traceEvents.map((event) => {
    const worked = workedFor(event)
    return worked !== undefined && worked < event.dur ? { ...event, dur: worked } : event
  })
  const judged = await auditFlowArtifacts({
    name: lhr.finalDisplayedUrl,
    gatherSteps: [
      {
        artifacts: { ...artifacts, Trace: { ...Trace, traceEvents } },
        flags: SETTINGS,
      },
    ],
  })
  const [step] = judged.steps
  if (!step) {
    throw new Error('Lighthouse judged nothing')
  }
  return step.lhr
}

function rowsOf(
  { name, floor, goal }: LighthousePage,
  results: readonly Result[],
  worked: readonly Result[],
): BenchRow[] {
  const score = (category: string, its = results) =>
    median(its.map((it) => Math.round((it.categories[category]?.score ?? 0) * 100)))
  const value = (audit: string, its = results) => median(its.map((it) => it.audits[audit]?.numericValue ?? Number.NaN))
  const whole = { measure: 'value', better: 'more', floor: 100, goal: 100 } as const
  return [
    benchRow(
      { row: `Lighthouse ${name}: performance`, value: score('performance'), unit: '' },
      { measure: 'value', better: 'more', floor, goal },
    ),
    benchRow({ row: `Lighthouse ${name}: accessibility`, value: score('accessibility'), unit: '' }, whole),
    benchRow({ row: `Lighthouse ${name}: best practices`, value: score('best-practices'), unit: '' }, whole),
    benchRow({ row: `Lighthouse ${name}: SEO`, value: score('seo'), unit: '' }, whole),
    shownRow({
      row: `Lighthouse ${name}: performance by the processor’s time`,
      value: score('performance', worked),
      unit: '',
    }),
    shownRow({
      row: `Lighthouse ${name}: TBT by the processor’s time`,
      value: Math.round(value('total-blocking-time', worked)),
      unit: 'ms',
    }),
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

import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Of the wall, microseconds. */
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** What Chromium calls a task of a thread, in its versions. */
const TASKS = [
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'ThreadControllerImpl::DoWork',
  'TaskQueueManager::ProcessTaskFromWorkQueue',
]

/** How long the processor worked for an event, microseconds; undefined: it is no task. @throws when the trace does not tell. */
export function workedFor(event: { readonly name: string; readonly ph: string }): number | undefined {
  if (event.ph !== 'X' || !TASKS.includes(event.name)) {
    return undefined
  }
  // Chromium tells it, Lighthouse's types do not know of it.
  const { tdur }: { tdur?: number } = Object(event)
  if (tdur === undefined) {
    throw new Error('the trace does not tell how long the processor worked')
  }
  return tdur
}

/** How long the processor worked for each task of a page's main thread while `run` ran, ms: other programs that wait for it do not count. */
export async function processorTasks(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel'], screenshots: false })
  let trace: Buffer
  try {
    await run()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const threads = mains.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid)
      .flatMap((event) => workedFor(event) ?? [])
      .map((worked) => worked / 1000),
  )
  // The browser has other pages' threads too: the one that worked is this page's.
  const [busiest = []] = threads.toSorted((one, other) => sum(other) - sum(one))
  return busiest
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

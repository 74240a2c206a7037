import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Of the wall and of the processor, microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask']

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
      .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && TASKS.includes(event.name))
      .map(({ tdur = 0 }) => tdur / 1000),
  )
  // The browser has other pages' threads too: the one that worked is this page's.
  const [busiest = []] = threads.toSorted((one, other) => sum(other) - sum(one))
  return busiest
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

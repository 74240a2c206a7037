import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageAtRest } from './page-at-rest.ts'

const entries: (() => void)[] = []

class Observed {
  static readonly supportedEntryTypes = ['resource']
  readonly #tell: () => void
  readonly observed: string[] = []

  constructor(tell: () => void) {
    this.#tell = tell
  }

  observe({ type }: { type: string }): void {
    this.observed.push(type)
    entries.push(this.#tell)
  }

  disconnect(): void {
    entries.splice(entries.indexOf(this.#tell), 1)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('PerformanceObserver', Observed)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  entries.length = 0
})

/** What had been told of the page's rest at each of these moments, ms after the question; something is fetched at `busy`. */
async function restedAt(moments: readonly number[], busy: readonly number[]): Promise<readonly boolean[]> {
  let rested = false
  void pageAtRest().then(() => {
    rested = true
  })
  await vi.advanceTimersByTimeAsync(0)
  let now = 0
  const told: boolean[] = []
  for (const at of [...moments, ...busy].sort((a, b) => a - b)) {
    await vi.advanceTimersByTimeAsync(at - now)
    now = at
    if (busy.includes(at)) {
      for (const tell of [...entries]) {
        tell()
      }
    } else {
      told.push(rested)
    }
  }
  return told
}

test('a page is at rest two seconds after it fetched something last', async () => {
  expect(await restedAt([1999, 2001], [])).toEqual([false, true])
  expect(await restedAt([2001, 3499, 3501], [600, 1500])).toEqual([false, false, true])
})

test('a page that never rests is taken to after twenty seconds, and is not listened to any more', async () => {
  const busy = Array.from({ length: 30 }, (_, at) => at * 1000 + 500)
  expect(await restedAt([19_999, 20_001], busy)).toEqual([false, true])
  expect(entries).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CacheFirst } from 'workbox-strategies'
import { createForgetting } from './not-after-forgotten.ts'

const CACHE = 'test-pictures'
const ADDRESS = new URL('/emall/photos/a/thumb', window.location.href).href

class WorkerEvent extends Event {
  constructor() {
    super('fetch')
  }

  waitUntil(): void {}
}

// What a worker has, and a page lacks.
beforeEach(() => {
  vi.stubGlobal('ExtendableEvent', WorkerEvent)
  vi.stubGlobal('FetchEvent', class extends WorkerEvent {})
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await caches.delete(CACHE)
})

const kept = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url)

/** A picture is asked for; it comes when `come` is called. Settles when all that follows from it is done. */
function asking(strategy: CacheFirst) {
  const come = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => come.promise)
  const event = new WorkerEvent()
  const [shown, done] = strategy.handleAll({ event, request: new Request(ADDRESS) })
  return {
    come: () => come.resolve(new Response('picture')),
    done: Promise.all([shown, done]).then(async ([response]) => response.text()),
  }
}

test('what was asked for a shopper who was forgotten meanwhile is shown and not kept; what is asked later is kept', async () => {
  const forgetting = createForgetting()
  const strategy = new CacheFirst({ cacheName: CACHE, plugins: [forgetting.plugin] })
  const before = asking(strategy)
  forgetting.forget()
  before.come()
  expect([await before.done, await kept()]).toEqual(['picture', []])
  const after = asking(strategy)
  after.come()
  expect([await after.done, await kept()]).toEqual(['picture', [ADDRESS]])
})

test('what was being written while the shopper was forgotten is taken out again', async () => {
  const forgetting = createForgetting()
  // Runs behind the look at whether it may be kept, and before it is written.
  const forgets = {
    cacheWillUpdate: async ({ response }: { readonly response: Response }) => {
      forgetting.forget()
      return response
    },
  }
  const strategy = new CacheFirst({ cacheName: CACHE, plugins: [forgetting.plugin, forgets] })
  const asked = asking(strategy)
  asked.come()
  expect([await asked.done, await kept()]).toEqual(['picture', []])
})

test('a picture that did not come whole is not kept', async () => {
  const strategy = new CacheFirst({ cacheName: CACHE, plugins: [createForgetting().plugin] })
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  const event = new WorkerEvent()
  const [shown, done] = strategy.handleAll({ event, request: new Request(ADDRESS) })
  expect([(await shown).status, await done, await kept()]).toEqual([404, undefined, []])
})

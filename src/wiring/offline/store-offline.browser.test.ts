import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asId } from '../../../domain/ids.ts'
import type { OfflineDesign } from '../../ports/offline-ports.ts'
import { FORGET, OWN_CACHES, STORE_EDITOR } from './offline-cache.ts'
import { clearOffline, storeOffline } from './store-offline.ts'

/** A page that always has something to do is at rest after so long, ms. */
const REST_MS = 20_000
/** A worker that has said nothing for so long will say nothing, ms. */
const ANSWER_MS = 5000

const DESIGN: OfflineDesign = {
  ...{ taskId: asId('t1'), aid: asId('a1'), pid: asId('p1'), themeId: asId('theme') },
  pictures: ['/emall/photos/a1/one/thumb'],
}
const told: unknown[] = []
const hearing = { answers: true }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  told.length = 0
  hearing.answers = true
  const controller = {
    postMessage(message: unknown, ports?: readonly MessagePort[]) {
      told.push(Reflect.get(Object(message), 'type') ?? message)
      if (hearing.answers) {
        ports?.[0]?.postMessage(FORGET)
      }
    },
  }
  const worker = { controller, ready: Promise.resolve({ active: controller }), register: async () => undefined }
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(worker as unknown as ServiceWorkerContainer)
  vi.stubEnv('PROD', true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const answered = async () => undefined

test('a design is kept once its page is at rest', async () => {
  const storing = storeOffline(DESIGN, { all: answered, design: answered })
  await vi.advanceTimersByTimeAsync(REST_MS)
  await storing
  expect(told).toEqual([STORE_EDITOR, 'CACHE_URLS'])
})

test('nothing is kept of a design whose shopper signed out before its page was at rest', async () => {
  const storing = storeOffline(DESIGN, { all: answered, design: answered })
  await clearOffline()
  await vi.advanceTimersByTimeAsync(REST_MS)
  await storing
  expect(told).toEqual([FORGET])
})

test('nothing more is kept of a design whose shopper signed out while it was asked for', async () => {
  const design = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const ask = () => {
    asked.resolve()
    return design.promise
  }
  const storing = storeOffline(DESIGN, { all: answered, design: ask })
  await vi.advanceTimersByTimeAsync(REST_MS)
  await asked.promise
  await clearOffline()
  design.resolve()
  await storing
  expect(told).toEqual([STORE_EDITOR, FORGET])
})

test('what is kept of who signs out goes though the worker hears nothing of it, as one that is being stopped', async () => {
  hearing.answers = false
  for (const name of Object.values(OWN_CACHES)) {
    await (await caches.open(name)).put('/emall/photos/a1/one/thumb', new Response('a picture'))
  }
  const cleared = clearOffline()
  await vi.advanceTimersByTimeAsync(ANSWER_MS)
  await cleared
  const left = await Promise.all(Object.values(OWN_CACHES).map((name) => caches.has(name)))
  expect({ told, left }).toEqual({ told: [FORGET], left: [false, false] })
})

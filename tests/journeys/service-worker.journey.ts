import { createServer } from 'node:http'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { serviceWorkerOf } from '../../server/vite-service-worker.ts'
import {
  APP_BASE,
  ASK_SHOP_ITSELF,
  CACHE_LIMITS,
  EDITOR_CACHE,
  OFFLINE_CALLS,
  OWN_CACHES,
  SHARED_CACHES,
  STORE_EDITOR,
  WORKER_ADDRESS,
} from '../../src/wiring/offline/offline-cache.ts'

/** A release: what its page says, and the one file that it is made of. */
type Release = 'one' | 'two'

/** A shop of two pages and as many pictures as are asked for: what a phone keeps of it is looked at. */
class TinyShop {
  release: Release = 'one'
  readonly #workers = new Map<Release, string>()
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    const [type, body] = this.#fileAt(pathname)
    response.setHeader('content-type', type)
    response.setHeader('cache-control', 'no-store')
    response.end(body)
  })

  async open(): Promise<string> {
    for (const release of ['one', 'two'] as const) {
      const front = [
        { url: `${APP_BASE}index.html`, revision: release },
        { url: codeOf(release), revision: null },
      ]
      const root = join(import.meta.dirname, '..', '..')
      this.#workers.set(release, await serviceWorkerOf(root, { front, desk: [deskOf(release)] }))
    }
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #fileAt(path: string): readonly [string, string] {
    if (path === WORKER_ADDRESS) {
      return ['text/javascript', this.#workers.get(this.release) ?? '']
    }
    if (path.startsWith(`${APP_BASE}assets/release`)) {
      return ['text/javascript', `document.body.dataset.code = '${path.includes('two') ? 'two' : 'one'}'`]
    }
    if (path === APP_BASE || path === `${APP_BASE}index.html`) {
      return ['text/html', `<body>Release ${this.release}<script src="${codeOf(this.release)}"></script>`]
    }
    return ['application/json', '{"Code":0,"Data":{}}']
  }
}

const codeOf = (release: Release) => `${APP_BASE}assets/release-${release}.js`
const deskOf = (release: Release) => `${APP_BASE}assets/desk-${release}.js`

const test = base.extend<{ readonly tiny: TinyShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed out of this pattern.
  tiny: async ({}, use) => {
    const tiny = new TinyShop()
    await use(tiny)
    tiny.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** The page under a worker that serves it. */
async function openKept(page: Page, origin: string): Promise<void> {
  await page.goto(origin + APP_BASE)
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address)
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  }, WORKER_ADDRESS)
}

const shown = (page: Page) => page.evaluate(() => [document.body.textContent, document.body.dataset['code']])

/** Addresses that a phone keeps, without their host, in the order of their names. */
async function keptIn(page: Page, cache: string): Promise<readonly string[]> {
  const kept = await page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(wanted))
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url)
  }, cache)
  return kept.map((url) => new URL(url).pathname + new URL(url).search).sort()
}

test('B§1 offline: a second release is taken over whole; the first one leaves nothing behind', async ({
  page,
  context,
  tiny,
}) => {
  const origin = await tiny.open()
  await openKept(page, origin)
  await context.setOffline(true)
  await page.reload()
  expect([await shown(page), await keptIn(page, EDITOR_CACHE)]).toEqual([['Release one', 'one'], []])
  await context.setOffline(false)
  // Whoever only looked keeps the front; whoever opened a design keeps what designs are opened with.
  await page.evaluate(async (keep) => (await navigator.serviceWorker.ready).active?.postMessage(keep), STORE_EDITOR)
  await expect.poll(() => keptIn(page, EDITOR_CACHE)).toEqual([deskOf('one')])
  tiny.release = 'two'
  // The page of the new release comes from the shop at once, also while the worker is the old one.
  await page.reload()
  expect(await shown(page)).toEqual(['Release two', 'two'])
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  const shell = [`${APP_BASE}assets/release-two.js`, `${APP_BASE}index.html?__WB_REVISION__=two`]
  await expect.poll(() => keptIn(page, 'workbox-precache')).toEqual(shell)
  await expect.poll(() => keptIn(page, EDITOR_CACHE)).toEqual([deskOf('two')])
  await context.setOffline(true)
  await page.reload()
  expect(await shown(page)).toEqual(['Release two', 'two'])
})

/** No name begins with another one. */
const numbered = (at: number) => String(at).padStart(4, '0')
const pictureAt = (at: number) => `/emall/photos/p${numbered(at)}/thumb`
const fontAt = (at: number) => `/emall/fonts/f${numbered(at)}`
const codeAt = (at: number) => `${APP_BASE}assets/c${numbered(at)}.js`
const answerAt = (at: number) => `${OFFLINE_CALLS[2]}?taskid=t${numbered(at)}`

test('B§1 offline: no cache grows beyond its bound; what was used last stays', async ({ page, tiny }) => {
  await openKept(page, await tiny.open())
  const bounds = [
    [OWN_CACHES.pictures, CACHE_LIMITS.pictures, pictureAt],
    [SHARED_CACHES.fonts, CACHE_LIMITS.fonts, fontAt],
    [SHARED_CACHES.code, CACHE_LIMITS.code, codeAt],
    [OWN_CACHES.answers, CACHE_LIMITS.answers, answerAt],
  ] as const
  for (const [cache, most, addressAt] of bounds) {
    const [first = '', second = '', ...others] = Array.from({ length: most + 3 }, (_, at) => addressAt(at))
    await page.evaluate(
      async ({ early, late, again }) => {
        const load = (list: readonly string[]) => Promise.all(list.map(async (url) => (await fetch(url)).text()))
        for (const url of early) {
          await load([url])
        }
        await load(late.slice(0, -3))
        // The cache is full. Used once more, the first is younger than all that came meanwhile.
        await load([again])
        await load(late.slice(-3))
      },
      { early: [first, second], late: others, again: first },
    )
    // Workbox puts and takes away after it has answered.
    const state = async () => {
      const kept = await keptIn(page, cache)
      const named = (address: string) => kept.some((one) => one.startsWith(address))
      return { cache, count: kept.length, kept: [first, second, others.at(-1) ?? ''].map(named) }
    }
    await expect.poll(state).toEqual({ cache, count: most, kept: [true, false, true] })
  }
})

test('B§1 offline: what the shop said last stands in for its answer, but for a question that only the shop itself can answer', async ({
  page,
  context,
  tiny,
}) => {
  await openKept(page, await tiny.open())
  const ask = (options: { readonly cache?: 'no-store' }) =>
    page.evaluate(
      async ({ address, given }) => {
        const options = { method: 'POST', body: new URLSearchParams({ taskid: 't' }), ...given }
        return await fetch(address, options).then(
          (response) => response.text(),
          () => 'no answer',
        )
      },
      { address: OFFLINE_CALLS[2] ?? '', given: options },
    )
  const both = async () => [await ask({}), await ask(ASK_SHOP_ITSELF)]
  const answer = '{"Code":0,"Data":{}}'
  expect(await both()).toEqual([answer, answer])
  await context.setOffline(true)
  expect(await both()).toEqual([answer, 'no answer'])
})

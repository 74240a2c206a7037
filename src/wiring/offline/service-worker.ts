/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { createForgetting } from './not-after-forgotten.ts'
import {
  APP_BASE,
  ASK_SHOP_ITSELF,
  CACHE_LIMITS,
  CLAIM,
  EDITOR_CACHE,
  FORGET,
  IDENTITY_CALL,
  OFFLINE_CALLS,
  OWN_CACHES,
  SHARED_CACHES,
  STORE_EDITOR,
} from './offline-cache.ts'

/** Files of this release that the front and the editor open with, put in by the build (`server/vite-service-worker.ts`). */
declare const __SHELL__: { readonly url: string; readonly revision: string | null }[]
declare const __DESK__: readonly string[]
declare const self: ServiceWorkerGlobalScope

/** A network that hangs: after so many seconds the page that is kept here is shown. */
const PATIENCE_SECONDS = 6

// A release whose files are all here serves at once: files are named by their content, so no page gets those of another.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  // Designs were open on this phone: they open with this release too.
  event.waitUntil(caches.has(EDITOR_CACHE).then((isThere) => (isThere ? keepDesk() : undefined)))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldDesk()]))
})

precacheAndRoute(__SHELL__, { directoryIndex: '', cleanURLs: false })

// The page itself comes from the shop while there is a network: a new release is taken at the next start.
const fresh = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS })
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === APP_BASE,
  async (options) => {
    try {
      return await fresh.handle(options)
    } catch (fault) {
      const kept = await matchPrecache(`${APP_BASE}index.html`)
      if (kept) {
        return kept
      }
      throw fault
    }
  },
)

const forgetting = createForgetting()
const pictures = lastUsed(CACHE_LIMITS.pictures)
registerRoute(
  ({ url }) => isOurs(url) && /^\/emall\/photos\/.+\/(thumb|proxy)$/.test(url.pathname),
  // Signatures change from day to day, the picture under them does not.
  new CacheFirst({
    cacheName: OWN_CACHES.pictures,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url) },
      asPlugin(pictures),
      forgetting.plugin,
    ],
  }),
)
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/emall/fonts/'),
  new CacheFirst({ cacheName: SHARED_CACHES.fonts, plugins: [asPlugin(lastUsed(CACHE_LIMITS.fonts))] }),
)
const code = new CacheFirst({ cacheName: SHARED_CACHES.code, plugins: [asPlugin(lastUsed(CACHE_LIMITS.code))] })
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith(`${APP_BASE}assets/`),
  async (options) => (await caches.match(options.request, { cacheName: EDITOR_CACHE })) ?? code.handle(options),
)

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url }) => isOurs(url) && OFFLINE_CALLS.includes(url.pathname),
    ({ request }) => answered(request),
    method,
  )
}

self.addEventListener('message', (event) => {
  if (event.data === CLAIM) {
    event.waitUntil(self.clients.claim())
  }
  if (event.data === STORE_EDITOR) {
    event.waitUntil(keepDesk())
  }
  if (event.data === FORGET) {
    event.waitUntil(forgetShopper().finally(() => event.ports[0]?.postMessage(FORGET)))
  }
})

/** Those that this phone lacks; the browser's own cache has most of them. */
async function keepDesk(): Promise<void> {
  const desk = await caches.open(EDITOR_CACHE)
  const there = (await desk.keys()).map(({ url }) => new URL(url).pathname)
  await desk.addAll(__DESK__.filter((address) => !there.includes(address)))
}

/** Files of the release before. */
async function dropOldDesk(): Promise<void> {
  if (await caches.has(EDITOR_CACHE)) {
    const desk = await caches.open(EDITOR_CACHE)
    const old = (await desk.keys()).filter(({ url }) => !__DESK__.includes(new URL(url).pathname))
    await Promise.all(old.map((request) => desk.delete(request)))
  }
}

/** Up to `most` entries; the least recently used go first, and all of them where the phone is full. */
function lastUsed(most: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true })
}

/** Its types say `undefined` where a plugin of Workbox has nothing. */
function asPlugin(plugin: ExpirationPlugin) {
  return plugin as CacheFirst['plugins'][number]
}

function isOurs(url: URL): boolean {
  return url.origin === self.location.origin
}

/** The shop's answer; what it said last only where it does not answer at all, and only to who can do with that. */
async function answered(request: Request): Promise<Response> {
  const mayKeep = forgetting.mayKeep()
  const key = await keyOf(request.clone())
  try {
    const response = await fetch(request)
    // A full phone, or no answer of a call: the page reads it itself.
    await keep(key, response.clone(), mayKeep).catch(() => undefined)
    return response
  } catch (fault) {
    const kept = await (await caches.open(OWN_CACHES.answers)).match(key)
    if (kept && request.cache !== ASK_SHOP_ITSELF.cache) {
      return kept
    }
    throw fault
  }
}

async function keep(key: string, response: Response, askedFor: () => boolean): Promise<void> {
  const reply: unknown = await response.clone().json()
  let mayKeep = askedFor
  const kept = await (await caches.open(OWN_CACHES.answers)).match(key)
  if (new URL(key).pathname === IDENTITY_CALL && kept && uidOf(await kept.json()) !== uidOf(reply)) {
    await forgetShopper()
    // This answer is about who came instead.
    mayKeep = forgetting.mayKeep()
  }
  if (response.ok && Reflect.get(Object(reply), 'Code') === 0 && mayKeep()) {
    const answers = new CacheExpiration(OWN_CACHES.answers, { maxEntries: CACHE_LIMITS.answers })
    await (await caches.open(OWN_CACHES.answers)).put(key, response)
    if (!mayKeep()) {
      await (await caches.open(OWN_CACHES.answers)).delete(key)
      return
    }
    await answers.updateTimestamp(key)
    await answers.expireEntries()
  }
}

function uidOf(reply: unknown): unknown {
  return Reflect.get(Object(Reflect.get(Object(reply), 'Data')), 'uid')
}

async function forgetShopper(): Promise<void> {
  forgetting.forget()
  // What the plugin itself deletes is what it has seen since the worker started: browsers stop one that has nothing to do, and start it anew.
  await pictures.deleteCacheAndMetadata()
  for (const name of ['pictures', 'answers'] as const) {
    await new CacheExpiration(OWN_CACHES[name], { maxEntries: CACHE_LIMITS[name] }).delete()
    await caches.delete(OWN_CACHES[name])
  }
}

/** What was asked, as an address: a cache keeps nothing under a body. */
async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url)
  key.searchParams.set('asked', await request.text())
  return key.href
}

function withoutQuery(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

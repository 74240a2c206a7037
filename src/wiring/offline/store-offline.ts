import type { OfflineDesign } from '../../ports/offline-ports.ts'
import { createForgetting } from './not-after-forgotten.ts'
import { CLAIM, FORGET, OWN_CACHES, STORE_EDITOR, WORKER_ADDRESS } from './offline-cache.ts'
import { pageAtRest } from './page-at-rest.ts'

const forgetting = createForgetting()

/**
 * Has a service worker keep the app and a design, once that design is drawn: some fifty files are fetched and written, and what it was opened with is asked
 * again, which takes nobody's turn then. Nothing is kept for a shopper who signs out before that. `ask.all` reads what the editor
 * opened with once more, where the worker was not there to keep it; `ask.design` the design itself, which nobody asks for that has just made it.
 */
export async function storeOffline(
  { pictures }: OfflineDesign,
  ask: { all(): Promise<unknown>; design(): Promise<unknown> },
): Promise<void> {
  // While developing, files change under their names.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
    return
  }
  const mayKeep = forgetting.mayKeep()
  await pageAtRest()
  if (!mayKeep()) {
    return
  }
  await navigator.serviceWorker.register(WORKER_ADDRESS)
  const worker = await controller()
  worker.postMessage(STORE_EDITOR)
  await (cameByWorker() ? ask.design() : Promise.all([ask.all(), ask.design()]))
  if (!mayKeep()) {
    return
  }
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const urlsToCache = [...new Set([...fetched.filter(isKept), ...pictures])]
  // Workbox fetches them as if the page had asked; the browser's own cache has most of them.
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/**
 * Whether the worker brought the page itself, and so saw all that it asked. One that took the page over meanwhile missed
 * what was asked first.
 */
function cameByWorker(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.workerStart > 0
}

function isKept(address: string): boolean {
  return /\/emall\/(photos|fonts|app\/assets)\//.test(address)
}

/** One that must be started first answers within so long; one that the browser has just stopped may never have heard. */
const ANSWER_MS = 5000

/** Nothing of the shopper's stays in the caches. */
export async function clearOffline(): Promise<void> {
  forgetting.forget()
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      worker.postMessage(FORGET, [port2])
      window.setTimeout(resolve, ANSWER_MS)
    })
  }
  if ('caches' in window) {
    await Promise.all(Object.values(OWN_CACHES).map((name) => caches.delete(name)))
  }
}

/** The worker that this page's requests go through. A page that was loaded while the worker came is not under it yet. */
async function controller(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller) {
    const claimed = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    active?.postMessage(CLAIM)
    await claimed
  }
  return serviceWorker.controller ?? controller()
}

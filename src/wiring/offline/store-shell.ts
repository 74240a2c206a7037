import { WORKER_ADDRESS } from './offline-cache.ts'
import { pageAtRest } from './page-at-rest.ts'

/**
 * Has a service worker keep the front of the shop, so that who was here once finds it, and not the browser's error page,
 * without a network. After the page, and the screen that follows it, have come: it takes nobody's turn.
 */
export async function storeShell(): Promise<void> {
  // While developing, files change under their names.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
    return
  }
  try {
    await pageAtRest()
    await navigator.serviceWorker.register(WORKER_ADDRESS)
  } catch {
    // A private window, a full phone: the shop opens with a network only.
  }
}

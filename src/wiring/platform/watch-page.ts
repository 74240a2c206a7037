import type { PageWatcher } from '../../../machines/preview/preview.ports.ts'

/** How often visible time is told, ms. */
const EVERY = 1000

/** Nobody looks at the page, or the phone is offline: nothing is asked, and the time does not count. */
const isAsleep = () => document.hidden || !navigator.onLine

/** Tells when the page is asleep and awake, and visible time as it passes on the monotonic clock. Returns how to stop. */
export function watchPage(watcher: PageWatcher): () => void {
  let since = performance.now()
  const tick = () => {
    const now = performance.now()
    if (!isAsleep()) {
      watcher.waited(now - since)
    }
    since = now
  }
  const changed = () => {
    tick()
    if (isAsleep()) {
      watcher.hidden()
    } else {
      watcher.shown()
    }
  }
  if (isAsleep()) {
    watcher.hidden()
  }
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  const timer = window.setInterval(tick, EVERY)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

import type { PageWatcher } from '../../../machines/preview/preview.ports.ts'

/** How often visible time is told, ms. */
const EVERY = 1000

/** Tells when the page is hidden and shown, and visible time as it passes on the monotonic clock. Returns how to stop. */
export function watchPage(watcher: PageWatcher): () => void {
  let since = performance.now()
  const tick = () => {
    const now = performance.now()
    if (!document.hidden) {
      watcher.waited(now - since)
    }
    since = now
  }
  const changed = () => {
    tick()
    if (document.hidden) {
      watcher.hidden()
    } else {
      watcher.shown()
    }
  }
  if (document.hidden) {
    watcher.hidden()
  }
  document.addEventListener('visibilitychange', changed)
  const timer = window.setInterval(tick, EVERY)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

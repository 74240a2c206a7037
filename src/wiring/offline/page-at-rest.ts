/** So long nothing was fetched and no task was long: the screen that came last has been drawn. */
const REST_MS = 2000
/** A page that always has something to do is at rest after so long. */
const LATEST_MS = 20_000

/**
 * Settles once the page has loaded and then had nothing to do for a while. The page's own `load` says little: it comes
 * before the first screen behind the front has its code.
 */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    const rested = () => {
      observer.disconnect()
      window.clearTimeout(resting)
      window.clearTimeout(latest)
      resolve()
    }
    let resting = window.setTimeout(rested, REST_MS)
    const latest = window.setTimeout(rested, LATEST_MS)
    const observer = new PerformanceObserver(() => {
      window.clearTimeout(resting)
      resting = window.setTimeout(rested, REST_MS)
    })
    // Safari and Firefox tell of no long tasks.
    for (const type of ['resource', 'longtask']) {
      if (PerformanceObserver.supportedEntryTypes.includes(type)) {
        observer.observe({ type })
      }
    }
  })
}

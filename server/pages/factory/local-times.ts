/** Pages carry no script in themselves. */
export const FACTORY_SCRIPT_PATH = '/factory/factory.js'

/** Runs in the page: only the browser knows in which zone its reader's clock is. Without it the world's clock stands there. */
function showLocalTimes(): void {
  const written = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  for (const time of document.querySelectorAll('time')) {
    time.textContent = written.format(new Date(time.dateTime))
  }
}

export const FACTORY_SCRIPT = `(${showLocalTimes.toString()})()`

import { CLOCKS, momentWriter } from '../../../domain/text/clock.ts'

/** Pages carry no script in themselves. */
export const FACTORY_SCRIPT_PATH = '/factory/factory.js'

/** Runs in the page: only the browser knows in which zone its reader's clock is. Without it the world's clock stands there. */
function showLocalTimes(writer: typeof momentWriter, clocks: Readonly<Record<string, (typeof CLOCKS)['en']>>): void {
  const { lang } = document.documentElement
  const clock = clocks[lang]
  const write = clock && writer(lang, clock)
  for (const time of document.querySelectorAll('time')) {
    time.textContent = write?.(Date.parse(time.dateTime)) ?? time.textContent
  }
}

export const FACTORY_SCRIPT = `(${showLocalTimes.toString()})(${momentWriter.toString()},${JSON.stringify(CLOCKS)})`

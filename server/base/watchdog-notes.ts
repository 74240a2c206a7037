import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'watchdog.log')

/** Notes that the watchdog ends this process, a line each. A disk that takes nothing more is no reason to live on. */
export function noteWatchdogEnd(dataDir: string, at: Date): void {
  try {
    appendFileSync(fileIn(dataDir), `${at.toISOString()}\n`, { mode: 0o600 })
  } catch {
    // The line on stderr has told it.
  }
}

/** How often the watchdog has ended a process of this folder. */
export function countWatchdogEnds(dataDir: string): number {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').split('\n').length - 1
  } catch {
    // No file: never.
    return 0
  }
}

import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { noteWatchdogEnd } from './base/watchdog-notes.ts'
import { watchHeart } from './heartbeat.ts'

/** What the watchdog hands to its thread. */
export interface WatchOrder {
  readonly beats: SharedArrayBuffer
  /** Where the end is noted. */
  readonly dataDir: string
  /** Ticks that the counter may stand still. */
  readonly patience: number
  readonly tickMs: number
}

const { beats, dataDir, patience, tickMs } = workerData as WatchOrder
const look = watchHeart(new Int32Array(beats))

setInterval(() => {
  const still = look()
  if (still >= patience) {
    const seconds = Math.round((still * tickMs) / 1000)
    writeSync(2, `Keepsake: the process has not moved for ${seconds} s (a full disk blocks the database); ending it.\n`)
    noteWatchdogEnd(dataDir, new Date())
    // `process.exit` would end only this thread.
    process.kill(process.pid, 'SIGKILL')
  }
}, tickMs)

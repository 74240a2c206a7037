import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** What the watchdog hands to its thread. */
export interface WatchOrder {
  readonly beats: SharedArrayBuffer
  /** Ticks that the counter may stand still. */
  readonly patience: number
  readonly tickMs: number
}

const { beats, patience, tickMs } = workerData as WatchOrder
const counter = new Int32Array(beats)
let seen = -1
let still = 0

// Counts its own ticks instead of comparing times: a laptop that slept is not taken for a blocked loop.
setInterval(() => {
  const now = Atomics.load(counter, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  if (still >= patience) {
    const seconds = Math.round((still * tickMs) / 1000)
    writeSync(2, `Keepsake: the process has not moved for ${seconds} s (a full disk blocks the database); ending it.\n`)
    // `process.exit` would end only this thread.
    process.kill(process.pid, 'SIGKILL')
  }
}, tickMs)

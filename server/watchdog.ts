import { Worker } from 'node:worker_threads'
import { startHeart } from './heartbeat.ts'
import type { WatchOrder } from './watchdog-thread.ts'

/** Ticks, a second each, that the event loop may stand still before the process ends itself. */
const PATIENCE = 30

/**
 * Ends the process loudly when its event loop stands still: a blocked embedded database never comes back, and a
 * process that is gone is started again. Returns the function that lets the watchdog go.
 */
export function startWatchdog(dataDir: string, patience = PATIENCE, tickMs = 1000): () => Promise<void> {
  const shared = new SharedArrayBuffer(4)
  const order: WatchOrder = { beats: shared, dataDir, patience, tickMs }
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: order, execArgv: [] })
  worker.unref()
  const stopHeart = startHeart(new Int32Array(shared), tickMs / 2)
  return async () => {
    stopHeart()
    await worker.terminate()
  }
}

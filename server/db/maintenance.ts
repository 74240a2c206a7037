import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'

const MINUTE_MS = 60_000
/** The write-ahead log is folded in every so many minutes, or when it has grown to this. */
const CHECKPOINT_MINUTES = 5
const WAL_MAX = 64 * 1024 * 1024
const VACUUM_MINUTES = 24 * 60

/**
 * Does for the embedded engine what a server's background processes do: it has none, so its log would grow without end.
 * Returns the function that stops it.
 */
export function startMaintenance(lite: PGlite, folder: string, log: Logger): () => void {
  let minutes = 0
  const turn = async () => {
    minutes += 1
    try {
      if (minutes % CHECKPOINT_MINUTES === 0 || logBytes(folder) > WAL_MAX) {
        await lite.exec('CHECKPOINT')
      }
      if (minutes % VACUUM_MINUTES === 0) {
        await lite.exec('VACUUM (ANALYZE)')
      }
    } catch (error) {
      log.error({ err: error }, 'the embedded database could not be tidied; it is tried again in a minute')
    }
  }
  const timer = setInterval(() => void turn(), MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function logBytes(folder: string): number {
  const wal = join(folder, 'pg_wal')
  return readdirSync(wal, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(wal, entry.name)).size, 0)
}

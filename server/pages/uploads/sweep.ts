import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { EpochMs } from '../../../domain/units.ts'
import type { LocalDisk } from '../../storage/disk/local-disk.ts'
import { createPartStore } from './part-store.ts'

const HOUR_MS = 3600 * 1000

/** Clears away what uploads left unfinished: at once, then every hour. Returns how to stop. */
export function startSweeping(of: {
  readonly disk: LocalDisk
  readonly clock: { now(): EpochMs }
  readonly log: Logger
}): () => Promise<void> {
  const sweep = () =>
    sweepUploads(of.disk, of.clock.now()).catch((error: unknown) => {
      of.log.error({ err: error }, 'unfinished uploads could not be cleared away')
    })
  let latest = sweep()
  const timer = setInterval(() => {
    latest = sweep()
  }, HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await latest
  }
}

/** Drops expired uploads in parts, and files of broken form uploads that are older than an hour. */
export async function sweepUploads(disk: LocalDisk, now: EpochMs): Promise<void> {
  await createPartStore(disk.partsFolder).dropExpired(now)
  for (const name of await readdir(disk.incomingFolder).catch(() => [])) {
    const file = join(disk.incomingFolder, name)
    const facts = await stat(file).catch(() => undefined)
    if (facts && facts.mtimeMs < now - HOUR_MS) {
      await rm(file, { force: true })
    }
  }
}

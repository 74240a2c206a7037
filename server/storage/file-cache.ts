import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LocalFile } from './storage.ts'

/** Whoever was told of a file may still be about to open it, so younger ones are not thrown out. */
const LEAST_RETENTION_MS = 3_600_000

/** Files of a far storage as decoders and printers read them. */
export interface FileCache {
  /** The file of `key`, fetched when it is not here. `undefined` when `fetch` finds nothing. */
  file(key: string, fetch: () => Promise<Readable | undefined>): Promise<LocalFile | undefined>
  /** Forgets a key whose object has changed or gone. */
  drop(key: string): Promise<void>
}

/**
 * Keeps at most about `maxBytes` of fetched files in `folder`; those that were not asked for longest go first. A file
 * that is asked for twice at once is fetched once.
 */
export function createFileCache({ folder, maxBytes }: { folder: string; maxBytes: number }): FileCache {
  const underWay = new Map<string, Promise<LocalFile | undefined>>()
  let bytesSinceTrim = Number.POSITIVE_INFINITY

  const pathOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))

  const find = async (key: string): Promise<LocalFile | undefined> => {
    const path = pathOf(key)
    const facts = await stat(path).catch(() => undefined)
    if (!facts) {
      return undefined
    }
    const now = new Date()
    await utimes(path, now, now).catch(() => undefined)
    return { path, bytes: facts.size }
  }
  const bring = async (key: string, fetch: () => Promise<Readable | undefined>) => {
    const body = await fetch()
    if (!body) {
      return undefined
    }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const incoming = join(folder, `incoming-${randomUUID()}`)
    try {
      await pipeline(body, createWriteStream(incoming, { mode: 0o600 }))
      await rename(incoming, pathOf(key))
    } finally {
      await rm(incoming, { force: true })
    }
    const found = await find(key)
    bytesSinceTrim += found?.bytes ?? 0
    if (bytesSinceTrim > maxBytes / 8) {
      bytesSinceTrim = 0
      await trim(folder, maxBytes)
    }
    return found
  }

  return {
    file(key, fetch) {
      const pending =
        underWay.get(key) ??
        find(key)
          .then((found) => found ?? bring(key, fetch))
          .finally(() => underWay.delete(key))
      underWay.set(key, pending)
      return pending
    },
    drop: (key) => rm(pathOf(key), { force: true }),
  }
}

async function trim(folder: string, maxBytes: number): Promise<void> {
  const files: { readonly path: string; readonly bytes: number; readonly usedAt: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts) {
      files.push({ path, bytes: facts.size, usedAt: facts.mtimeMs })
    }
  }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { path, bytes, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes || Date.now() - usedAt < LEAST_RETENTION_MS) {
      return
    }
    await rm(path, { force: true })
    total -= bytes
  }
}

import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes what the system still holds of a file or a folder to the disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves a finished file to its place, so that after a power cut it is there whole or not at all. Replaces. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncToDisk(from)
  await makeFolder(dirname(to))
  await rename(from, to)
  await syncToDisk(dirname(to))
}

/** Like `moveDurably`, but never replaces: answers whether the place was free. In both cases `from` is gone. */
export async function insertDurably(from: string, to: string): Promise<'inserted' | 'taken'> {
  await syncToDisk(from)
  await makeFolder(dirname(to))
  try {
    await link(from, to)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return 'taken'
    }
    throw error
  } finally {
    await rm(from, { force: true })
  }
  await syncToDisk(dirname(to))
  return 'inserted'
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first) {
    await syncToDisk(dirname(first))
  }
}

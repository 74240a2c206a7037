import { freeBytesBelow, SPACE_NEEDED } from '../base/space-needed.ts'
import type { Clock } from '../base/system-clock.ts'

/** A measurement is good for this long. */
const RETENTION_MS = 5000

export interface DiskSpace {
  readonly hasRoom: () => Promise<boolean>
  readonly freeBytes: () => Promise<number>
}

/** Tells whether there is room to write below `folder`; asks the disk at most every five seconds. */
export function createDiskSpace(folder: string, clock: Clock, freeBytes = freeBytesBelow): DiskSpace {
  let last: { readonly at: number; readonly free: number } | undefined
  const measured = async () => {
    const now = clock.now()
    if (!last || Math.abs(now - last.at) > RETENTION_MS) {
      last = { at: now, free: await freeBytes(folder) }
    }
    return last.free
  }
  return { hasRoom: async () => (await measured()) >= SPACE_NEEDED, freeBytes: measured }
}

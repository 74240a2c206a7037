import { statfs } from 'node:fs/promises'
import type { Clock } from '../base/clock.ts'

/** Below so many free bytes nothing more is written: a full disk blocks the embedded database for good. */
export const ROOM_NEEDED = 500 * 1024 * 1024

/** A measurement is good for this long. */
const KEPT_MS = 5000

export type RoomToWrite = () => Promise<boolean>

/** Tells whether there is room to write below `folder`; asks the disk at most every five seconds. */
export function createRoomToWrite(folder: string, clock: Clock, freeBytes = freeBytesBelow): RoomToWrite {
  let last: { readonly at: number; readonly room: boolean } | undefined
  return async () => {
    const now = clock.now()
    if (!last || now - last.at > KEPT_MS) {
      last = { at: now, room: (await freeBytes(folder)) >= ROOM_NEEDED }
    }
    return last.room
  }
}

async function freeBytesBelow(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}

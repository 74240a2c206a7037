import { statfs } from 'node:fs/promises'

/** Below so many free bytes nothing more is written: a full disk blocks the embedded database for good. */
export const SPACE_NEEDED = 500 * 1024 * 1024

/** Free bytes of the disk on which `folder` lies. */
export async function freeBytesBelow(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}

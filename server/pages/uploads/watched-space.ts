import { Transform } from 'node:stream'
import type { LocalDisk } from '../../storage/disk/local-disk.ts'

/** The disk is looked at after so many bytes of one upload: many at once fill it while they come. */
const LOOK_AFTER = 1024 * 1024

/** Passes bytes on as long as the disk has room for them; fails with `StorageNearlyFull`. */
export function watchedSpace(disk: Pick<LocalDisk, 'assertSpace'>): Transform {
  let unseen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unseen += chunk.length
      if (unseen < LOOK_AFTER) {
        done(null, chunk)
        return
      }
      unseen = 0
      disk.assertSpace().then(() => done(null, chunk), done)
    },
  })
}

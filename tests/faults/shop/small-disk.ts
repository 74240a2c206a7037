import { execFile } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SPACE_NEEDED } from '../../../server/base/space-needed.ts'

/** A disk of its own that can be full. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves less room than the shop needs. */
  fill(): void
  empty(): void
  close(): Promise<void>
}

const MIB = 1024 * 1024
const SIZE = 2048 * MIB
/** Left when it is full: other programs of a machine leave some, too. */
const LEFT = SPACE_NEEDED / 2
const PIECE = Buffer.alloc(16 * MIB, 1)

const run = promisify(execFile)

/** Memory that looks like a disk, below `folder`; says so when there is none: only root of Linux may make one. */
export async function smallDisk(folder: string, say: (sentence: string) => void): Promise<SmallDisk | undefined> {
  const disk = join(folder, 'disk')
  const data = join(disk, 'data')
  const filler = join(disk, 'filler')
  mkdirSync(disk)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'keepsake-faults', disk])
  } catch (error) {
    say(`no disk is filled, because a small one cannot be made: ${error instanceof Error ? error.message.trim() : ''}`)
    return undefined
  }
  mkdirSync(data)
  const free = () => {
    const { bavail, bsize } = statfsSync(disk)
    return bavail * bsize
  }
  return {
    folder: data,
    fill: () => {
      const file = openSync(filler, 'a', 0o600)
      for (let left = free(); left > LEFT; left = free()) {
        writeSync(file, PIECE, 0, Math.min(PIECE.length, left - LEFT))
      }
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    close: async () => {
      await run('umount', [disk])
    },
  }
}

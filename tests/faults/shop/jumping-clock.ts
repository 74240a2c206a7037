import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDebian } from '../../support/browser/install-debian.ts'

/** A clock of a process that can be set, while the process runs, by so many seconds off the true time. */
export interface JumpingClock {
  /** What the process must be started with. */
  readonly env: Readonly<Record<string, string>>
  set(seconds: number): void
}

const LIBRARIES = '/usr/lib'
const LIBRARY = join('faketime', 'libfaketimeMT.so.1')

/** Clocks by libfaketime, Debian's package `faketime`. @throws Error when it is not there and may not be installed. */
export function jumpingClocks(folder: string): (name: string) => JumpingClock {
  const library = findLibrary() ?? installed()
  if (!library) {
    throw new Error('libfaketime is not there (Debian: faketime); without --clock-jumps it is not needed')
  }
  return (name) => {
    const file = join(folder, `${name}.clock`)
    const set = (seconds: number) => {
      // It is read at every look at the clock: whole, or not at all.
      writeFileSync(`${file}.half`, `${seconds < 0 ? '' : '+'}${seconds}`)
      renameSync(`${file}.half`, file)
    }
    set(0)
    return {
      set,
      env: {
        ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
        // Pauses and limits of a process go by a clock that nobody sets.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    }
  }
}

/** Below the folder of the machine's architecture. */
function findLibrary(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name, LIBRARY))
    .find((file) => existsSync(file))
}

function installed(): string | undefined {
  installDebian(['faketime'])
  return findLibrary()
}

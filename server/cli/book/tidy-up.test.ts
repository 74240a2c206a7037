import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tidyUp } from './make-book.ts'
import { readOptions } from './options.ts'

/** Whether the memory of a run that has made its book is there after it. */
async function remembers(...more: readonly string[]): Promise<boolean> {
  const out = mkdtempSync(join(tmpdir(), 'keepsake-tidy-up-'))
  try {
    mkdirSync(join(out, '.book', 'data'), { recursive: true })
    writeFileSync(join(out, '.book', 'state.json'), '{}')
    const read = readOptions([out, '--out', out, ...more])
    if (read.kind === 'run') {
      await tidyUp(read.options)
    }
    return existsSync(join(out, '.book', 'state.json'))
  } finally {
    rmSync(out, { recursive: true })
  }
}

test('what a run remembers goes with the shop that it was of, so that the next one makes a book of its own', async () => {
  expect([
    await remembers(),
    await remembers('--server', 'http://127.0.0.1:1'),
    await remembers('--data', '/nowhere'),
  ]).toEqual([false, true, true])
})

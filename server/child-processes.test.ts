import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDecodeProcess } from './photos/decode/decode-process.ts'
import { prepareInProcess, printFile } from './print/print-process.ts'
import { startPreviewProcess } from './render/preview-process.ts'
import { checkThemeInProcess } from './themes/theme-check-process.ts'

// What a system without processes, memory or file descriptors left says, in the one way that a test can bring about.
const node = process.execPath
let room: string
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'keepsake-children-'))
  process.execPath = join(room, 'no-node')
})
afterEach(() => {
  process.execPath = node
  rmSync(room, { recursive: true, force: true })
})

/** More than a pipe takes at once. */
const LARGE = 'x'.repeat(5_000_000)
const LIMITS = { processorMs: 60_000, timeoutMs: 60_000, memory: 1e9 }

test('a process that cannot be started fails the work that it was for, and nothing else', async () => {
  const painter = startPreviewProcess()
  const decoder = startDecodeProcess()
  const failed = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)
  expect(
    await Promise.all([
      printFile({ what: 'file', LARGE } as never).catch(failed),
      prepareInProcess({ what: 'cells', LARGE } as never).catch(failed),
      checkThemeInProcess({ LARGE } as never).catch(failed),
      decoder.decode({ LARGE } as never, LIMITS),
      painter.paint({ LARGE } as never).catch((error: unknown) => error instanceof Error),
    ]),
  ).toEqual(['ENOENT', 'ENOENT', 'ENOENT', 'died', true])
  expect([decoder.ended, painter.ended]).toEqual([true, true])
  await painter.retire()
})

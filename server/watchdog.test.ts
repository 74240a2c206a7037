import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countWatchdogEnds } from './base/watchdog-notes.ts'
import { startHeart, watchHeart } from './heartbeat.ts'

/** A process of its own with a watchdog that is this patient; 'SIGTERM' ends one that nothing else ended. */
const run = (watchdog: string, body: string) => {
  const script = `import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))}
   const stop = ${watchdog}
   ${body}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 60_000 })
}

test('a process whose event loop stands still is ended with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-watchdog-'))
  const blocked = run(
    `startWatchdog(${JSON.stringify(folder)}, 5, 20)`,
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  )
  const ends = countWatchdogEnds(folder)
  rmSync(folder, { recursive: true })
  expect({ signal: blocked.signal, said: blocked.stderr.includes('the process has not moved'), ends }).toEqual({
    signal: 'SIGKILL',
    said: true,
    ends: 1,
  })
})

test('a process with a watchdog can end by itself', () => {
  const alive = run("startWatchdog('/nowhere')", 'await stop(); console.log("done")')
  expect({ status: alive.status, signal: alive.signal, said: alive.stdout.trim() }).toEqual({
    status: 0,
    signal: null,
    said: 'done',
  })
})

// In real time a busy machine itself makes a process stand still for a moment.
describe('the heart and the one who looks at it', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('every look finds that it beat, and none does once it stopped', () => {
    const beats = new Int32Array(new SharedArrayBuffer(4))
    const stop = startHeart(beats, 10)
    const look = watchHeart(beats)
    const looks = (times: number) =>
      Array.from({ length: times }, () => {
        vi.advanceTimersByTime(20)
        return look()
      })
    expect(looks(8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    stop()
    expect(looks(4)).toEqual([1, 2, 3, 4])
    const again = startHeart(beats, 10)
    expect(looks(2)).toEqual([0, 0])
    again()
  })
})

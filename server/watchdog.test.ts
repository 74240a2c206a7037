import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = (body: string) =>
  `import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))}
   const stop = startWatchdog(5, 20)
   ${body}`

const run = (body: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script(body)], { encoding: 'utf8', timeout: 20_000 })

test('a process whose event loop stands still is ended with a sentence', () => {
  const blocked = run('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15000)')
  expect(blocked.signal).toBe('SIGKILL')
  expect(blocked.stderr).toContain('the process has not moved')
}, 30_000)

test('a process that moves is left alone and can end by itself', () => {
  const alive = run('setTimeout(() => stop().then(() => console.log("done")), 500)')
  expect({ status: alive.status, signal: alive.signal, said: alive.stdout.trim() }).toEqual({
    status: 0,
    signal: null,
    said: 'done',
  })
}, 30_000)

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookReport } from '../../../server/cli/book/book-report.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { migratedDataDir } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

const room = mkdtempSync(join(tmpdir(), 'keepsake-killed-'))
const photos = join(room, 'photos')
const PHOTOS = 6

beforeAll(async () => {
  mkdirSync(photos)
  for (let n = 0; n < PHOTOS; n++) {
    const bytes = await generatePhoto({
      ...{ width: 800, height: 600, seed: n, format: 'jpeg' },
      takenAt: Date.UTC(2026, 6, 1, 9, n),
    })
    writeFileSync(join(photos, `IMG_${n}.jpg`), bytes)
  }
  writeFileSync(join(photos, 'empty.jpg'), '')
})
let server: TestServer | undefined
afterAll(async () => {
  await server?.close()
  rmSync(room, { recursive: true, force: true })
})

interface Ended {
  readonly said: string
  readonly code: number | null
}

/** Kills the process that says these words, as hard as it goes: heard from outside, a quick one would go on meanwhile. */
const killerAt = (until: string) =>
  `data:text/javascript,${encodeURIComponent(`
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (text, ...rest) => {
    const done = write(text, ...rest)
    if (String(text).includes(${JSON.stringify(until)})) process.kill(process.pid, 'SIGKILL')
    return done
  }`)}`

/** Runs the command for the smallest thing that takes every photo, in a process of its own that dies once it said `until`. */
function runBook(out: string, options: readonly string[], until?: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const command = fileURLToPath(new URL('../../../server/cli/book.ts', import.meta.url))
    const killed = until === undefined ? [] : ['--import', killerAt(until)]
    const asked = [photos, '--out', out, '--product', 'postcard-12', ...options]
    const child = spawn(process.execPath, [...killed, command, ...asked], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('close', (code) => resolve({ said, code }))
  })
}

const report = (out: string): BookReport => JSON.parse(readFileSync(join(out, 'order.json'), 'utf8'))

test('with --photos-only every file has its verdict, also when the command is killed among the photos', async () => {
  const out = join(room, 'photos-only')
  await migratedDataDir(join(out, '.book', 'data'))
  const killed = await runBook(out, ['--photos-only'], 'photos: 4')
  expect({ code: killed.code, ended: killed.said.includes('order.json') }).toEqual({ code: null, ended: false })

  const again = await runBook(out, ['--photos-only'])
  expect({ code: again.code, last: again.said.trim().split('\n').slice(-2) }).toEqual({
    code: 0,
    last: [
      `${PHOTOS + 1} files: ${PHOTOS} spare, 1 refused`,
      `Every file has its verdict in ${join(out, 'order.json')}.`,
    ],
  })
  expect(report(out).photos.map(({ verdict }) => verdict)).toEqual([
    ...Array.from({ length: PHOTOS }, () => 'spare'),
    'refused',
  ])
})

test('a command that is killed after the design and after the order goes on where it was; run again, it is the same order', async () => {
  const out = join(room, 'whole')
  server = await startTestServer()
  const at = ['--server', await server.listen()]
  const designed = await runBook(out, at, 'designed: ')
  expect({ code: designed.code, said: designed.said }).toMatchObject({ code: null })
  const ordered = await runBook(out, at, 'ordered and paid: ')
  const [, orderId] = /ordered and paid: (\S+),/.exec(ordered.said) ?? []
  expect({ code: ordered.code, named: orderId !== undefined }).toEqual({ code: null, named: true })

  const whole = await runBook(out, at)
  expect({ code: whole.code, said: whole.said }).toMatchObject({ code: 0 })
  const made = report(out)
  expect({ order: made.orderid, placed: made.photos.filter((photo) => photo.verdict === 'placed').length }).toEqual({
    order: orderId,
    placed: PHOTOS,
  })
  expect(readFileSync(join(out, 'print.pdf')).subarray(0, 8).toString()).toBe('%PDF-1.6')

  expect(await runBook(out, at)).toMatchObject({ code: 0 })
  expect({ ...report(out), ms: made.ms }).toEqual(made)
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepsake-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const body = (text: string) => async () => Readable.from([Buffer.from(text)])

test('whoever asks at the same time shares one fetch; what is there is not fetched again', async () => {
  const cache = createFileCache({ folder, maxBytes: 1000 })
  let fetched = 0
  const fetch = async () => {
    fetched += 1
    return Readable.from([Buffer.from('a photo')])
  }
  const files = await Promise.all([1, 2, 3].map(() => cache.file('base/p.jpg', fetch)))
  await cache.file('base/p.jpg', fetch)
  expect([fetched, new Set(files.map((file) => file?.path)).size, readFileSync(files[0]?.path ?? '', 'utf8')]).toEqual([
    1,
    1,
    'a photo',
  ])
  await cache.drop('base/p.jpg')
  expect((await cache.file('base/p.jpg', body('another')))?.bytes).toBe(7)
})

test('a body that breaks leaves nothing behind, and a missing object is missing', async () => {
  const cache = createFileCache({ folder, maxBytes: 1000 })
  const broken = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the line broke')
      })(),
    )
  await expect(cache.file('base/p.jpg', broken)).rejects.toThrow('the line broke')
  expect([await cache.file('base/q.jpg', async () => undefined), readdirSync(folder)]).toEqual([undefined, []])
})

test('what was not asked for longest goes first; what somebody may still open stays', async () => {
  const cache = createFileCache({ folder, maxBytes: 80 })
  const old = await cache.file('base/old.jpg', body('x'.repeat(60)))
  utimesSync(old?.path ?? '', 0, 0)
  const young = await cache.file('base/young.jpg', body('x'.repeat(60)))
  const last = await cache.file('base/last.jpg', body('x'.repeat(60)))
  const left = readdirSync(folder).map((name) => join(folder, name))
  expect(left.sort()).toEqual([young?.path, last?.path].sort())
})

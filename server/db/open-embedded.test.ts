import { fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DurableFileSystem } from './durable-file-system.ts'
import { DURABLE } from './open-embedded.ts'
import { FolderInUse, ownFolder } from './owner-lock.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepsake-db-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every commit waits for the disk', async () => {
  let synced = 0
  const files = new DurableFileSystem(join(folder, 'pg'), (descriptor) => {
    synced += 1
    fsyncSync(descriptor)
  })
  const lite = await PGlite.create({ fs: files, startParams: DURABLE })
  await lite.exec('create table t (n int)')
  const before = synced
  for (let n = 0; n < 10; n += 1) {
    await lite.query('insert into t values ($1)', [n])
  }
  const commits = synced - before
  await lite.close()
  expect(commits).toBeGreaterThanOrEqual(10)
}, 120_000)

test('a folder has one owner at a time', () => {
  const release = ownFolder(join(folder, 'owned'))
  expect(() => ownFolder(join(folder, 'owned'))).toThrow(FolderInUse)
  release()
  ownFolder(join(folder, 'owned'))()
})

import {
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DurableFileSystem } from './durable-file-system.ts'
import { makeEngineFiles, placeEngineFiles } from './engine-files.ts'
import { DURABLE } from './open-embedded.ts'
import { FolderInUse, ownFolder } from './owner-lock.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepsake-db-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an engine gets the files that the build made, and every commit waits for the disk', async () => {
  const [built, own] = [join(folder, 'built'), join(folder, 'pg')]
  await makeEngineFiles(built, async (lite) => {
    await lite.exec('create table t (n int)')
  })
  mkdirSync(own)
  await placeEngineFiles(own, built)
  const names = (of: string) => readdirSync(of, { recursive: true, encoding: 'utf8' }).sort()
  expect(names(own)).toEqual(names(built))
  let synced = 0
  const files = new DurableFileSystem(own, (descriptor) => {
    synced += 1
    fsyncSync(descriptor)
  })
  const lite = await PGlite.create({ fs: files, startParams: DURABLE })
  const before = synced
  for (let n = 0; n < 10; n += 1) {
    await lite.query('insert into t values ($1)', [n])
  }
  const commits = synced - before
  await lite.close()
  expect(commits).toBeGreaterThanOrEqual(10)
})

test('what was half placed when the shop was killed is begun anew; files that are there stay', async () => {
  const [built, own] = [join(folder, 'small'), join(folder, 'placed')]
  mkdirSync(join(built, 'base'), { recursive: true })
  writeFileSync(join(built, 'base', '1'), 'as built')
  mkdirSync(`${own}.half`)
  writeFileSync(join(`${own}.half`, 'torn'), '')
  await placeEngineFiles(own, built)
  expect([readdirSync(own, { recursive: true }), existsSync(`${own}.half`)]).toEqual([['base', 'base/1'], false])
  writeFileSync(join(own, 'base', '1'), 'an order')
  await placeEngineFiles(own, built)
  expect(readFileSync(join(own, 'base', '1'), 'utf8')).toBe('an order')
})

test('without files of the build the engine is left to make its own', async () => {
  await placeEngineFiles(join(folder, 'none'), join(folder, 'never-built'))
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('a folder has one owner at a time', () => {
  const release = ownFolder(join(folder, 'owned'))
  expect(() => ownFolder(join(folder, 'owned'))).toThrow(FolderInUse)
  release()
  ownFolder(join(folder, 'owned'))()
})

import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { createCellStore, trimCells } from './cell-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'keepsake-cells-'))
afterAll(() => rm(folder, { recursive: true }))

const plan = {
  scaled: { width: 60, height: 40 },
  region: { x: 0, y: 0, width: 30, height: 40 },
  sourcePpi: 600,
  printedPpi: 300,
}

test('prepared slots: what was used longest ago goes first, until the folder is small enough', async () => {
  const cells = join(folder, 'old')
  const store = createCellStore(cells)
  const path = join(folder, 'photo.jpg')
  await writeFile(path, await generatePhoto({ width: 120, height: 80, seed: 1, format: 'jpeg' }))
  const source = (sha256: string) => ({ path, width: 120, height: 80, isSrgb: true, sha256 })
  const names: string[] = []
  for (const [at, sha256] of ['a', 'b', 'c'].entries()) {
    await store.load(source(sha256), plan)
    const name = (await readdir(cells)).find((each) => !names.includes(each)) ?? ''
    names.push(name)
    await utimes(join(cells, name), 1000 + at, 1000 + at)
  }
  const { size } = await stat(join(cells, names[0] ?? ''))
  await store.load(source('a'), plan)
  await trimCells(cells, 2 * size)
  expect((await readdir(cells)).sort()).toEqual([names[0], names[2]].sort())
})

test('safety 11.10: a file is read for print only while it is what was stored', async () => {
  const path = join(folder, 'stored.jpg')
  const bytes = await generatePhoto({ width: 120, height: 80, seed: 1, format: 'jpeg' })
  await writeFile(path, bytes)
  const fileSha256 = createHash('sha256').update(bytes).digest('hex')
  const source = { path, width: 120, height: 80, isSrgb: true, sha256: 'of the original', fileSha256 }
  const store = createCellStore()
  expect((await store.load(source, plan)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  await expect(store.load({ ...source, fileSha256: 'another' }, plan)).rejects.toThrow('is damaged')
})

test('prepared slots: a folder that is not there yet is small enough', async () => {
  await expect(trimCells(join(folder, 'none'), 1)).resolves.toBeUndefined()
})

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

test('prepared slots: a folder that is not there yet is small enough', async () => {
  await expect(trimCells(join(folder, 'none'), 1)).resolves.toBeUndefined()
})

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Storage } from '../../../server/storage/storage.ts'

/** What every storage does, whoever keeps the bytes. */
export async function expectStorage(storage: Storage): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-storage-'))
  const [small, large] = [randomBytes(30_000), randomBytes(9_000_000)]
  const read = async (key: string, range?: { from: number; to: number }) => {
    const body = await storage.get(key, range)
    return body && Buffer.concat(await body.toArray())
  }
  try {
    const file = join(folder, 'large')
    writeFileSync(file, large)
    expect(await storage.put('base/small.jpg', small)).toEqual({ key: 'base/small.jpg', bytes: 30_000 })
    expect(await storage.put('base/derived/large.print.jpg', { file })).toEqual({
      ...{ key: 'base/derived/large.print.jpg', bytes: 9_000_000 },
    })
    expect(await storage.head('base/small.jpg')).toEqual({ key: 'base/small.jpg', bytes: 30_000 })
    expect(await storage.head('base/none.jpg')).toBe(undefined)
    expect((await read('base/small.jpg'))?.equals(small)).toBe(true)
    expect((await read('base/small.jpg', { from: 10, to: 19 }))?.equals(small.subarray(10, 20))).toBe(true)
    expect(await read('base/none.jpg')).toBe(undefined)

    const local = await storage.localFile('base/derived/large.print.jpg')
    expect(local && readFileSync(local.path).equals(large)).toBe(true)
    expect(await storage.localFile('base/none.jpg')).toBe(undefined)

    await storage.put('base/small.jpg', large.subarray(0, 20_000))
    expect((await storage.localFile('base/small.jpg'))?.bytes).toBe(20_000)
    expect((await storage.copy('base/small.jpg', 'base/copy.jpg')).bytes).toBe(20_000)
    await storage.delete('base/small.jpg')
    await storage.delete('base/small.jpg')
    expect([
      await storage.head('base/small.jpg'),
      await storage.localFile('base/small.jpg'),
      (await storage.head('base/copy.jpg'))?.bytes,
    ]).toEqual([undefined, undefined, 20_000])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

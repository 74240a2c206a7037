import type { DBSchema, IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import { openedOnce } from './opened-once.ts'

/** A storage that can be used, by its name. */
function aStorage(name: string): IDBPDatabase<DBSchema> {
  return { name, objectStoreNames: ['things'], transaction: () => ({ done: Promise.resolve() }) } as never
}

test('a storage is opened once, and anew after it could not be opened', async () => {
  const answers = [Promise.reject(new Error('full')), Promise.resolve(aStorage('open')), Promise.resolve(aStorage('2'))]
  let asked = 0
  const storage = openedOnce(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))
  await expect(storage()).rejects.toThrow('full')
  expect([(await storage()).name, (await storage()).name, asked]).toEqual(['open', 'open', 2])
})

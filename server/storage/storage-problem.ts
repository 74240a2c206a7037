import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Puts a small file, reads it, deletes it. The provider's own words when that fails. */
export async function storageProblem(storage: Pick<Storage, 'put' | 'get' | 'delete'>): Promise<string | undefined> {
  const key = `check/${randomUUID()}.json`
  try {
    await storage.put(key, Buffer.from('{"is":"a check of the shop"}'))
    const body = await storage.get(key)
    await body?.toArray()
    await storage.delete(key)
    return body ? undefined : 'what was put there is not there'
  } catch (error) {
    return error instanceof Error ? `${error.name} ${error.message}` : 'unknown'
  }
}

import type { Readable } from 'node:stream'
import type { Storage } from '../storage/storage.ts'

/** Rendered pages, kept by what they show: the same page is never rendered twice. */
export interface PagePictures {
  has(picture: string): Promise<boolean>
  put(picture: string, jpeg: Uint8Array): Promise<void>
  get(picture: string): Promise<{ readonly bytes: number; readonly body: Readable } | undefined>
  /** A picture that is not there is fine. */
  delete(picture: string): Promise<void>
}

export function createPagePictures(storage: Pick<Storage, 'head' | 'put' | 'get' | 'delete'>): PagePictures {
  return {
    has: async (picture) => (await storage.head(keyOf(picture))) !== undefined,
    put: async (picture, jpeg) => {
      await storage.put(keyOf(picture), jpeg)
    },
    get: async (picture) => {
      const found = await storage.head(keyOf(picture))
      const body = found && (await storage.get(keyOf(picture)))
      return found && body ? { bytes: found.bytes, body } : undefined
    },
    delete: (picture) => storage.delete(keyOf(picture)),
  }
}

/** Spread over 256 folders, so that no folder holds millions of files. */
function keyOf(picture: string): string {
  return `previews/${picture.slice(0, 2)}/${picture}.jpg`
}

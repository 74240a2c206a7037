import { needsCompression } from '../../../domain/photo/compression.ts'
import type { ByteLimits } from '../../../domain/photo/size-class.ts'
import type { PhotoReader } from './photo-reader.ts'

/** What is sent of each photo: what was picked, or a smaller picture where that is too large. */
export interface SmallerPhotos {
  /** Looks at a photo anew and makes it smaller where it must be (A§5, readings 2). */
  prepare(
    uploadId: string,
    rules: { readonly limits: ByteLimits; readonly untouched?: boolean },
    signal: AbortSignal,
  ): Promise<{ file: File; isSmaller: boolean }>
  /** @throws BytesGone */
  file(uploadId: string): Promise<File>
  forget(uploadId: string): void
}

/** Smaller pictures live in this page; after a reload they are made again. */
export function smallerPhotos(reader: PhotoReader, picked: (uploadId: string) => Promise<File>): SmallerPhotos {
  const smaller = new Map<string, File>()
  return {
    async prepare(uploadId, { limits, untouched }, signal) {
      smaller.delete(uploadId)
      const file = await picked(uploadId)
      const shrinks = !untouched && needsCompression(file.size, limits)
      const picture = shrinks ? await reader.compress(file, limits, signal) : undefined
      if (!picture) {
        return { file, isSmaller: false }
      }
      const made = new File([picture], file.name, { type: picture.type })
      smaller.set(uploadId, made)
      return { file: made, isSmaller: true }
    },
    file: async (uploadId) => smaller.get(uploadId) ?? (await picked(uploadId)),
    forget: (uploadId) => smaller.delete(uploadId),
  }
}

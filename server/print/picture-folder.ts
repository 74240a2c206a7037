import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import type { PdfMeta, WrittenPdf } from './pdf-x.ts'
import { pictureName } from './print-picture.ts'

/** A folder of prints, packed into one file: nothing is squeezed, JPEGs are small already. */
export interface PictureFolder {
  /** The next print; settles when there is room for another one. */
  add(jpeg: Buffer, copies: number): Promise<void>
  end(): Promise<WrittenPdf & { readonly pages: number }>
}

export function openPictureFolder(path: string, { createdAt }: Pick<PdfMeta, 'createdAt'>): PictureFolder {
  const waiting: { name: string; input: Buffer; taken: () => void }[] = []
  let wake = () => undefined as unknown
  let isEnded = false
  let pages = 0
  let bytes = 0
  const hash = createHash('sha256')
  const lastModified = new Date(createdAt)

  async function* files() {
    for (;;) {
      const next = waiting.shift()
      if (next) {
        yield { name: next.name, input: next.input, lastModified }
        next.taken()
      } else if (isEnded) {
        return
      } else {
        await new Promise((resolve) => {
          wake = () => resolve(undefined)
        })
      }
    }
  }
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const packed = Readable.fromWeb(makeZip(files()) as Parameters<typeof Readable.fromWeb>[0])
  const written = pipeline(packed, counted, createWriteStream(path))
  // Its failure is met by whoever adds or ends.
  written.catch(() => undefined)

  return {
    async add(jpeg, copies) {
      const name = pictureName(pages, copies)
      pages += 1
      const taken = new Promise<void>((resolve) => waiting.push({ name, input: jpeg, taken: resolve }))
      wake()
      await Promise.race([taken, written])
    },
    async end() {
      isEnded = true
      wake()
      await written
      return { sha256: hash.digest('hex'), bytes, pages }
    },
  }
}

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Looked {
  readonly is: 'right' | 'missing' | 'damaged'
  /** So many were read. */
  readonly bytes: number
}

/**
 * Reads a stored file to its end and holds it against its hash; where none was noted, whether there is anything.
 *
 * @throws Error when the storage cannot be asked: of the file that says nothing. What the own disk cannot read is damaged.
 */
export async function hashStoredBytes(
  open: () => Promise<Readable | undefined>,
  sha256: string | undefined,
): Promise<Looked> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const stream = await open()
    if (!stream) {
      return { is: 'missing', bytes }
    }
    await pipeline(stream, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        bytes += chunk.length
        hash.update(chunk)
      }
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Gone between the question and the reading; a sector that cannot be read.
    if (code === 'ENOENT' || code === 'EIO') {
      return { is: code === 'ENOENT' ? 'missing' : 'damaged', bytes }
    }
    throw error
  }
  const isRight = sha256 === undefined ? bytes > 0 : hash.digest('hex') === sha256
  return { is: isRight ? 'right' : 'damaged', bytes }
}

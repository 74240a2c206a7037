import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { crc32 } from 'node:zlib'
import { urlSafeBase64 } from '../../storage/qiniu/upload-token.ts'

const BLOCK = 4 * 1024 * 1024

/** More bytes came than were allowed. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}

export interface MeasuredStream extends Transform {
  readonly bytes: number
  /** The first bytes, enough to tell what the file is. */
  readonly head: Buffer
  /** Both are for after the end of the stream. */
  md5(): string
  crc32(): number
  /** Qiniu's content hash: SHA-1 of 4 MB blocks. */
  qetag(): string
}

/** Passes bytes on, counts and hashes them; fails with `TooManyBytes` beyond `limit`. */
export function measuredStream(limit: number): MeasuredStream {
  const md5 = createHash('md5')
  const blocks: Buffer[] = []
  let block = createHash('sha1')
  let inBlock = 0
  let bytes = 0
  let checksum = 0
  let head = Buffer.alloc(0)
  const addToBlocks = (chunk: Buffer) => {
    let rest = chunk
    while (rest.length > 0) {
      const piece = rest.subarray(0, BLOCK - inBlock)
      block.update(piece)
      inBlock += piece.length
      rest = rest.subarray(piece.length)
      if (inBlock === BLOCK) {
        blocks.push(block.digest())
        block = createHash('sha1')
        inBlock = 0
      }
    }
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) {
        done(new TooManyBytes(`more than ${limit} bytes`))
        return
      }
      if (head.length < 64) {
        head = Buffer.concat([head, chunk.subarray(0, 64 - head.length)])
      }
      md5.update(chunk)
      checksum = crc32(chunk, checksum)
      addToBlocks(chunk)
      done(null, chunk)
    },
  })
  return Object.assign(
    Object.defineProperties(stream, {
      bytes: { get: () => bytes },
      head: { get: () => head },
    }),
    {
      crc32: () => checksum,
      md5: () => md5.digest('hex'),
      qetag: () => {
        if (inBlock > 0 || blocks.length === 0) {
          blocks.push(block.digest())
        }
        const [only] = blocks
        return blocks.length === 1 && only
          ? urlSafeBase64(Buffer.concat([Buffer.from([0x16]), only]))
          : urlSafeBase64(
              Buffer.concat([Buffer.from([0x96]), createHash('sha1').update(Buffer.concat(blocks)).digest()]),
            )
      },
    },
  ) as MeasuredStream
}

import { Transform } from 'node:stream'

/** A size line has at most 16 hexadecimal digits and perhaps an extension. */
const LINE_MAX = 200

/** The body is not what its headers say. */
export class BrokenChunks extends Error {
  override readonly name = 'BrokenChunks'
}

/**
 * Takes the framing off an `aws-chunked` body without signatures: `SIZE CRLF bytes CRLF ... 0 CRLF trailers`. The SDK sends
 * streams that way. Checksums in the trailer are not looked at: the shop hashes what it stores, and decodes it.
 */
export function withoutChunks(): Transform {
  let waiting: Buffer = Buffer.alloc(0)
  let left = 0
  let state: 'size' | 'bytes' | 'end of bytes' | 'trailer' = 'size'

  /** The next line without its end; `undefined` when it has not come whole. */
  const line = (): string | undefined => {
    const end = waiting.indexOf('\r\n')
    if (end < 0 || end > LINE_MAX) {
      if (waiting.length > LINE_MAX) {
        throw new BrokenChunks('a chunk has no size')
      }
      return undefined
    }
    const text = waiting.subarray(0, end).toString('latin1')
    waiting = waiting.subarray(end + 2)
    return text
  }
  const step = (push: (bytes: Buffer) => void): boolean => {
    if (state === 'trailer') {
      waiting = Buffer.alloc(0)
      return false
    }
    if (state === 'bytes') {
      const piece = waiting.subarray(0, left)
      push(piece)
      left -= piece.length
      waiting = waiting.subarray(piece.length)
      state = left === 0 ? 'end of bytes' : 'bytes'
      return left === 0
    }
    const text = line()
    if (text === undefined) {
      return false
    }
    if (state === 'end of bytes') {
      if (text !== '') {
        throw new BrokenChunks('a chunk is longer than it says')
      }
      state = 'size'
      return true
    }
    const size = /^([0-9a-f]{1,8})(;.*)?$/i.exec(text)?.[1]
    if (size === undefined) {
      throw new BrokenChunks('a chunk has no size')
    }
    left = Number.parseInt(size, 16)
    state = left === 0 ? 'trailer' : 'bytes'
    return true
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
        while (waiting.length > 0 && step((bytes) => this.push(bytes))) {
          // Goes on while whole parts are there.
        }
        done()
      } catch (error) {
        done(error instanceof Error ? error : new BrokenChunks('a body that cannot be read'))
      }
    },
    flush(done) {
      done(state === 'trailer' ? null : new BrokenChunks('the body ends too early'))
    },
  })
}

import { bytesOf, fourLetters, type PictureHeader } from './picture-header.ts'

/** More chunks than this are not looked through for EXIF. */
const MAX_CHUNKS = 100_000

/** Reads the size and the EXIF chunk. @throws RangeError when the file ends inside its header. */
export function readPngHeader(view: DataView): PictureHeader | undefined {
  if (fourLetters(view, 12) !== 'IHDR') {
    return undefined
  }
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const exif = exifChunk(view)
  return { format: 'png', ...size, ...(exif ? { exif } : {}) }
}

function exifChunk(view: DataView): Uint8Array | undefined {
  let at = 8
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= view.byteLength; count++) {
    const length = view.getUint32(at)
    const kind = fourLetters(view, at + 4)
    if (kind === 'eXIf' && at + 8 + length <= view.byteLength) {
      return bytesOf(view, at + 8, at + 8 + length)
    }
    if (kind === 'IEND') {
      return undefined
    }
    at += 12 + length
  }
  return undefined
}

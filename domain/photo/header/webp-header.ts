import { bytesOf, fourLetters, type PictureHeader, withoutExifPrefix } from './picture-header.ts'

/** More chunks than this (frames of an animation) are not looked through for EXIF. */
const MAX_CHUNKS = 20_000

/** Reads the canvas size and the EXIF chunk. @throws RangeError when the file ends inside its header. */
export function readWebpHeader(view: DataView): PictureHeader | undefined {
  const size = canvasSize(view)
  const exif = exifChunk(view)
  return size && { format: 'webp', ...size, ...(exif ? { exif } : {}) }
}

function canvasSize(view: DataView): { width: number; height: number } | undefined {
  const kind = fourLetters(view, 12)
  if (kind === 'VP8X') {
    return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return undefined
}

function exifChunk(view: DataView): Uint8Array | undefined {
  let at = 12
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= view.byteLength; count++) {
    const length = view.getUint32(at + 4, true)
    if (fourLetters(view, at) === 'EXIF' && at + 8 + length <= view.byteLength) {
      return withoutExifPrefix(bytesOf(view, at + 8, at + 8 + length))
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65536
}

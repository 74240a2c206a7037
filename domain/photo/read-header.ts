import { readHeicHeader } from './header/heic-header.ts'
import { readJpegHeader } from './header/jpeg-header.ts'
import type { PhotoFormat, PictureHeader } from './header/picture-header.ts'
import { readPngHeader } from './header/png-header.ts'
import { readWebpHeader } from './header/webp-header.ts'
import { type DecodeRefusal, MAX_PIXELS } from './photo-refusal.ts'
import { SNIFF_BYTES, sniffPhoto } from './sniff.ts'

export type HeaderVerdict =
  | { readonly kind: 'picture'; readonly header: PictureHeader }
  | { readonly kind: 'refused'; readonly reason: DecodeRefusal }

/**
 * A Huffman code has one bit at least and every block of 8 x 8 has one, so a JPEG that states more pixels lies. Decoding
 * what it states cost 2.3 GB and 18 s for 4 kB.
 */
const BLOCK_PIXELS = 64

const READERS = {
  jpeg: readJpegHeader,
  png: readPngHeader,
  webp: readWebpHeader,
  heic: readHeicHeader,
} satisfies Record<PhotoFormat, (view: DataView) => PictureHeader | 'sequence' | undefined>

/**
 * What a whole file says of itself, or why it must not be decoded. Decodes nothing and never throws.
 *
 * `maxPixels` is compared with the pixels that the header states (readings, section 4.3).
 */
export function readHeader(file: Uint8Array, maxPixels: number = MAX_PIXELS): HeaderVerdict {
  const format = sniffPhoto(file.subarray(0, SNIFF_BYTES))
  if (!format) {
    return { kind: 'refused', reason: 'photo-kind-unsupported' }
  }
  const header = readWhole(format, new DataView(file.buffer, file.byteOffset, file.byteLength))
  if (header === 'sequence') {
    return { kind: 'refused', reason: 'photo-sequence' }
  }
  if (!header || header.width === 0 || header.height === 0) {
    return { kind: 'refused', reason: 'photo-damaged' }
  }
  if (header.width * header.height > maxPixels) {
    return { kind: 'refused', reason: 'photo-too-many-pixels' }
  }
  if (header.jpegCoding === 'huffman' && header.width * header.height > file.length * BLOCK_PIXELS * 8) {
    return { kind: 'refused', reason: 'photo-damaged' }
  }
  return header.jpegCoding === 'other'
    ? { kind: 'refused', reason: 'photo-kind-unsupported' }
    : { kind: 'picture', header }
}

function readWhole(format: PhotoFormat, view: DataView): PictureHeader | 'sequence' | undefined {
  try {
    return READERS[format](view)
  } catch (error) {
    if (error instanceof RangeError) {
      return undefined
    }
    throw error
  }
}

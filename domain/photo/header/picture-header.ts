/** Picture formats that the shop takes, judged by content (B§5). */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

/** How a JPEG is coded; only `huffman` goes into a PDF as it is. */
export type JpegCoding = 'huffman' | 'arithmetic' | 'other'

/** What a picture file says of itself before any pixel is decoded. Sizes are stored pixels, not upright ones. */
export interface PictureHeader {
  readonly format: PhotoFormat
  readonly width: number
  readonly height: number
  /** The TIFF block of its EXIF data. */
  readonly exif?: Uint8Array
  readonly jpegCoding?: JpegCoding
  /** HEIC only: the colours of its pixels, which its decoder does not convert. */
  readonly heicColour?: HeicColour
}

export type HeicColour =
  | { readonly kind: 'profile'; readonly icc: Uint8Array }
  | { readonly kind: 'primaries'; readonly primaries: number; readonly transfer: number }

/** The four letters at `at` of a chunk or a box. */
export function fourLetters(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

/** The bytes from `from` to `to`, without copying. */
export function bytesOf(view: DataView, from: number, to: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + from, to - from)
}

/** EXIF blocks of JPEG, and of some WebP files, begin with these letters. */
export function withoutExifPrefix(block: Uint8Array): Uint8Array {
  return String.fromCharCode(...block.subarray(0, 6)) === 'Exif\0\0' ? block.subarray(6) : block
}

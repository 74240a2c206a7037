import { bytesOf, fourLetters, type JpegCoding, type PictureHeader, withoutExifPrefix } from './picture-header.ts'

/** Start-of-frame markers by how the pixels behind them are coded (ITU-T T.81, table B.1). */
const FRAME_CODING: Record<number, JpegCoding> = {
  192: 'huffman',
  193: 'huffman',
  194: 'huffman',
  195: 'other',
  197: 'other',
  198: 'other',
  199: 'other',
  201: 'arithmetic',
  202: 'arithmetic',
  203: 'other',
  205: 'other',
  206: 'other',
  207: 'other',
  247: 'other',
}

const START_OF_SCAN = 0xda
const APP1 = 0xe1

/**
 * Reads the segments up to the first frame header; `undefined` when there is none.
 *
 * @throws RangeError when a segment reaches beyond the file.
 */
export function readJpegHeader(view: DataView): PictureHeader | undefined {
  let exif: Uint8Array | undefined
  let at = 2
  for (;;) {
    while (view.getUint8(at) !== 0xff) {
      at++
    }
    while (view.getUint8(at) === 0xff) {
      at++
    }
    const marker = view.getUint8(at++)
    if (marker === START_OF_SCAN) {
      return undefined
    }
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      continue
    }
    const length = view.getUint16(at)
    const coding = FRAME_CODING[marker]
    if (coding) {
      const size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) }
      return { format: 'jpeg', ...size, jpegCoding: coding, ...(exif ? { exif } : {}) }
    }
    if (marker === APP1 && !exif && length > 8 && fourLetters(view, at + 2) === 'Exif') {
      exif = withoutExifPrefix(bytesOf(view, at + 2, Math.min(at + length, view.byteLength)))
    }
    at += Math.max(2, length)
  }
}

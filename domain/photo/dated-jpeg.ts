/** The two bytes that begin a JPEG. */
const BEGINNING = 2
const TIFF_AT = 10
const ENTRY = 12
const TAG = { exif: 0x8769, original: 0x9003 }
const TYPE = { ascii: 2, long: 4 }
/** `2019:07:28 11:05:09` and a zero byte. */
const DATE_LENGTH = 20

/**
 * The same JPEG with a note of when it was taken, `2019:07:28 11:05:09` by the camera's own clock, as `readExif` reads it.
 * A picture that was coded anew has lost it. Nothing else of the camera's notes comes back: no place, no owner.
 */
export function datedJpeg(jpeg: Uint8Array, exifDate: string): Uint8Array {
  const note = dateNote(exifDate)
  const dated = new Uint8Array(jpeg.length + note.length)
  dated.set(jpeg.subarray(0, BEGINNING))
  dated.set(note, BEGINNING)
  dated.set(jpeg.subarray(BEGINNING), BEGINNING + note.length)
  return dated
}

/** An APP1 segment: a directory that names another, which names the date. */
function dateNote(exifDate: string): Uint8Array {
  const main = 8
  const exif = main + 2 + ENTRY + 4
  const date = exif + 2 + ENTRY + 4
  const length = TIFF_AT + date + DATE_LENGTH
  const view = new DataView(new ArrayBuffer(length))
  view.setUint16(0, 0xffe1)
  view.setUint16(2, length - 2)
  writeText(view, 4, 'Exif')
  writeText(view, TIFF_AT, 'MM')
  view.setUint16(TIFF_AT + 2, 42)
  view.setUint32(TIFF_AT + 4, main)
  writeEntry(view, TIFF_AT + main, { tag: TAG.exif, type: TYPE.long, count: 1, value: exif })
  writeEntry(view, TIFF_AT + exif, { tag: TAG.original, type: TYPE.ascii, count: DATE_LENGTH, value: date })
  writeText(view, TIFF_AT + date, exifDate.slice(0, DATE_LENGTH - 1))
  return new Uint8Array(view.buffer)
}

function writeEntry(
  view: DataView,
  at: number,
  entry: { readonly tag: number; readonly type: number; readonly count: number; readonly value: number },
): void {
  view.setUint16(at, 1)
  view.setUint16(at + 2, entry.tag)
  view.setUint16(at + 4, entry.type)
  view.setUint32(at + 6, entry.count)
  view.setUint32(at + 10, entry.value)
}

function writeText(view: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) {
    view.setUint8(at + index, text.charCodeAt(index))
  }
}

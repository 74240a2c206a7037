import { fourLetters } from './picture-header.ts'

/** A box of a HEIF file (ISO 14496-12): its kind and where its content lies in the file. */
export interface HeifBox {
  readonly kind: string
  readonly from: number
  readonly to: number
}

/** More boxes than this on one level mean a hostile file. */
const MAX_BOXES = 10_000

/**
 * The boxes from `from` to `to`.
 *
 * @throws RangeError when a box reaches beyond `to`: the file is cut or no HEIF at all.
 */
export function boxesIn(view: DataView, from: number, to: number): HeifBox[] {
  const boxes: HeifBox[] = []
  let at = from
  while (at + 8 <= to) {
    const stated = view.getUint32(at)
    const header = stated === 1 ? 16 : 8
    const size = stated === 1 ? Number(view.getBigUint64(at + 8)) : stated === 0 ? to - at : stated
    if (size < header || at + size > to || boxes.length >= MAX_BOXES) {
      throw new RangeError('a box reaches beyond its place')
    }
    boxes.push({ kind: fourLetters(view, at + 4), from: at + header, to: at + size })
    at += size
  }
  return boxes
}

/** An item's bytes: pieces of the file, or of the `idat` box. */
export interface ItemPlace {
  readonly inFile: boolean
  readonly extents: readonly { readonly offset: number; readonly length: number }[]
}

/** Reads the item locations (`iloc`), by item id. @throws RangeError when the box is cut. */
export function itemPlaces(view: DataView, box: HeifBox): ReadonlyMap<number, ItemPlace> {
  const version = view.getUint8(box.from)
  const sizes = view.getUint16(box.from + 4)
  const wide = version === 2
  let at = box.from + 6
  const take = (bytes: number) => {
    const value =
      bytes === 8
        ? Number(view.getBigUint64(at))
        : bytes === 4
          ? view.getUint32(at)
          : bytes === 2
            ? view.getUint16(at)
            : 0
    at += bytes
    return value
  }
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const
  const indexBytes = version > 0 ? sizes & 15 : 0
  const count = take(wide ? 4 : 2)
  const places = new Map<number, ItemPlace>()
  for (let item = 0; item < count; item++) {
    const id = take(wide ? 4 : 2)
    const method = version > 0 ? take(2) & 15 : 0
    take(2)
    const base = take(baseBytes)
    const extents = Array.from({ length: take(2) }, () => {
      take(indexBytes)
      return { offset: base + take(offsetBytes), length: take(lengthBytes) }
    })
    if (at > box.to) {
      throw new RangeError('the item locations are cut')
    }
    places.set(id, { inFile: method === 0, extents })
  }
  return places
}

/** The kinds of the items (`iinf`), such as `hvc1`, `grid`, `Exif`, by item id. */
export function itemKinds(view: DataView, box: HeifBox): ReadonlyMap<number, string> {
  const start = box.from + (view.getUint8(box.from) === 0 ? 6 : 8)
  const kinds = new Map<number, string>()
  for (const entry of boxesIn(view, start, box.to)) {
    const version = view.getUint8(entry.from)
    if (entry.kind === 'infe' && version >= 2) {
      const wide = version >= 3
      const id = wide ? view.getUint32(entry.from + 4) : view.getUint16(entry.from + 4)
      kinds.set(id, fourLetters(view, entry.from + (wide ? 10 : 8)))
    }
  }
  return kinds
}

/** Which properties (numbers from 1) belong to which item (`ipma`). */
export function itemProperties(view: DataView, box: HeifBox): ReadonlyMap<number, readonly number[]> {
  const version = view.getUint8(box.from)
  const large = (view.getUint8(box.from + 3) & 1) === 1
  const count = view.getUint32(box.from + 4)
  const properties = new Map<number, readonly number[]>()
  let at = box.from + 8
  for (let item = 0; item < count; item++) {
    const id = version < 1 ? view.getUint16(at) : view.getUint32(at)
    at += version < 1 ? 2 : 4
    const numbers = Array.from({ length: view.getUint8(at++) }, () => {
      const number = large ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f
      at += large ? 2 : 1
      return number
    })
    if (at > box.to) {
      throw new RangeError('the item properties are cut')
    }
    properties.set(id, numbers)
  }
  return properties
}

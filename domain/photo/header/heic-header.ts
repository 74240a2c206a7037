import { boxesIn, type HeifBox, type ItemPlace, itemKinds, itemPlaces, itemProperties } from './heif-boxes.ts'
import { bytesOf, fourLetters, type HeicColour, type PictureHeader, withoutExifPrefix } from './picture-header.ts'

/**
 * Reads the primary picture's size and colours and the EXIF item of a HEIC file; `'sequence'` when it holds a moving
 * picture and no still one.
 *
 * Checks that every byte which the file speaks of is there: its decoder would show a cut file without complaint.
 *
 * @throws RangeError when the file is cut.
 */
export function readHeicHeader(view: DataView): PictureHeader | 'sequence' | undefined {
  const top = boxesIn(view, 0, view.byteLength)
  const meta = top.find((box) => box.kind === 'meta')
  if (!meta) {
    return top.some((box) => box.kind === 'moov') ? 'sequence' : undefined
  }
  const inMeta = boxesIn(view, meta.from + 4, meta.to)
  const find = (kind: string) => inMeta.find((box) => box.kind === kind)
  const [primaryBox, places, kinds, properties] = [find('pitm'), find('iloc'), find('iinf'), find('iprp')]
  if (!primaryBox || !places || !kinds || !properties) {
    return undefined
  }
  const placeOf = itemPlaces(view, places)
  assertWhole(view, placeOf)
  const primary =
    view.getUint8(primaryBox.from) === 0 ? view.getUint16(primaryBox.from + 4) : view.getUint32(primaryBox.from + 4)
  const { own, all } = propertiesOf(view, properties, primary)
  const sizeBox = own.find((box) => box.kind === 'ispe')
  if (!sizeBox) {
    return undefined
  }
  // A picture made of tiles may leave its colours to the tiles.
  const colour = colourOf(view, own) ?? colourOf(view, all)
  const exif = exifItem(view, placeOf, itemKinds(view, kinds))
  return {
    format: 'heic',
    width: view.getUint32(sizeBox.from + 4),
    height: view.getUint32(sizeBox.from + 8),
    ...(exif ? { exif } : {}),
    ...(colour ? { heicColour: colour } : {}),
  }
}

function assertWhole(view: DataView, places: ReadonlyMap<number, ItemPlace>): void {
  for (const { inFile, extents } of places.values()) {
    if (inFile && extents.some(({ offset, length }) => offset + length > view.byteLength)) {
      throw new RangeError('an item reaches beyond the file')
    }
  }
}

interface Properties {
  readonly own: readonly HeifBox[]
  readonly all: readonly HeifBox[]
}

function propertiesOf(view: DataView, box: HeifBox, item: number): Properties {
  const inside = boxesIn(view, box.from, box.to)
  const container = inside.find(({ kind }) => kind === 'ipco')
  const all = container ? boxesIn(view, container.from, container.to) : []
  const numbers = inside
    .filter(({ kind }) => kind === 'ipma')
    .flatMap((map) => itemProperties(view, map).get(item) ?? [])
  return { own: numbers.flatMap((number) => all[number - 1] ?? []), all }
}

/** A profile rules; primaries are the shorter way to say the same. */
function colourOf(view: DataView, properties: readonly HeifBox[]): HeicColour | undefined {
  const boxes = properties
    .filter(({ kind }) => kind === 'colr')
    .map(({ from, to }) => ({ kind: fourLetters(view, from), from: from + 4, to }))
  const profile = boxes.find(({ kind }) => kind === 'prof' || kind === 'rICC')
  if (profile) {
    return { kind: 'profile', icc: bytesOf(view, profile.from, profile.to) }
  }
  const named = boxes.find(({ kind }) => kind === 'nclx')
  return named && { kind: 'primaries', primaries: view.getUint16(named.from), transfer: view.getUint16(named.from + 2) }
}

function exifItem(
  view: DataView,
  places: ReadonlyMap<number, ItemPlace>,
  kinds: ReadonlyMap<number, string>,
): Uint8Array | undefined {
  const id = [...kinds].find(([, kind]) => kind === 'Exif')?.[0]
  const place = id === undefined ? undefined : places.get(id)
  const extent = place?.inFile && place.extents.length === 1 ? place.extents[0] : undefined
  if (!extent || extent.length < 12) {
    return undefined
  }
  const skip = view.getUint32(extent.offset)
  const from = extent.offset + 4 + skip
  const to = extent.offset + extent.length
  return from < to ? withoutExifPrefix(bytesOf(view, from, to)) : undefined
}

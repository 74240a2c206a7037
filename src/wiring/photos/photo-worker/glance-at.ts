import { readExif } from '../../../../domain/photo/exif.ts'
import type { PictureHeader } from '../../../../domain/photo/header/picture-header.ts'
import { readHeader } from '../../../../domain/photo/read-header.ts'
import type { PhotoGlance } from './photo-messages.ts'
import { openPicture } from './upright-picture.ts'

/** Width of a picture on a tile, three pixels to a point; the shop's own thumbnail takes its place later (A§9). */
const TILE_WIDTH = 400
const TILE_QUALITY = 0.8

interface Pixels {
  readonly width: number
  readonly height: number
}

/** Looks at a photo on this phone: its upright size, when it was taken, and a thumbnail that is shown at once. */
export async function glanceAt(file: Blob): Promise<PhotoGlance | undefined> {
  return (await glanceSmall(file)) ?? (await glanceWhole(file))
}

/**
 * A JPEG decoded straight to an eighth or a quarter of its edges, in a fifteenth of the time of the whole one and of its
 * memory. `undefined` where the browser has no such decoder, or one that does not tell how it turned the picture.
 */
async function glanceSmall(file: Blob): Promise<PhotoGlance | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const verdict = readHeader(bytes)
  if (verdict.kind === 'refused' || verdict.header.format !== 'jpeg' || typeof ImageDecoder === 'undefined') {
    return undefined
  }
  const { header } = verdict
  const exif = header.exif ? readExif(header.exif) : { orientation: 1 }
  if (exif.orientation !== 1 && !('rotation' in VideoFrame.prototype)) {
    return undefined
  }
  const upright = exif.orientation >= 5 ? { width: header.height, height: header.width } : header
  const thumbnail = await decodedSmall(bytes, header, tileOf(upright))
  const { width, height } = upright
  return thumbnail && { width, height, thumbnail, ...(exif.takenAt === undefined ? {} : { takenAt: exif.takenAt }) }
}

async function decodedSmall(data: Uint8Array, stored: PictureHeader, tile: Pixels): Promise<Blob | undefined> {
  const longer = Math.max(tile.width, tile.height)
  const share = Math.min(1, longer / Math.max(stored.width, stored.height))
  const decoder = new ImageDecoder({
    ...{ data, type: 'image/jpeg' },
    desiredWidth: Math.max(1, Math.round(stored.width * share)),
    desiredHeight: Math.max(1, Math.round(stored.height * share)),
  })
  try {
    const { image } = await decoder.decode()
    try {
      return await paintedTile(image, tile)
    } finally {
      image.close()
    }
  } catch {
    // What this decoder cannot read, the other way may.
    return undefined
  } finally {
    decoder.close()
  }
}

async function glanceWhole(file: Blob): Promise<PhotoGlance | undefined> {
  const picture = await openPicture(file)
  if (!picture) {
    return undefined
  }
  const { width, height, takenAt } = picture
  const thumbnail = await picture.painted(tileOf(picture), TILE_QUALITY)
  picture.close()
  return { width, height, thumbnail, ...(takenAt === undefined ? {} : { takenAt }) }
}

function tileOf({ width, height }: Pixels): Pixels {
  const shrink = Math.min(1, TILE_WIDTH / width)
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

async function paintedTile(image: VideoFrame, { width, height }: Pixels): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) {
    return undefined
  }
  pen.imageSmoothingQuality = 'medium'
  pen.drawImage(image, 0, 0, width, height)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: TILE_QUALITY })
}

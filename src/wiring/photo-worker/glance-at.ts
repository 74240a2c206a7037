import { readExif } from '../../../domain/photo/exif.ts'
import type { PictureHeader } from '../../../domain/photo/header/picture-header.ts'
import { readHeader } from '../../../domain/photo/read-header.ts'
import { heicPixels } from './heic-pixels.ts'
import type { PhotoGlance } from './photo-messages.ts'

/** Width of a thumbnail (A§9). */
const THUMB_WIDTH = 800

/** Looks at a photo on this phone: its upright size, when it was taken, and a thumbnail that is shown at once. */
export async function glanceAt(file: Blob): Promise<PhotoGlance | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const verdict = readHeader(bytes)
  if (verdict.kind === 'refused' || typeof OffscreenCanvas === 'undefined') {
    return undefined
  }
  const { header } = verdict
  const exif = header.exif ? readExif(header.exif) : { orientation: 1 }
  const orientation = header.format === 'webp' ? exif.orientation : 1
  const picture = await pictureOf(file, bytes, header)
  if (!picture) {
    return undefined
  }
  const turned = orientation >= 5
  const { width, height } = turned ? { width: picture.height, height: picture.width } : picture
  const thumbnail = await thumbnailOf(picture, orientation)
  picture.close()
  return { width, height, thumbnail, ...(exif.takenAt === undefined ? {} : { takenAt: exif.takenAt }) }
}

/** `undefined` when this browser cannot decode the photo whole. */
async function pictureOf(file: Blob, bytes: Uint8Array, header: PictureHeader): Promise<ImageBitmap | undefined> {
  // Browsers differ in whether they turn WebP by its EXIF, so none of them is asked to: we turn it.
  const imageOrientation = header.format === 'webp' ? 'none' : 'from-image'
  try {
    return await createImageBitmap(file, { imageOrientation })
  } catch {
    // The browser's own word that it cannot show this file; HEIC has another way.
    const pixels = header.format === 'heic' ? await heicPixels(bytes, header) : undefined
    return pixels && createImageBitmap(pixels)
  }
}

/** Turns and mirrors of the EXIF orientations 1 to 8, as canvas matrices for a picture of the unit square. */
const UPRIGHT: Record<number, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
}

async function thumbnailOf(picture: ImageBitmap, orientation: number): Promise<Blob> {
  const turned = orientation >= 5
  const upright = turned ? { width: picture.height, height: picture.width } : picture
  const shrink = Math.min(1, THUMB_WIDTH / upright.width)
  const width = Math.max(1, Math.round(upright.width * shrink))
  const height = Math.max(1, Math.round(upright.height * shrink))
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) {
    throw new Error('this browser gives no canvas')
  }
  const [a, b, c, d, e, f] = UPRIGHT[orientation] ?? [1, 0, 0, 1, 0, 0]
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.setTransform(a * width, b * height, c * width, d * height, e * width, f * height)
  pen.drawImage(picture, 0, 0, 1, 1)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  // Safari on a phone gives the memory of a canvas back only when it becomes small.
  canvas.width = 1
  canvas.height = 1
  return blob
}

import { readExif } from '../../../../domain/photo/exif.ts'
import type { PictureHeader } from '../../../../domain/photo/header/picture-header.ts'
import { readHeader } from '../../../../domain/photo/read-header.ts'
import type { EpochMs } from '../../../../domain/units.ts'
import { heicPixels } from './heic-pixels.ts'

/** A decoded photo. Whoever opens it closes it. */
export interface UprightPicture {
  /** Upright pixels. */
  readonly width: number
  readonly height: number
  readonly takenAt: EpochMs | undefined
  /** The whole photo upright on a white canvas of this size, as JPEG. */
  painted(size: { readonly width: number; readonly height: number }, quality: number): Promise<Blob>
  close(): void
}

/** Decodes a photo on this phone; `undefined` when this browser cannot show it whole. */
export async function openPicture(file: Blob): Promise<UprightPicture | undefined> {
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
  const { width, height } = orientation >= 5 ? { width: picture.height, height: picture.width } : picture
  return {
    width,
    height,
    takenAt: exif.takenAt,
    painted: (size, quality) => painted(picture, orientation, size, quality),
    close: () => picture.close(),
  }
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

async function painted(
  picture: ImageBitmap,
  orientation: number,
  { width, height }: { readonly width: number; readonly height: number },
  quality: number,
): Promise<Blob> {
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
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  // Safari on a phone gives the memory of a canvas back only when it becomes small.
  canvas.width = 1
  canvas.height = 1
  return blob
}

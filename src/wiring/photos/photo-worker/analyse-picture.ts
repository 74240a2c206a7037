import { FACE_PICTURE, type Face, type FaceDetector } from '../../../../domain/image-analysis/face-detector.ts'
import {
  analyse,
  GREY_PICTURE,
  greyOf,
  type ImageAnalysis,
} from '../../../../domain/image-analysis/picture-analysis.ts'

/** Looks at a small upright picture, for faces in it only when told to; `undefined` when this browser cannot open it. */
export async function analysePicture(picture: Blob, forFaces: boolean): Promise<ImageAnalysis | undefined> {
  if (typeof OffscreenCanvas === 'undefined') {
    return undefined
  }
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) {
    return undefined
  }
  const small = pixelsOf(bitmap, GREY_PICTURE)
  const faces = forFaces ? await facesOf(pixelsOf(bitmap, FACE_PICTURE)) : undefined
  bitmap.close()
  return analyse(greyOf(small.data, { ...sizeOf(small), channels: 4 }), faces)
}

let opened: Promise<FaceDetector> | undefined

/** Faces only say which of several photos is best: where looking for them takes long, or cannot be had, it is not done. */
async function facesOf(pixels: ImageData): Promise<readonly Face[]> {
  try {
    opened ??= import('./open-face-detector.ts').then(({ openFaceDetector }) => openFaceDetector())
    const detector = await opened
    return detector.isFast ? detector.find({ pixels: pixels.data, ...sizeOf(pixels), channels: 4 }) : []
  } catch {
    // Offline before the weights were loaded: the next photo tries again.
    opened = undefined
    return []
  }
}

function sizeOf({ width, height }: ImageData) {
  return { width, height }
}

function pixelsOf(bitmap: ImageBitmap, edge: number): ImageData {
  const scale = edge / Math.max(bitmap.width, bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) {
    throw new Error('this browser gives no canvas')
  }
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

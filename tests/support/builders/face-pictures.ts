import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { FACE_PICTURE, type FacePicture } from '../../../domain/image-analysis/face-detector.ts'
import { type FaceWeights, readFaceWeights } from '../../../domain/image-analysis/face-weights.ts'

const { resolve } = createRequire(import.meta.url)
const MODEL = '@vladmandic/face-api/model/tiny_face_detector_model'

/** The weights of the face detector, from the package that brings them. */
export function faceWeights(): FaceWeights {
  const manifest: unknown = JSON.parse(readFileSync(resolve(`${MODEL}-weights_manifest.json`), 'utf8'))
  return readFaceWeights(manifest, readFileSync(resolve(`${MODEL}.bin`)))
}

/** Photos of groups that the same package brings, and how many faces each shows, counted by eye. */
export const GROUP_PHOTOS = [
  { file: 'sample1.jpg', faces: 3 },
  { file: 'sample2.jpg', faces: 3 },
  { file: 'sample3.jpg', faces: 3 },
  { file: 'sample4.jpg', faces: 4 },
  { file: 'sample5.jpg', faces: 5 },
  { file: 'sample6.jpg', faces: 4 },
] as const

export function groupPhoto(file: string): string {
  return join(dirname(resolve(`${MODEL}.bin`)), '..', 'demo', file)
}

/** A picture as the detector wants it: upright, sRGB, no side longer than it takes. */
export async function facePicture(file: string | Buffer): Promise<FacePicture> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: FACE_PICTURE, height: FACE_PICTURE, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels: data, width, height, channels }
}

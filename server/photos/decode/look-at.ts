import type { Sharp } from 'sharp'
import type { Size } from '../../../domain/geometry.ts'
import { lookedAt, lookOf, type PhotoLook } from '../../../domain/image-analysis/look-of.ts'
import { type GreyPicture, greyOf } from '../../../domain/image-analysis/picture-analysis.ts'

/** How an upright sRGB picture of this size looks. */
export async function lookAt(picture: Sharp, { width, height }: Size): Promise<PhotoLook> {
  const [fine, half, small] = lookedAt(Math.max(width, height))
  return lookOf(await greyAt(picture, fine), await greyAt(picture, half), await greyAt(picture, small))
}

async function greyAt(picture: Sharp, edge: number): Promise<GreyPicture> {
  const { data, info } = await picture
    .clone()
    .resize({ width: edge, height: edge, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return greyOf(data, info)
}

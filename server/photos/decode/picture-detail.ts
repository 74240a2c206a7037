import type { Sharp } from 'sharp'
import type { Size } from '../../../domain/geometry.ts'
import { analysisSizes, type PhotoDetail, photoDetailOf } from '../../../domain/image-analysis/photo-detail.ts'
import { type GreyPicture, greyOf } from '../../../domain/image-analysis/picture-analysis.ts'

/** How an upright sRGB picture of this size looks. */
export async function detailOfPicture(picture: Sharp, { width, height }: Size): Promise<PhotoDetail> {
  const [fine, half, small] = analysisSizes(Math.max(width, height))
  return photoDetailOf(await greyAt(picture, fine), await greyAt(picture, half), await greyAt(picture, small))
}

async function greyAt(picture: Sharp, edge: number): Promise<GreyPicture> {
  const { data, info } = await picture
    .clone()
    .resize({ width: edge, height: edge, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return greyOf(data, info)
}

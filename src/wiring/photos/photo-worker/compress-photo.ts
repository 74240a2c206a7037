import { compressed } from '../../../../domain/photo/compression.ts'
import { datedJpeg } from '../../../../domain/photo/dated-jpeg.ts'
import type { ByteLimits } from '../../../../domain/photo/size-class.ts'
import type { EpochMs } from '../../../../domain/units.ts'
import { openPicture } from './upright-picture.ts'

/**
 * The same pixels in fewer bytes than the largest size: a JPEG of lower quality that keeps the date. `undefined` when this
 * browser cannot decode or paint the photo whole, or when no quality that prints well is small enough.
 */
export async function compressPhoto(file: Blob, limits: ByteLimits): Promise<Blob | undefined> {
  const picture = await openPicture(file)
  if (!picture) {
    return undefined
  }
  const { takenAt } = picture
  try {
    return await compressed(limits, async (quality) => {
      const jpeg = await picture.painted(picture, quality)
      return takenAt === undefined ? jpeg : new Blob([dated(await jpeg.arrayBuffer(), takenAt)], { type: jpeg.type })
    })
  } catch {
    // A canvas of this size is more than this phone can do: the photo is judged as it is.
    return undefined
  } finally {
    picture.close()
  }
}

function dated(jpeg: ArrayBuffer, takenAt: EpochMs): BlobPart {
  const exifDate = new Date(takenAt).toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ')
  return datedJpeg(new Uint8Array(jpeg), exifDate) as Uint8Array<ArrayBuffer>
}

import type { PhotoGlance } from './photo-messages.ts'
import { openPicture } from './upright-picture.ts'

/** Width of a thumbnail (A§9). */
const THUMB_WIDTH = 800
const THUMB_QUALITY = 0.85

/** Looks at a photo on this phone: its upright size, when it was taken, and a thumbnail that is shown at once. */
export async function glanceAt(file: Blob): Promise<PhotoGlance | undefined> {
  const picture = await openPicture(file)
  if (!picture) {
    return undefined
  }
  const { width, height, takenAt } = picture
  const shrink = Math.min(1, THUMB_WIDTH / width)
  const size = {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  }
  const thumbnail = await picture.painted(size, THUMB_QUALITY)
  picture.close()
  return { width, height, thumbnail, ...(takenAt === undefined ? {} : { takenAt }) }
}

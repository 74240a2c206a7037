import type { Size } from '../geometry.ts'
import { DEMO_PHOTO_NAMES, DEMO_PHOTOS, type DemoPhotoName } from './demo-photos.ts'

/** Those that mock-ups show, the ones that are seen side by side one after another. */
const SEEN_TOGETHER: readonly DemoPhotoName[] = [
  ...(['family-beach', 'sea-silver', 'coffee', 'balloons'] as const),
  ...(['sea-sunset', 'ridges-dawn', 'eggs', 'leaf', 'fireworks', 'pier-long-exposure', 'oranges'] as const),
  ...(['dunes-crest', 'couple-shore', 'snowy-wood', 'window-light', 'beach-from-above', 'daisies', 'candles'] as const),
]

/**
 * A photo in the place of every demo photograph: none comes again before all were there, and of those that are left the one
 * whose shape is nearest. Empty where there is no photo.
 */
export function insteadOfDemo<Photo extends Size>(photos: readonly Photo[]): ReadonlyMap<DemoPhotoName, Photo> {
  const instead = new Map<DemoPhotoName, Photo>()
  let left: readonly Photo[] = []
  for (const name of new Set([...SEEN_TOGETHER, ...DEMO_PHOTO_NAMES])) {
    left = left.length > 0 ? left : photos
    const [width, height] = DEMO_PHOTOS[name]
    const nearest = left.reduce<Photo | undefined>(
      (best, photo) => (best && offBy(best, width / height) <= offBy(photo, width / height) ? best : photo),
      undefined,
    )
    if (nearest) {
      instead.set(name, nearest)
      left = left.filter((photo) => photo !== nearest)
    }
  }
  return instead
}

/** How far a photo is from a shape: 0 where it has it, as much for twice as wide as for half. */
function offBy({ width, height }: Size, ratio: number): number {
  return Math.abs(Math.log(width / height / ratio))
}

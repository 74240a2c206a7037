import {
  DEMO_PHOTO_NAMES,
  type DemoPhotoName,
  type DemoPhotoSize,
  demoPhotoFacts,
} from '../../../domain/demo/demo-photos.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { EditorImages, PictureSize } from '../../ports/render-resources.ts'
import { demoPhoto } from './demo-photo.ts'

/** As many as the fullest sample shows: a calendar's twelve months and its cover. */
const SHOWN = 14

/** The demo photographs that samples are designed from. */
export const SAMPLE_PHOTOS: readonly PhotoFacts[] = DEMO_PHOTO_NAMES.slice(0, SHOWN).map(demoPhotoFacts)

function isDemoPhoto(name: string): name is DemoPhotoName {
  return DEMO_PHOTO_NAMES.some((one) => one === name)
}

const SIZE_OF: Readonly<Record<PictureSize, DemoPhotoSize>> = { thumb: 'small', proxy: 'large' }

/** The demo photographs for the painter, each fetched when the first page asks for it, the larger one when one is worked on. */
function createSampleImages(): EditorImages {
  const ready = new Map<string, HTMLImageElement>()
  const requested = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0

  const fetchPicture = (name: DemoPhotoName, size: DemoPhotoSize) => {
    const address = demoPhoto(name, size)
    requested.add(address)
    const image = new Image()
    image.addEventListener('load', () => {
      // A large one that came first stays.
      if ((ready.get(name)?.naturalWidth ?? 0) < image.naturalWidth) {
        ready.set(name, image)
        version += 1
        for (const listener of [...listeners]) {
          listener()
        }
      }
    })
    // A sample that does not come leaves its quiet area on the page; it is asked for again by the next visit.
    image.addEventListener('error', () => requested.delete(address))
    image.src = address
  }

  return {
    pictureOf: (photoId) => ready.get(photoId),
    want(photos, size) {
      for (const photoId of photos) {
        if (isDemoPhoto(photoId) && !requested.has(demoPhoto(photoId, SIZE_OF[size]))) {
          fetchPicture(photoId, SIZE_OF[size])
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    failed: () => false,
    dispose: () => undefined,
  }
}

export const sampleImages: EditorImages = createSampleImages()

import {
  DEMO_PHOTO_NAMES,
  type DemoPhotoName,
  type DemoPhotoSize,
  demoPhotoFacts,
  demoPhotoSizes,
  SAMPLE_PHOTO_NAMES,
} from '../../../domain/demo/demo-photos.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { EditorImages, PictureSize } from '../../ports/render-resources.ts'
import { demoPhoto } from './demo-photo.ts'

/** The demo photographs that samples are designed from. */
export const SAMPLE_PHOTOS: readonly PhotoFacts[] = SAMPLE_PHOTO_NAMES.map(demoPhotoFacts)

function isDemoPhoto(name: string): name is DemoPhotoName {
  return DEMO_PHOTO_NAMES.some((one) => one === name)
}

const SIZE_OF: Readonly<Record<PictureSize, DemoPhotoSize>> = { thumb: 'small', proxy: 'large' }

/** The demo photographs for the painter, each fetched when the first page asks for it, the larger one when one is worked on. */
function createSampleImages(): EditorImages {
  const ready = new Map<string, HTMLImageElement>()
  const requested = new Set<string>()
  const listeners = new Set<() => void>()

  const fetchPicture = (name: DemoPhotoName, size: DemoPhotoSize) => {
    const address = demoPhoto(name, size)
    requested.add(address)
    const image = new Image()
    image.addEventListener('load', () => {
      // A large one that came first stays.
      if ((ready.get(name)?.naturalWidth ?? 0) < image.naturalWidth) {
        ready.set(name, image)
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
        if (!isDemoPhoto(photoId)) {
          continue
        }
        const shown = demoPhotoSizes(photoId).includes(SIZE_OF[size]) ? SIZE_OF[size] : 'small'
        if (!requested.has(demoPhoto(photoId, shown))) {
          fetchPicture(photoId, shown)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    failed: () => false,
    dispose: () => undefined,
  }
}

export const sampleImages: EditorImages = createSampleImages()

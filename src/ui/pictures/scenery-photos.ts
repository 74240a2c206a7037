import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { SCENERY, type SceneryName } from './scenery.ts'

/** The drawn pictures as photos that a sample book is designed from. */
export const SCENERY_PHOTOS: readonly PhotoFacts[] = (Object.keys(SCENERY) as SceneryName[]).map((name) => ({
  id: asId<PhotoId>(name),
  width: 4000,
  height: 3000,
}))

function isScenery(name: string): name is SceneryName {
  return Object.hasOwn(SCENERY, name)
}

/** The drawn pictures for the painter, fetched once when the first page asks for one. */
function createSceneryImages(): EditorImages {
  const ready = new Map<string, HTMLImageElement>()
  const requested = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0

  const fetchPicture = (name: SceneryName) => {
    requested.add(name)
    const image = new Image(800, 600)
    image.addEventListener('load', () => {
      ready.set(name, image)
      version += 1
      for (const listener of [...listeners]) {
        listener()
      }
    })
    // A sample that does not come leaves its quiet area on the page; it is asked for again by the next visit.
    image.addEventListener('error', () => requested.delete(name))
    image.src = SCENERY[name]
  }

  return {
    pictureOf: (photoId) => ready.get(photoId),
    want(photos) {
      for (const photoId of photos) {
        if (isScenery(photoId) && !requested.has(photoId)) {
          fetchPicture(photoId)
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

export const sceneryImages: EditorImages = createSceneryImages()

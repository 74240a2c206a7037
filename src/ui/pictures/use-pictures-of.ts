import { useCallback, useSyncExternalStore } from 'react'
import type { PhotoId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditorImages } from '../../ports/render-resources.ts'

const numbers = new WeakMap<object, number>()
let last = 0

function numberOf(picture: object): number {
  const known = numbers.get(picture)
  if (known !== undefined) {
    return known
  }
  last += 1
  numbers.set(picture, last)
  return last
}

/**
 * Which pictures of these photos are here: says something else whenever one of them has come, or a sharper one. Those of
 * other photos concern nobody: an album's come one by one, and each would draw everything anew.
 */
export function usePicturesOf(images: EditorImages, photos: readonly PhotoId[]): string {
  const read = useCallback(
    () =>
      photos
        .map((photoId) => {
          const picture = images.pictureOf(photoId)
          return picture ? numberOf(picture) : 0
        })
        .join(),
    [images, photos],
  )
  return useSyncExternalStore(images.subscribe, read)
}

/** The photos on a page, in the order in which they are drawn. */
export function photosDrawn({ sprites }: Scene): readonly PhotoId[] {
  return sprites.flatMap((sprite) => (sprite.kind === 'photo' ? [sprite.photoId] : []))
}

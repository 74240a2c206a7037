import { useEffect } from 'react'
import type { Page } from '../../../domain/design/design.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { photosOfPage } from '../edits/page-edits.ts'

/** Sharp pictures for the pages in sight, small ones for all. */
export function useWantedPictures(images: EditorImages, inSight: readonly Page[], all: readonly Page[]): void {
  const near = inSight.flatMap(photosOfPage).join()
  const placed = all.flatMap(photosOfPage).join()
  useEffect(() => {
    images.want(namesOf(near), 'thumb')
    images.want(namesOf(near), 'proxy')
    images.want(namesOf(placed), 'thumb')
  }, [images, near, placed])
}

function namesOf(list: string): PhotoId[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((name) => asId<PhotoId>(name))
}

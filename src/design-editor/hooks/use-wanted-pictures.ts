import { useEffect } from 'react'
import type { Page } from '../../../domain/design/design.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { photosOfPage } from '../edits/page-edits.ts'

/**
 * Sharp pictures for the pages in sight, small ones for those that may come next. What else is painted small asks for its own
 * (`PageCanvas`): a book of 120 photos would fetch them all before its first page is at rest.
 */
export function useWantedPictures(images: EditorImages, inSight: readonly Page[], next: readonly Page[] = []): void {
  const near = inSight.flatMap(photosOfPage).join()
  const beside = next.flatMap(photosOfPage).join()
  useEffect(() => {
    images.want(namesOf(near), 'thumb')
    images.want(namesOf(near), 'proxy')
    images.want(namesOf(beside), 'thumb')
  }, [images, near, beside])
}

function namesOf(list: string): PhotoId[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((name) => asId<PhotoId>(name))
}

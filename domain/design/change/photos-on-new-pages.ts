import type { PageId, PhotoId } from '../../ids.ts'
import { isBook } from '../../product/paper.ts'
import type { Design } from '../design.ts'
import { mostOnPage, photosInside } from '../edits/decision.ts'
import { addedPagesFor } from '../pages/page-count.ts'
import type { EditWorld } from '../world/edit-world.ts'
import type { Edit } from './edit.ts'

/** What is laid out, and behind which page. */
export interface PhotosToAdd {
  readonly after: PageId
  readonly photos: readonly PhotoId[]
}

/** Photos on as many new pages as they want; a print or a card takes one. `next` names the pages. */
export function photosOnNewPages(
  { after, photos }: PhotosToAdd,
  { paper, pages, theme }: Pick<EditWorld, 'paper' | 'pages' | 'theme'>,
  next: () => PageId,
): Extract<Edit, { cmd: 'new_pages_to_add_photos' }> {
  const length = isBook(paper) ? addedPagesFor(pages, photos.length, mostOnPage({ paper, theme })) : photos.length
  return { cmd: 'new_pages_to_add_photos', after, pageIds: Array.from({ length }, next), photos }
}

/** Photos that have no place: those of the tray, then those that came to the album since. */
export function photosWithoutPlace(
  { pages, tray }: Pick<Design, 'pages' | 'tray'>,
  album: readonly PhotoId[],
): readonly PhotoId[] {
  const inside = photosInside(pages)
  return [...tray, ...album.filter((id) => !inside.has(id) && !tray.includes(id))]
}

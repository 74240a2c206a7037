import type { Design } from '../design/design.ts'
import type { PageId, PhotoId } from '../ids.ts'

/** Photos that were taken off a page and wait in the tray since, with the page that they lay on last. */
export type TakenOff = Readonly<Record<PhotoId, PageId>>

/** What was taken off which page, after an edit. A photo that lies on a page again, or whose page is gone, is no more of it. */
export function takenOffAfter(known: TakenOff, before: Design, after: Design): TakenOff {
  const homes = new Map(
    before.pages.flatMap(({ id, slots }) =>
      slots.flatMap(({ placement }) => (placement ? [[placement.photoId, id] as const] : [])),
    ),
  )
  const pages = new Set(after.pages.map(({ id }) => id))
  return Object.fromEntries(
    after.tray.flatMap((photoId) => {
      const home = homes.get(photoId) ?? known[photoId]
      return home !== undefined && pages.has(home) ? [[photoId, home]] : []
    }),
  )
}

/** The photos that were taken off a page. */
export function takenOffOf(takenOff: TakenOff, pageId: PageId, { tray }: Pick<Design, 'tray'>): readonly PhotoId[] {
  return tray.filter((photoId) => takenOff[photoId] === pageId)
}

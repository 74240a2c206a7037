import type { Edit } from '../../../domain/design/change/edit.ts'
import type { CaptionRole, Design, Page, Slot, SlotAddress } from '../../../domain/design/design.ts'
import { findPage, innerPages, type PageGround } from '../../../domain/design/design.ts'
import { mostPhotos } from '../../../domain/design/edits/decision.ts'
import type { EditWorld } from '../../../domain/design/world/edit-world.ts'
import { takesFits } from '../../../domain/frame/fit-window.ts'
import type { CaptionId, PageId, PhotoId } from '../../../domain/ids.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { takenText } from '../../../domain/text/clean-text.ts'
import { onGround } from '../../../domain/theme/page-grounds.ts'

/** The slot at an address, with its page. */
export function slotAt(design: Design, at: SlotAddress): { readonly page: Page; readonly slot: Slot } | undefined {
  const page = findPage(design, at.pageId)
  const slot = page?.slots.find((one) => one.id === at.slotId)
  return page && slot ? { page, slot } : undefined
}

/** Puts one page back changed; every other page and the order stay. */
function pageReplaced(design: Design, page: Page): Edit {
  return { cmd: 'page_load', pages: [page], order: design.pages.map(({ id }) => id), tray: design.tray }
}

/** Locks a photo in its place through every shuffle, or lets it go. */
export function photoLockToggled(design: Design, at: SlotAddress): Edit | undefined {
  const found = slotAt(design, at)
  if (!found) {
    return undefined
  }
  const slots = found.page.slots.map((slot) => (slot === found.slot ? { ...slot, locked: !slot.locked } : slot))
  return pageReplaced(design, { ...found.page, slots })
}

/** Locks pages as they are, or lets them go. A cover and a back have no lock. */
export function pagesLocked(design: Design, pageIds: readonly PageId[], locked: boolean): Edit | undefined {
  const pages = design.pages.filter((page) => pageIds.includes(page.id) && canLock(page) && page.locked !== locked)
  return pages.length === 0
    ? undefined
    : {
        cmd: 'page_load',
        pages: pages.map((page) => ({ ...page, locked })),
        order: design.pages.map(({ id }) => id),
        tray: design.tray,
      }
}

export function canLock({ kind }: Page): boolean {
  return kind !== 'cover' && kind !== 'back'
}

/** Another colour or other drawings below the photos and words of a page. */
export function pageGrounded(design: Design, page: Page, ground: PageGround): Edit | undefined {
  const next = onGround(page, { ...page.ground, ...ground })
  return sameValue(next, page) ? undefined : pageReplaced(design, next)
}

/** Takes a photo off its page into the tray; the others share its room. A locked page keeps its layout, the slot stays blank. */
export function photoRemoved(design: Design, at: SlotAddress): Edit | undefined {
  const found = slotAt(design, at)
  const photoId = found?.slot.placement?.photoId
  if (!found || !photoId) {
    return undefined
  }
  return found.page.locked || found.slot.locked
    ? { cmd: 'page_del_objs', pageId: at.pageId, slotIds: [at.slotId], captionIds: [] }
    : { cmd: 'page_add_del_photos', pageId: at.pageId, add: [], del: [photoId] }
}

/**
 * The photos on the other inner pages and beside `at`, each once, with its place; of one over the fold, its left half. The cover
 * keeps its own.
 */
export function otherPhotos(
  design: Design,
  at: SlotAddress,
): readonly { readonly at: SlotAddress; readonly photoId: PhotoId }[] {
  const here = slotAt(design, at)?.slot
  if (!here?.placement || findPage(design, at.pageId)?.kind === 'cover') {
    return []
  }
  const seen = new Set([here.placement.photoId])
  return innerPages(design).flatMap((page) =>
    page.slots.flatMap(({ id, placement }) => {
      if (!placement || seen.has(placement.photoId)) {
        return []
      }
      seen.add(placement.photoId)
      return [{ at: { pageId: page.id, slotId: id }, photoId: placement.photoId }]
    }),
  )
}

export function photosSwapped(from: SlotAddress, to: SlotAddress): Edit {
  return { cmd: 'change_photos', change: { kind: 'swap', from, to } }
}

/** A photo put down on another one; on its own other half over the fold it lies where it lay. */
export function photoDropped(design: Design, from: SlotAddress, to: SlotAddress): Edit | undefined {
  const [carried, below] = [slotAt(design, from)?.slot, slotAt(design, to)?.slot]
  const isOne = carried?.half !== undefined && below?.half !== undefined
  return isOne && carried.placement?.photoId === below.placement?.photoId ? undefined : photosSwapped(from, to)
}

/** Whether a page takes one more photo, and why not. */
export type Room = 'room' | 'full' | 'locked' | 'none'

/** Photos come to the inner pages of books and the months of calendars; where a sheet holds one photo, photos change places. */
export function roomOn(page: Page, world: Pick<EditWorld, 'paper' | 'theme'>): Room {
  const most = mostPhotos(page, world)
  if (page.kind === 'cover' || most < 1 || takesFits(world.paper)) {
    return 'none'
  }
  return page.locked ? 'locked' : photosOfPage(page).length < most ? 'room' : 'full'
}

/** Whether a page takes this photo, and why not. A cover keeps its own. */
export function roomFor(
  design: Design,
  from: SlotAddress,
  page: Page,
  world: Pick<EditWorld, 'paper' | 'theme'>,
): Room {
  return findPage(design, from.pageId)?.kind === 'cover' ? 'none' : roomOn(page, world)
}

/** Whether anything comes of a photo that is put down on another page: it joins photos there, or changes places with one. */
export function isMovable(
  design: Design,
  from: SlotAddress,
  pageId: PageId,
  world: Pick<EditWorld, 'paper' | 'theme'>,
): boolean {
  const page = findPage(design, pageId)
  return (
    page !== undefined &&
    pageId !== from.pageId &&
    (photosOfPage(page).length > 0 || roomFor(design, from, page, world) !== 'none')
  )
}

/** A photo goes to another page, whose photos make room for it; those that it leaves share its room. */
export function photoMoved(from: SlotAddress, pageId: PageId): Edit {
  return { cmd: 'change_photos', change: { kind: 'move', from, pageId } }
}

export function photoReplaced(at: SlotAddress, photoId: PhotoId): Edit {
  return { cmd: 'change_photos', change: { kind: 'replace', at, photoId } }
}

/** A quarter turn or a mirror image without opening the crop. */
export function photoTransformed(at: SlotAddress, placement: NonNullable<Slot['placement']>): Edit {
  return { cmd: 'transform_photo', at, placement }
}

/** Writes a caption; an empty free text takes the caption away. */
export function textWritten(
  page: Page,
  captionId: CaptionId,
  typed: string,
  fresh: CaptionRole = 'text',
): Extract<Edit, { cmd: 'update_text_value' }> {
  const text = takenText(typed)
  const caption = page.captions.find((one) => one.id === captionId)
  const role = caption?.role ?? fresh
  return {
    cmd: 'update_text_value',
    pageId: page.id,
    captionId,
    role,
    panel: caption?.panel ?? 'front',
    // The back of a card keeps its room for words.
    text: text.trim() === '' && role === 'text' && page.kind !== 'back' && page.template === undefined ? null : text,
  }
}

/** The photos of the album that lie on no page come first, then those of the page that is open. */
export function photosOfPage(page: Page): readonly PhotoId[] {
  return page.slots.flatMap((slot) => (slot.placement ? [slot.placement.photoId] : []))
}

/** How many blank pages are added at once, so that the total stays what the printer can bind. */
export function pagesAdded(design: Design, after: PageId, multiple: number, next: () => PageId): Edit {
  if (design.pages[0]?.kind !== 'cover') {
    // A front brings its back by itself.
    return { cmd: 'page_add', after, pageId: next() }
  }
  const missing = multiple - ((design.pages.length - 1) % multiple)
  const pageIds = Array.from({ length: missing === 0 ? multiple : missing }, next)
  const [first] = pageIds
  return pageIds.length === 1 && first
    ? { cmd: 'page_add', after, pageId: first }
    : { cmd: 'new_pages', after, pageIds }
}

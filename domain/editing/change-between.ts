import type { Design, Page, Slot } from '../design/design.ts'
import { looksOtherwise } from '../design/edits/calendar-edit.ts'
import type { PageId } from '../ids.ts'

/** What a person would say was done. */
export type ChangeKind =
  | 'pages-added'
  | 'pages-removed'
  | 'photos-swapped'
  | 'photo-changed'
  | 'photos-added'
  | 'photos-removed'
  | 'photo-cropped'
  | 'text-written'
  | 'lock-changed'
  | 'layout-changed'
  | 'calendar-changed'

/** A change in words, and the page where it is seen: one of `after`. */
export interface Change {
  readonly kind: ChangeKind
  readonly pageId: PageId
}

/** What happened between two designs; `undefined` when they are the same. */
export function changeBetween(before: Design, after: Design): Change | undefined {
  if (JSON.stringify(before.calendar) !== JSON.stringify(after.calendar)) {
    // On the page that looks otherwise: of a day of the family its month.
    const seen = after.pages.find((page) => looksOtherwise(page, before, after)) ?? after.pages[0]
    return seen && { kind: 'calendar-changed', pageId: seen.id }
  }
  const known = new Map(before.pages.map((page) => [page.id, page]))
  const left = new Set(after.pages.map((page) => page.id))
  const added = after.pages.find((page) => !known.has(page.id))
  if (added) {
    return { kind: 'pages-added', pageId: added.id }
  }
  const gone = before.pages.findIndex((page) => !left.has(page.id))
  if (gone >= 0) {
    const near = before.pages.slice(0, gone).findLast((page) => left.has(page.id)) ?? after.pages[0]
    return near && { kind: 'pages-removed', pageId: near.id }
  }
  const changed = after.pages.flatMap((page) => {
    const old = known.get(page.id)
    return old && old !== page && JSON.stringify(old) !== JSON.stringify(page) ? [{ old, page }] : []
  })
  const [first] = changed
  if (!first) {
    return undefined
  }
  // Two pages that changed at once have exchanged photos.
  const kind = changed.length > 1 ? 'photos-swapped' : changeOfPage(first.old, first.page)
  return { kind, pageId: first.page.id }
}

function changeOfPage(old: Page, page: Page): ChangeKind {
  const [before, after] = [photosOf(old), photosOf(page)]
  if (after.length !== before.length) {
    return after.length > before.length ? 'photos-added' : 'photos-removed'
  }
  if (!sameSet(before, after)) {
    return 'photo-changed'
  }
  if (JSON.stringify(old.slots.map(placeOf)) !== JSON.stringify(page.slots.map(placeOf))) {
    return 'layout-changed'
  }
  if (before.join() !== after.join()) {
    return 'photos-swapped'
  }
  if (old.locked !== page.locked || old.slots.some((slot, at) => slot.locked !== page.slots[at]?.locked)) {
    return 'lock-changed'
  }
  const textOf = ({ captions }: Page) => JSON.stringify(captions.map(({ id, text }) => [id, text]))
  return textOf(old) === textOf(page) ? 'photo-cropped' : 'text-written'
}

function photosOf({ slots }: Page): string[] {
  return slots.flatMap(({ placement }) => (placement ? [placement.photoId] : []))
}

function placeOf({ id, panel, box }: Slot): unknown {
  return [id, panel, box]
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}

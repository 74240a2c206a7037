import type { Caption, Design, Page, Slot } from '../design/design.ts'
import { looksOtherwise } from '../design/edits/calendar-edit.ts'
import type { ChangeKind } from '../design/edits/change-kind.ts'
import type { PageId } from '../ids.ts'
import { sameValue } from '../same-value.ts'

/** A change in words, and the page where it is seen: one of `after`. */
export interface DesignChange {
  readonly kind: ChangeKind
  readonly pageId: PageId
}

/** What happened between two designs; `undefined` when they are the same. */
export function changeBetween(before: Design, after: Design): DesignChange | undefined {
  if (!sameValue(before.calendar, after.calendar)) {
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
  // Among the pages that lie elsewhere the one that went farthest is what was moved; the others made room.
  const [moved] = after.pages
    .map((page, at) => ({ page, by: Math.abs(at - before.pages.findIndex(({ id }) => id === page.id)) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
  if (moved) {
    return { kind: 'pages-moved', pageId: moved.page.id }
  }
  const changed = after.pages.flatMap((page) => {
    const old = known.get(page.id)
    return old && !sameValue(old, page) ? [{ old, page }] : []
  })
  const [first] = changed
  if (!first) {
    return undefined
  }
  return { kind: changeOfPages(changed), pageId: first.page.id }
}

interface ChangedPage {
  readonly old: Page
  readonly page: Page
}

function changeOfPages(changed: readonly ChangedPage[]): ChangeKind {
  const before = changed.map(({ old }) => photosOf(old))
  const after = changed.map(({ page }) => photosOf(page))
  const moved = before.some((photos, at) => !sameSet(photos, after[at] ?? []))
  if (changed.length > 1 && moved && sameSet(before.flat(), after.flat())) {
    return before.every((photos, at) => photos.length === after[at]?.length) ? 'photos-swapped' : 'photo-moved'
  }
  const [kind, ...others] = new Set(changed.map(({ old, page }) => changeOfPage(old, page)))
  return kind && others.length === 0 ? kind : 'pages-changed'
}

/** What a change of a field is called. A field that is added to a page has to be called something here. */
const OF_PAGE = {
  id: 'page-changed',
  kind: 'page-changed',
  sheet: 'layout-changed',
  groupId: 'page-changed',
  template: 'layout-changed',
  month: 'calendar-changed',
  copies: 'copies-changed',
  ground: 'background-changed',
  coverStyle: 'layout-changed',
  untitled: 'text-written',
  shuffleStep: 'layout-changed',
  locked: 'lock-changed',
} as const satisfies Record<keyof Omit<Page, 'slots' | 'captions'>, ChangeKind>

const OF_SLOT = {
  id: 'layout-changed',
  panel: 'layout-changed',
  box: 'layout-changed',
  placement: 'photo-cropped',
  fit: 'fit-changed',
  half: 'layout-changed',
  locked: 'lock-changed',
} as const satisfies Record<keyof Slot, ChangeKind>

const OF_CAPTION = {
  id: 'text-written',
  role: 'text-written',
  panel: 'text-moved',
  box: 'text-moved',
  placed: 'text-moved',
  text: 'text-written',
  style: 'text-styled',
} as const satisfies Record<keyof Caption, ChangeKind>

type ValueOf<T> = T[keyof T]
type FieldChange = ValueOf<typeof OF_PAGE> | ValueOf<typeof OF_SLOT> | ValueOf<typeof OF_CAPTION>

/** Where several things changed at once, the first of these is what was done, and the others followed from it. */
const RANKS = {
  'calendar-changed': 0,
  'copies-changed': 1,
  'fit-changed': 2,
  'background-changed': 3,
  'layout-changed': 4,
  'lock-changed': 5,
  'text-written': 6,
  'text-styled': 7,
  'photo-cropped': 8,
  'text-moved': 9,
  'page-changed': 10,
} as const satisfies Record<FieldChange, number>

function changeOfPage(old: Page, page: Page): ChangeKind {
  const [before, after] = [photosOf(old), photosOf(page)]
  if (after.length !== before.length) {
    return after.length > before.length ? 'photos-added' : 'photos-removed'
  }
  if (!sameSet(before, after)) {
    return 'photo-changed'
  }
  const kinds: FieldChange[] = [
    ...changesOf(OF_PAGE, [old], [page]),
    ...changesOf(OF_SLOT, old.slots, page.slots),
    ...changesOf(OF_CAPTION, old.captions, page.captions),
  ]
  if (before.join() !== after.join() && !kinds.includes('layout-changed')) {
    return 'photos-swapped'
  }
  return kinds.sort((a, b) => RANKS[a] - RANKS[b])[0] ?? 'page-changed'
}

/** What the changes of things are called, field by field; things that came or went differ in all of theirs. */
function changesOf<Names extends Readonly<Record<string, ChangeKind>>>(
  names: Names,
  before: readonly { readonly [Field in keyof Names]?: unknown }[],
  after: readonly { readonly [Field in keyof Names]?: unknown }[],
): Names[keyof Names][] {
  const pairs = Array.from(
    { length: Math.max(before.length, after.length) },
    (_, at) => [before[at], after[at]] as const,
  )
  const fields: (keyof Names)[] = Object.keys(names)
  return fields.flatMap((field) =>
    pairs.some(([old, now]) => !sameValue(old?.[field], now?.[field])) ? [names[field]] : [],
  )
}

function photosOf({ slots }: Page): string[] {
  return slots.flatMap(({ placement }) => (placement ? [placement.photoId] : []))
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}

import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import { paginate } from '../../layout/pagination.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageRule } from '../../product/product.ts'
import type { Design, Page } from '../design.ts'
import type { Edit, EditWorld } from '../edit.ts'
import { sideOf } from '../page-areas.ts'
import { photoRoom, settled, slotsFor } from '../relayout.ts'
import type { Decision } from './decision.ts'
import { decidePages, factsOf, photosInside, refuse } from './decision.ts'

type EditOf<C extends Edit['cmd']> = Extract<Edit, { cmd: C }>

function blankPage(id: PageId): Page {
  return { id, kind: 'blank', slots: [], captions: [], shuffleStep: 0, locked: false }
}

/** Adds blank pages; `page_add` is the case of one. */
export function addPages(design: Design, after: PageId, pageIds: readonly PageId[], world: EditWorld): Decision {
  return insert(design, after, pageIds.map(blankPage), world)
}

function insert(design: Design, after: PageId, added: readonly Page[], { pages: rule }: EditWorld): Decision {
  const at = design.pages.findIndex((page) => page.id === after)
  if (at < 0) {
    return refuse('page-unknown')
  }
  if (rule.kind === 'fixed') {
    return refuse('page-count-fixed')
  }
  const last = added.at(-1)
  if (!last) {
    return refuse('nothing-to-change')
  }
  const missing = missingTo(rule, design.pages.length - 1 + added.length)
  const fresh = [...added, ...fillers(last.id, missing, design.pages)]
  const ids = new Set([...design.pages, ...fresh].map((page) => page.id))
  if (ids.size < design.pages.length + fresh.length) {
    return refuse('page-not-valid')
  }
  if (design.pages.length - 1 + fresh.length > rule.max) {
    return refuse('too-many-pages')
  }
  return decidePages([...design.pages.slice(0, at + 1), ...fresh, ...design.pages.slice(at + 1)])
}

function missingTo(rule: PageRule, total: number): number {
  const multiple = Math.max(1, rule.multiple)
  return (multiple - (total % multiple)) % multiple
}

/** Blank pages that fill up to the page multiple are named after the page that needs them: `<id>.b1`, ... as is free. */
function fillers(id: PageId, count: number, pages: readonly Page[]): Page[] {
  const taken = new Set(pages.map((page) => page.id))
  const added: Page[] = []
  for (let number = 1; added.length < count; number++) {
    const name = asId<PageId>(`${id}.b${number}`)
    if (!taken.has(name)) {
      added.push(blankPage(name))
    }
  }
  return added
}

/**
 * Takes pages away; their photos go to the tray.
 *
 * When the total is then no multiple, the last blank pages go too; are there too few of them, or would the book
 * become too short, blank pages are added at the end instead.
 */
export function removePages(design: Design, pageIds: readonly PageId[], { pages: rule }: EditWorld): Decision {
  const gone = new Set(pageIds)
  const removed = design.pages.filter((page) => gone.has(page.id))
  if (removed.length < gone.size) {
    return refuse('page-unknown')
  }
  if (removed.some((page) => page.kind === 'cover')) {
    return refuse('cover-stays')
  }
  if (removed.some((page) => page.locked)) {
    return refuse('page-locked')
  }
  const [first] = pageIds
  if (!first) {
    return refuse('nothing-to-change')
  }
  if (rule.kind === 'fixed') {
    return refuse('page-count-fixed')
  }
  const rest = design.pages.filter((page) => !gone.has(page.id))
  const total = rest.length - 1
  const surplus = total % Math.max(1, rule.multiple)
  const blanks = rest.filter((page) => page.kind === 'blank' && !page.locked).slice(-surplus || rest.length)
  if (surplus > 0 && blanks.length === surplus && total - surplus >= rule.min) {
    return decidePages(rest.filter((page) => !blanks.includes(page)))
  }
  const missing = missingTo(rule, total)
  const next = [...rest, ...fillers(first, missing, design.pages)]
  const empty = removed.every((page) => page.kind === 'blank')
  return next.length - 1 < rule.min || (empty && next.length === design.pages.length)
    ? refuse('too-few-pages')
    : decidePages(next)
}

/** Adds pages and lays photos out on them, in the order given. */
export function addPagesWithPhotos(
  design: Design,
  edit: EditOf<'new_pages_to_add_photos'>,
  world: EditWorld,
): Decision {
  const photos = factsOf(edit.photos, world)
  if (!photos) {
    return refuse('photo-unknown')
  }
  const inside = photosInside(design.pages)
  if (edit.photos.some((id) => inside.has(id)) || new Set(edit.photos).size < edit.photos.length) {
    return refuse('photo-already-placed')
  }
  if (photos.length === 0 || edit.pageIds.length === 0) {
    return refuse('nothing-to-change')
  }
  if (photos.length > edit.pageIds.length * world.theme.layout.photosPerPage.max) {
    return refuse('too-many-photos-on-page')
  }
  const at = design.pages.findIndex((page) => page.id === edit.after)
  return insert(design, edit.after, pagesOf(photos, edit.pageIds, at + 1, design, world), world)
}

function pagesOf(
  photos: readonly PhotoFacts[],
  ids: readonly PageId[],
  firstIndex: number,
  design: Design,
  { book, theme }: EditWorld,
): Page[] {
  const count = Math.min(ids.length, photos.length)
  const room = photoRoom(book, theme, 'right')
  const runs = paginate({
    photos: photos.map((photo) => ({
      aspect: photo.width / photo.height,
      ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
      group: 0,
    })),
    frame: () => room.frame,
    weights: room.weights,
    pages: { min: count, max: count, wanted: count, multiple: 1 },
    perPage: theme.layout.photosPerPage,
  })
  return ids.map((id, at) => {
    const run = runs?.[at]
    if (!run) {
      return blankPage(id)
    }
    const own = photos.slice(run.from, run.to)
    const here = photoRoom(book, theme, sideOf(firstIndex + at))
    const laid = settled(own, here, run.layout, design.seed ^ seedOf(id))
    return { ...blankPage(id), kind: 'inner', slots: slotsFor(id, own, laid) }
  })
}

import type { Edit } from '../design/change/edit.ts'
import type { Design, Page } from '../design/design.ts'
import { findPage, innerPages, placedPhotos } from '../design/design.ts'
import { filledSlots } from '../design/edits/decision.ts'
import { relaid } from '../design/pages/relay-page.ts'
import { fitPlacement } from '../design/placing/crop.ts'
import { qualityOf } from '../design/placing/quality.ts'
import type { PageId, PhotoId } from '../ids.ts'
import { asId } from '../ids.ts'
import type { Finding } from './finding.ts'
import type { PreflightWorld } from './preflight.ts'
import type { Repair } from './repair.ts'

type FindingOf<K extends Finding['kind']> = Extract<Finding, { kind: K }>

/** Ways to print no empty place: a photo for it, or no place. */
export function* emptyOptions(
  finding: FindingOf<'blank-slot'>,
  design: Design,
  world: PreflightWorld,
): Iterable<Repair> {
  const index = design.pages.findIndex(({ id }) => id === finding.pageId)
  const page = design.pages[index]
  const slot = page?.slots.find(({ id }) => id === finding.slotId)
  if (!(page && slot)) {
    return
  }
  const at = { pageId: page.id, slotId: slot.id }
  // The cover shows copies: a photo of the inside does as well as one that waits.
  const waiting = page.kind === 'cover' ? [...design.tray, ...placedPhotos(design)] : design.tray
  const photoId = bestFor(slot.box, waiting, world)
  if (photoId) {
    yield { how: 'fill', edit: { cmd: 'change_photos', change: { kind: 'replace', at, photoId } }, safe: true, photoId }
  }
  if (page.kind === 'cover') {
    return
  }
  if (page.sheet) {
    yield { how: 'take-sheet-out', edit: { cmd: 'remove_pages', pageIds: [page.id] }, safe: true }
    return
  }
  const laid = relaid({ page, index, kept: filledSlots(page), added: [], world, seed: design.seed })
  if (laid && !page.locked) {
    yield { how: 'close-gap', edit: pagesPut(design, [laid]), safe: true }
  }
}

/** Of the photos that are sharp here the one that loses least. */
function bestFor(
  slot: { readonly width: number; readonly height: number },
  ids: readonly PhotoId[],
  { photos, dpiRatio }: PreflightWorld,
): PhotoId | undefined {
  const shape = slot.width / slot.height
  const rated = [...new Set(ids)].flatMap((id) => {
    const photo = photos.get(id)
    if (!photo || photo.damaged) {
      return []
    }
    const soft = qualityOf(fitPlacement(photo, slot), photo, slot, dpiRatio).status !== 1
    const other = photo.width / photo.height / shape
    return [{ id, cost: (soft ? 10 : 0) + Math.max(other, 1 / other) }]
  })
  return rated.sort((a, b) => a.cost - b.cost)[0]?.id
}

/** Ways to print no damaged photo: another one in its place, or none. */
export function* otherPhotoOptions(
  { pageId, slotId, photoId }: FindingOf<'photo-damaged'>,
  design: Design,
  world: PreflightWorld,
): Iterable<Repair> {
  const page = findPage(design, pageId)
  const slot = page?.slots.find(({ id }) => id === slotId)
  if (!(page && slot)) {
    return
  }
  const at = { pageId, slotId }
  const waiting = page.kind === 'cover' ? [...design.tray, ...placedPhotos(design)] : design.tray
  const other = bestFor(slot.box, waiting, world)
  if (other) {
    const edit: Edit = { cmd: 'change_photos', change: { kind: 'replace', at, photoId: other } }
    yield { how: 'replace', edit, safe: true, photoId: other }
  }
  if (page.kind !== 'cover' && !page.sheet) {
    yield { how: 'take-out', edit: { cmd: 'page_add_del_photos', pageId, add: [], del: [photoId] }, safe: true }
  }
}

/** Ways to show a photo once: its later place goes. */
export function* twiceOptions({ pageId, slotId, photoId }: FindingOf<'photo-twice'>, design: Design): Iterable<Repair> {
  const page = findPage(design, pageId)
  if (!page) {
    return
  }
  const here = page.slots.filter(({ placement }) => placement?.photoId === photoId).length
  if (page.kind !== 'cover' && page.sheet && page.slots.length === 1) {
    yield { how: 'take-sheet-out', edit: { cmd: 'remove_pages', pageIds: [pageId] }, safe: false }
  }
  if (here === 1 && page.kind !== 'cover') {
    yield { how: 'take-off', edit: { cmd: 'page_add_del_photos', pageId, add: [], del: [photoId] }, safe: true }
  }
  const other = design.tray[0]
  if (other) {
    const edit: Edit = { cmd: 'change_photos', change: { kind: 'replace', at: { pageId, slotId }, photoId: other } }
    yield { how: 'fill', edit, safe: false, photoId: other }
  }
  // Twice on one page: the place goes with its photo.
  const slots = page.slots.filter(({ id }) => id !== slotId)
  yield { how: 'take-off', edit: pagesPut(design, [{ ...page, slots }]), safe: true }
}

/** Ways to have no blank page: it goes, with as many other blank ones as the binding asks for. */
export function* blankPageOptions(
  { pageId }: FindingOf<'blank-page'>,
  design: Design,
  { pages }: PreflightWorld,
): Iterable<Repair> {
  const blanks = innerPages(design).filter(({ id, kind, locked }) => kind === 'blank' && !locked && id !== pageId)
  const step = Math.max(1, pages.multiple)
  const pageIds = [pageId, ...blanks.slice(0, step - 1).map(({ id }) => id)]
  if (pages.kind === 'change' && pageIds.length === step && innerPages(design).length - step >= pages.min) {
    yield { how: 'take-pages-out', edit: { cmd: 'remove_pages', pageIds }, safe: true }
  }
}

/** Ways to a number of pages that can be made: blank ones come, or go. */
export function* countOptions({ count, allowed }: FindingOf<'page-count'>, design: Design): Iterable<Repair> {
  const last = innerPages(design).at(-1)
  if (!last || last.month) {
    return
  }
  const step = Math.max(1, allowed.multiple)
  const more = Math.ceil(Math.max(allowed.min, count) / step) * step
  if (more <= allowed.max && more > count) {
    // Sides are made by their fronts, and blank pages up to the multiple come by themselves.
    const fronts = last.kind === 'back' ? (more - count) / 2 : more - count
    const pageIds = freshIds(design, last, Math.max(1, Math.floor(fronts)))
    yield { how: 'add-pages', edit: { cmd: 'new_pages', after: last.id, pageIds }, safe: true }
  }
  const blanks = innerPages(design).filter(({ kind, locked }) => kind === 'blank' && !locked)
  const less = Math.floor(Math.min(allowed.max, count) / step) * step
  if (less >= allowed.min && count - less <= blanks.length) {
    const pageIds = blanks.slice(less - count).map(({ id }) => id)
    yield { how: 'take-pages-out', edit: { cmd: 'remove_pages', pageIds }, safe: true }
  }
}

/** Names of pages that come behind `last`, the same wherever they are made. */
function freshIds(design: Design, last: Page, count: number): PageId[] {
  const taken = new Set(design.pages.map(({ id }) => id))
  const ids: PageId[] = []
  for (let number = 1; ids.length < count; number++) {
    const id = asId<PageId>(`${last.id}.p${number}`)
    if (!taken.has(id)) {
      ids.push(id)
    }
  }
  return ids
}

function pagesPut(design: Design, pages: readonly Page[]): Edit {
  return { cmd: 'page_load', pages, order: design.pages.map(({ id }) => id), tray: design.tray }
}

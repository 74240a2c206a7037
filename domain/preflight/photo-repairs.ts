import { applyEdit } from '../design/change/apply-edit.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design, Page } from '../design/design.ts'
import { findPage } from '../design/design.ts'
import { coverCrop, fitPlacement, refit } from '../design/placing/crop.ts'
import { fitWindow } from '../frame/fit-window.ts'
import type { Box, Size } from '../geometry.ts'
import type { PhotoFacts } from '../photo/photo.ts'
import { isBook } from '../product/paper.ts'
import type { Finding } from './finding.ts'
import type { PreflightWorld } from './preflight.ts'
import type { Repair } from './repair.ts'

type Low = Extract<Finding, { kind: 'low-ppi' }>

/** So many layouts of a page are looked through for one with a smaller place. */
const LAYOUTS = 6
/** At most so many photos of the tray come beside a photo that lies too large. */
const NEIGHBOURS = 3

/** Ways to print a photo sharper: another file of the same picture, less of it cut away, a smaller place. */
export function* sharperOptions(finding: Low, design: Design, world: PreflightWorld): Iterable<Repair> {
  const page = findPage(design, finding.pageId)
  const slot = page?.slots.find(({ id }) => id === finding.slotId)
  const photo = world.photos.get(finding.photoId)
  if (!(page && slot?.placement && photo)) {
    return
  }
  const at = { pageId: page.id, slotId: slot.id }
  const twin = twinOf(photo, design, world)
  if (twin) {
    const edit: Edit = { cmd: 'change_photos', change: { kind: 'replace', at, photoId: twin.id } }
    yield { how: 'use-twin', edit, safe: true, photoId: twin.id }
  }
  if (page.kind !== 'cover' && !page.locked && !slot.locked) {
    yield* smallerPlaces(design, page, world)
    yield* swaps(page, finding)
    yield* shrunk(design, page, finding, photo)
    for (let count = 1; count <= Math.min(NEIGHBOURS, design.tray.length); count++) {
      const edit: Edit = { cmd: 'page_add_del_photos', pageId: page.id, add: design.tray.slice(0, count), del: [] }
      yield { how: 'more-photos', edit, safe: false }
    }
  }
  const whole = { ...fitPlacement(photo, slot.box) }
  yield { how: 'show-more', edit: { cmd: 'transform_photo', at, placement: whole }, safe: false }
}

/** The same moment in the same shape with more pixels: the file that the messenger did not shrink. */
function twinOf(photo: PhotoFacts, design: Design, { photos }: PreflightWorld): PhotoFacts | undefined {
  const shape = photo.width / photo.height
  return design.tray
    .flatMap((id) => photos.get(id) ?? [])
    .filter(
      ({ takenAt, width, height }) =>
        takenAt !== undefined &&
        takenAt === photo.takenAt &&
        width > photo.width &&
        Math.abs(width / height / shape - 1) < SAME_SHAPE,
    )
    .sort((a, b) => b.width - a.width)[0]
}

/** Shapes of two files of one picture differ by rounding only. */
const SAME_SHAPE = 0.01

/** The page's own next layouts, each put back as one edit. */
function* smallerPlaces(design: Design, page: Page, world: PreflightWorld): Iterable<Repair> {
  let now = design
  for (let step = 0; step < LAYOUTS; step++) {
    const verdict = applyEdit(now, { cmd: 'shuff', pageId: page.id }, world)
    const laid = verdict.kind === 'applied' ? findPage(verdict.next, page.id) : undefined
    if (verdict.kind === 'refused' || !laid) {
      return
    }
    now = verdict.next
    const order = design.pages.map(({ id }) => id)
    yield { how: 'smaller-place', edit: { cmd: 'page_load', pages: [laid], order, tray: design.tray }, safe: true }
  }
}

/** Where no layout of the page has a smaller place, the photo's own one becomes smaller around its middle. */
function* shrunk(design: Design, page: Page, { slotId }: Low, photo: PhotoFacts): Iterable<Repair> {
  if (page.slots.some(({ id, half }) => id === slotId && half !== undefined)) {
    return
  }
  for (const scale of SCALES) {
    const slots = page.slots.map((slot) => {
      const { x, y, width, height } = slot.box
      const [dx, dy] = [(width * (1 - scale)) / 2, (height * (1 - scale)) / 2]
      const box = { x: x + dx, y: y + dy, width: width * scale, height: height * scale }
      return slot.id === slotId && slot.placement
        ? { ...slot, box, placement: refit(slot.placement, photo, slot.box, box) }
        : slot
    })
    const order = design.pages.map(({ id }) => id)
    const edit: Edit = { cmd: 'page_load', pages: [{ ...page, slots }], order, tray: design.tray }
    yield { how: 'smaller-place', edit, safe: true }
  }
}

/** As little smaller as is enough. */
const SCALES = [0.95, 0.9, 0.85, 0.8, 0.7] as const

/** The photo changes places with one that lies smaller on the same page. */
function* swaps(page: Page, { slotId }: Low): Iterable<Repair> {
  const here = page.slots.find(({ id }) => id === slotId)
  const area = ({ box }: Page['slots'][number]) => box.width * box.height
  for (const other of page.slots) {
    if (here && other.placement && !other.locked && area(other) < area(here)) {
      const change = {
        ...{ kind: 'swap' as const, from: { pageId: page.id, slotId } },
        to: { pageId: page.id, slotId: other.id },
      }
      yield { how: 'swap-places', edit: { cmd: 'change_photos', change }, safe: true }
    }
  }
}

/** Ways to set a photo upright that lies: in its place, else whole in the middle of it. Only the shopper knows how it was meant. */
export function* turnOptions(
  { pageId, slotId, turns }: Extract<Finding, { kind: 'photo-lies' }>,
  design: Design,
  { photos, paper }: PreflightWorld,
): Iterable<Repair> {
  const page = findPage(design, pageId)
  const slot = page?.slots.find(({ id }) => id === slotId)
  const photo = slot?.placement && photos.get(slot.placement.photoId)
  if (!(page && slot?.placement && photo)) {
    return
  }
  const before = slot.placement
  const uprightIn = (box: Size) => ({ ...before, crop: coverCrop(photo, box, turns, photo.focus), turns, angle: 0 })
  const fitted = slot.fit && !isBook(paper) ? fitWindow(slot.fit, photo, turns, paper, page) : undefined
  yield {
    how: 'turn',
    edit: {
      ...{ cmd: 'transform_photo', at: { pageId, slotId }, placement: uprightIn(fitted ?? slot.box) },
      ...(fitted && slot.fit ? { fit: slot.fit } : {}),
    },
    safe: false,
  }
  const box = wholeIn(slot.box, turns === 2 ? photo : { width: photo.height, height: photo.width })
  const slots = page.slots.map((each) => (each === slot ? { ...each, box, placement: uprightIn(box) } : each))
  const order = design.pages.map(({ id }) => id)
  yield { how: 'turn', edit: { cmd: 'page_load', pages: [{ ...page, slots }], order, tray: design.tray }, safe: false }
}

/** The largest box of a shape in the middle of another. */
function wholeIn({ x, y, width, height }: Box, shape: Size): Box {
  const scale = Math.min(width / shape.width, height / shape.height)
  const [wide, high] = [shape.width * scale, shape.height * scale]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBleedTheme, aBookProduct, aGroup, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, type CaptionId, countingIds } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { photoBook } from '../../photo/photo.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import { editWorldOf } from '../change/edit-world-of.ts'
import type { Design, Page, Slot } from '../design.ts'
import { fitPlacement, panned, toSource, turned, zoomed } from '../placing/crop.ts'
import { textOnHalf } from '../texts/text-on-half.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { overFold } from './spread-edit.ts'

const PANORAMA: PhotoFacts = { id: asId('panorama'), width: 6000, height: 2600 }

/** A book of 40 photos and one panorama in their midst. */
function aPanoramaBook(panorama = PANORAMA): { design: Design; world: EditWorld; photos: PhotoFacts[] } {
  const some = somePhotos(40)
  const photos = [...some.slice(0, 17), panorama, ...some.slice(17)]
  const product = aBookProduct()
  // Nothing but panoramas lies over the fold.
  const theme = aBleedTheme({ bleedShare: 0 })
  const ask = { groups: [aGroup(photos)], title: '', product, theme, seed: 1, ids: countingIds('p') }
  const verdict = autoDesign(ask)
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error('the book of a panorama was refused')
  }
  return { design: verdict.design, world, photos }
}

interface OfHalf {
  readonly index: number
  readonly page: Page
  readonly slot: Slot
}

function halvesIn({ pages }: Design): OfHalf[] {
  return pages.flatMap((page, index) =>
    page.slots.flatMap((slot) => (slot.half === undefined ? [] : [{ index, page, slot }])),
  )
}

function pairIn(design: Design): readonly [OfHalf, OfHalf] {
  const [left, right] = halvesIn(design)
  if (!left || !right) {
    throw new Error('no photo lies over the fold')
  }
  return [left, right]
}

function applied(design: Design, edit: Edit, world: EditWorld): Design {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  return verdict.next
}

test('an edit of another page leaves the pages of a photo over the fold the very pages that they were', () => {
  const { design, world } = aPanoramaBook()
  const page = design.pages.find(({ kind, slots }) => kind === 'inner' && slots.every(({ half }) => !half)) as Page
  const edit: Edit = { cmd: 'shuff', pageId: page.id }
  const verdict = applyEdit(design, edit, world)
  const changed = verdict.kind === 'applied' ? verdict.next.pages.filter((one, at) => one !== design.pages[at]) : []
  expect(verdict).toMatchObject({ kind: 'applied', changed: [page.id], inverse: { pages: [page] } })
  expect(changed.map(({ id }) => id)).toEqual([page.id])
})

const at = ({ page, slot }: OfHalf) => ({ pageId: page.id, slotId: slot.id })
const photoIn = ({ slot }: OfHalf) => slot.placement?.photoId

/** Where the fold cuts the photo, px: seen from the left page and from the right one. */
function foldIn(design: Design, photo: PhotoFacts): { left: number[]; right: number[] } {
  const [left, right] = pairIn(design)
  const point = ({ slot }: OfHalf, x: number) => {
    const placement = slot.placement
    if (!placement) {
      throw new Error('a half without a photo')
    }
    const { x: px, y } = toSource(placement, photo, slot.box, { x: x - slot.box.x, y: slot.box.height / 3 })
    return [Math.round(px * 100) / 100, Math.round(y * 100) / 100]
  }
  return { left: point(left, 203), right: point(right, 0) }
}

test('auto-design 2.5: a panorama lies over the fold of one opening, both halves meeting in it', () => {
  const { design, world } = aPanoramaBook()
  const [left, right] = pairIn(design)
  expect([left.index % 2, right.index, left.slot.half, right.slot.half]).toEqual([0, left.index + 1, 'left', 'right'])
  expect([photoIn(left), photoIn(right)]).toEqual(['panorama', 'panorama'])
  expect(designFaults(design, world)).toEqual([])
  const { left: fold, right: other } = foldIn(design, PANORAMA)
  expect(fold).toEqual(other)
})

test('auto-design 2.5: a photo with a face within 12 mm of the fold stays on its page', () => {
  const focus = { x: 0.48, y: 0.4, width: 0.04, height: 0.2 }
  // As wide as the opening, so that its window cannot move.
  const tight = { ...PANORAMA, width: 412 * 14, height: 209 * 14 }
  expect(halvesIn(aPanoramaBook({ ...tight, focus }).design)).toEqual([])
  expect(halvesIn(aPanoramaBook({ ...tight, focus: { ...focus, x: 0.2 } }).design).length).toBe(2)
})

test('auto-design 2.5: what is done to one half is done to both', () => {
  const { design, world } = aPanoramaBook()
  const [left] = pairIn(design)
  const placement = left.slot.placement
  if (!placement) {
    throw new Error('a half without a photo')
  }
  const changes = [
    zoomed(placement, PANORAMA, left.slot.box, 1.7),
    panned(zoomed(placement, PANORAMA, left.slot.box, 2), PANORAMA, left.slot.box, { x: 30, y: -20 }),
    turned(placement, PANORAMA, left.slot.box, 2),
  ]
  for (const changed of changes) {
    const next = applied(design, { cmd: 'transform_photo', at: at(left), placement: changed }, world)
    expect(halvesIn(next).map(({ slot }) => slot.half)).toEqual(['left', 'right'])
    const { left: fold, right: other } = foldIn(next, PANORAMA)
    expect(fold).toEqual(other)
  }
})

test('auto-design 2.5: a half knows all of its photo, and what of it the half shows', () => {
  const { design, world } = aPanoramaBook()
  const [left, right] = pairIn(design)
  const wholes = [left, right].map(({ slot }) => {
    const over = overFold(design, slot, world)
    const whole = slot.placement && over?.whole(slot.placement)
    expect(whole && over?.half(whole).crop.x).toBeCloseTo(slot.placement?.crop.x ?? Number.NaN, 9)
    return { size: over?.size, x: Math.round((whole?.crop.x ?? 0) * 1e6), at: over?.at.x }
  })
  const { box } = left.slot
  const size = { width: 203 - box.x + right.slot.box.x + right.slot.box.width, height: box.height }
  expect(wholes).toEqual([
    { size, x: wholes[1]?.x, at: 0 },
    { size, x: wholes[0]?.x, at: 203 - box.x + right.slot.box.x },
  ])
  const alone = design.pages[1]?.slots[0] as Slot
  expect(overFold(design, alone, world)).toBeUndefined()
})

test('B§4 edits: half a photo that is turned again as its other half is turned already is nothing to undo', () => {
  const { design, world } = aPanoramaBook()
  const [left] = pairIn(design)
  const { height, width } = left.slot.box
  const placement = { ...fitPlacement(PANORAMA, { width: height, height: width }), turns: 1 as const }
  const edit: Edit = { cmd: 'transform_photo', at: at(left), placement }
  const once = applied(design, edit, world)
  expect(applyEdit(once, edit, world)).toEqual({ kind: 'refused', reason: 'nothing-to-change' })
})

test('auto-design 2.5: another photo put into one half lies over the fold, the old one whole in its place', () => {
  const { design, world } = aPanoramaBook()
  const [left, right] = pairIn(design)
  const other = design.pages[1]?.slots[0]
  const photoId = other?.placement?.photoId
  if (!photoId) {
    throw new Error('no photo on the first page')
  }
  const next = applied(design, { cmd: 'change_photos', change: { kind: 'replace', at: at(right), photoId } }, world)
  expect(halvesIn(next).map(photoIn)).toEqual([photoId, photoId])
  const moved = next.pages[1]?.slots[0]?.placement
  expect([moved?.photoId, moved?.crop.height]).toEqual(['panorama', 1])
  expect(left.index).toBe(halvesIn(next)[0]?.index)
})

test('auto-design 2.5: a half that is emptied empties both; a photo taken off goes to the tray', () => {
  const { design, world } = aPanoramaBook()
  const [left, right] = pairIn(design)
  const emptied = applied(
    design,
    { cmd: 'page_del_objs', pageId: right.page.id, slotIds: [right.slot.id], captionIds: [] },
    world,
  )
  expect([halvesIn(emptied), emptied.tray]).toEqual([[], ['panorama']])
  const taken = applied(
    design,
    { cmd: 'page_add_del_photos', pageId: left.page.id, add: [], del: [asId('panorama')] },
    world,
  )
  expect([halvesIn(taken), taken.tray]).toEqual([[], ['panorama']])
  expect([taken.pages[left.index]?.kind, taken.pages[right.index]?.kind]).toEqual(['blank', 'blank'])
})

test('auto-design 2.5: pages that come between make the photo whole on one page; undo brings it back over the fold', () => {
  const { design, world } = aPanoramaBook()
  const [left] = pairIn(design)
  const edit: Edit = { cmd: 'new_pages', after: left.page.id, pageIds: [asId('x1'), asId('x2')] }
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect([halvesIn(verdict.next), verdict.next.tray]).toEqual([[], []])
  expect(designFaults(verdict.next, world)).toEqual([])
  expect(applied(verdict.next, verdict.inverse, world)).toEqual(design)
})

test('auto-design 2.5: half a photo without its other half is not put back', () => {
  const { design, world } = aPanoramaBook()
  const [left] = pairIn(design)
  const { half: _half, ...plain } = left.slot
  const broken: Edit = {
    cmd: 'page_load',
    pages: [{ ...left.page, slots: [plain] }],
    order: design.pages.map((page) => page.id),
    tray: design.tray,
  }
  expect(applyEdit(design, broken, world)).toEqual({ kind: 'refused', reason: 'page-not-valid' })
})

test('auto-design 2.5: no edit separates the halves of a photo', () => {
  const { design, world } = aPanoramaBook()
  const tries = fc.array(fc.tuple(fc.nat(11), fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(tries, (steps) => {
      let now = design
      for (const [what, one, two] of steps) {
        const verdict = applyEdit(now, someEdit(now, what, one, two), world)
        if (verdict.kind === 'applied') {
          expect(designFaults(verdict.next, world)).toEqual([])
          expect(JSON.stringify(applied(verdict.next, verdict.inverse, world))).toBe(JSON.stringify(now))
          now = verdict.next
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  )
})

let fresh = 0

/** An edit near the photo over the fold, as often as not at one of its halves. */
function someEdit(design: Design, what: number, one: number, two: number): Edit {
  const near = halvesIn(design)
  const any = (seed: number) => 1 + (seed % (design.pages.length - 1))
  const index = near.length > 0 && one % 3 > 0 ? (near[one % 2]?.index ?? 1) : any(one)
  const page = design.pages[index] as Page
  const pageId = page.id
  const slot = page.slots[two % Math.max(1, page.slots.length)]
  const other = design.pages[any(two)] as Page
  const theirs = other.slots[0]
  const id = asId<Page['id']>(`fresh${fresh++}`)
  const photoId = slot?.placement?.photoId ?? asId('none')
  const address = { pageId, slotId: slot?.id ?? asId('none') }
  const edits: Edit[] = [
    { cmd: 'page_add', after: pageId, pageId: id },
    { cmd: 'page_del', pageId },
    { cmd: 'page_add_del_photos', pageId, add: [], del: [photoId] },
    { cmd: 'page_add_del_photos', pageId, add: design.tray.slice(0, 1), del: [] },
    { cmd: 'page_del_objs', pageId, slotIds: slot ? [slot.id] : [], captionIds: [] },
    { cmd: 'shuff', pageId },
    { cmd: 'update_text_value', pageId, captionId: asId('c'), role: 'text', panel: 'front', text: 'On the lake' },
    {
      cmd: 'change_photos',
      change: { kind: 'swap', from: address, to: { pageId: other.id, slotId: theirs?.id ?? asId('none') } },
    },
    { cmd: 'change_photos', change: { kind: 'replace', at: address, photoId: design.tray[0] ?? photoId } },
    { cmd: 'new_pages', after: pageId, pageIds: [id, asId(`${id}x`)] },
    { cmd: 'remove_pages', pageIds: [pageId, other.id] },
    {
      cmd: 'transform_photo',
      at: address,
      placement: slot?.placement
        ? { ...slot.placement, flip: slot.placement.flip === 'none' ? 'h' : 'none' }
        : { photoId, crop: { x: 0, y: 0, width: 1, height: 1 }, turns: 0, flip: 'none', angle: 0 },
    },
  ]
  return edits[what] as Edit
}

test('auto-design 2.5: a text on half of a photo over the fold stands on the picture, one more above it, and the photo stays on both pages', () => {
  const { design, world } = aPanoramaBook()
  const pageNow = (now: Design) => pairIn(now)[1].page
  const written = (now: Design, id: string) => {
    const page = pageNow(now)
    const place = textOnHalf(page, world)
    const says = { role: 'text', panel: 'front', text: 'Lisbon' } as const
    const edit = { cmd: 'update_text_value', pageId: page.id, captionId: asId<CaptionId>(id), ...says } as const
    return applied(now, { ...edit, ...(place ? { box: place } : {}) }, world)
  }
  const next = written(written(design, 'first'), 'second')
  expect(halvesIn(next).map(({ page, slot }) => [page.id, slot])).toEqual(
    halvesIn(design).map(({ page, slot }) => [page.id, slot]),
  )
  expect(pageNow(next).captions.map(({ id, box }) => ({ id, box }))).toEqual([
    { id: 'first', box: { x: 24.36, y: 166.58, width: 154.28, height: 28.42 } },
    { id: 'second', box: { x: 24.36, y: 138.16, width: 154.28, height: 28.42 } },
  ])
})

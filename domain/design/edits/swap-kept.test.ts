import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBleedTheme, aBookProduct, aGroup, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, countingIds } from '../../ids.ts'
import { type PhotoFacts, photoBook } from '../../photo/photo.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import { editWorldOf } from '../change/edit-world-of.ts'
import type { Design, Placement, SlotAddress } from '../design.ts'
import { angled, flipped, turned, zoomed, zoomOf } from '../placing/crop.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { findSlot } from './slots.ts'

/** A book of two photos over the fold, whose cover shows a photo that lies inside or one that does not. */
function aBook(): { design: Design; world: EditWorld } {
  const wide = (id: string): PhotoFacts => ({ id: asId(id), width: 6000, height: 2600 })
  const some = somePhotos(40)
  const photos = [...some.slice(0, 9), wide('wide1'), ...some.slice(9, 25), wide('wide2'), ...some.slice(25)]
  const product = aBookProduct()
  const theme = aBleedTheme({ bleedShare: 0 })
  const verdict = autoDesign({
    ...{ groups: [aGroup(photos)], title: '', product, theme, seed: 1 },
    ids: countingIds('p'),
  })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error('the book was refused')
  }
  return { design: verdict.design, world }
}

const { design, world } = aBook()

function applied(now: Design, edit: Edit): Design {
  const verdict = applyEdit(now, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  return verdict.next
}

const half = (photo: string, side: 'left' | 'right') =>
  placesOf(photo).find((one) => one.half === side)?.at as SlotAddress

function placesOf(photo: string) {
  return design.pages.flatMap((page) =>
    page.slots.flatMap((slot) =>
      slot.placement?.photoId === photo ? [{ half: slot.half, at: { pageId: page.id, slotId: slot.id } }] : [],
    ),
  )
}

/** Two places of photos inside that are no halves, of the most different shapes. */
const plain = design.pages
  .flatMap((page) => (page.kind === 'cover' ? [] : page.slots.map((slot) => ({ page, slot }))))
  .filter(({ slot }) => slot.half === undefined && slot.placement?.photoId !== coverPhoto())
  .sort((a, b) => a.slot.box.width / a.slot.box.height - b.slot.box.width / b.slot.box.height)
  .map(({ page, slot }) => ({ pageId: page.id, slotId: slot.id }))

function coverPhoto() {
  return design.pages[0]?.slots[0]?.placement?.photoId
}

const KINDS = {
  'an upright place': plain[0] as SlotAddress,
  'a lying place': plain.at(-1) as SlotAddress,
  'a left half': half('wide1', 'left'),
  'a right half': half('wide1', 'right'),
  'another left half': half('wide2', 'left'),
  'another right half': half('wide2', 'right'),
  'the cover': { pageId: design.pages[0]?.id, slotId: design.pages[0]?.slots[0]?.id } as SlotAddress,
} satisfies Record<string, SlotAddress>
const names = Object.keys(KINDS) as (keyof typeof KINDS)[]
const pairs = names.flatMap((a, at) =>
  names
    .slice(at + 1)
    .flatMap((b) => (photoAt(design, KINDS[a]) === photoAt(design, KINDS[b]) ? [] : [[a, b] as const])),
)

function placementAt(now: Design, at: SlotAddress): Placement {
  const placement = findSlot(now, at)?.slot.placement
  if (!placement) {
    throw new Error('no photo lies there')
  }
  return placement
}

function photoAt(now: Design, at: SlotAddress) {
  return placementAt(now, at).photoId
}

const asTurned = ({ photoId, turns, flip, angle }: Placement) => ({ photoId, turns, flip, angle })
const seen = (now: Design, at: SlotAddress) => asTurned(placementAt(now, at))

interface Hand {
  readonly turns: number
  readonly flips: readonly ('h' | 'v')[]
  readonly angle: number
  readonly zoom: number
}

/** What a shopper's hand makes of the photo that lies there. */
function handled(now: Design, at: SlotAddress, { turns, flips, angle, zoom }: Hand): Design {
  const found = findSlot(now, at)
  const photo = found?.slot.placement && world.photos.get(found.slot.placement.photoId)
  if (!found?.slot.placement || !photo) {
    throw new Error('no photo lies there')
  }
  const { box } = found.slot
  const flat = flips.reduce((one, axis) => flipped(one, axis), turned(found.slot.placement, photo, box, turns))
  const placement = zoomed(angled(flat, photo, box, angle), photo, box, zoom)
  const verdict = applyEdit(now, { cmd: 'transform_photo', at, placement }, world)
  return verdict.kind === 'refused' ? now : verdict.next
}

const hands: fc.Arbitrary<Hand> = fc.record({
  turns: fc.nat(3),
  flips: fc.subarray(['h', 'v'] as const),
  angle: fc.integer({ min: -20, max: 20 }),
  zoom: fc.constantFrom(1, 1.5),
})

test.each(pairs)('photos of %s and %s that change places keep how they were turned, and twice is nothing', (a, b) => {
  const swap: Edit = { cmd: 'change_photos', change: { kind: 'swap', from: KINDS[a], to: KINDS[b] } }
  fc.assert(
    fc.property(hands, hands, (one, two) => {
      const before = handled(handled(design, KINDS[a], one), KINDS[b], two)
      const was = { a: seen(before, KINDS[a]), b: seen(before, KINDS[b]) }
      const once = applied(before, swap)
      expect({ a: seen(once, KINDS[b]), b: seen(once, KINDS[a]) }).toEqual(was)
      const twice = applied(once, swap)
      expect({ a: seen(twice, KINDS[a]), b: seen(twice, KINDS[b]) }).toEqual(was)
      const turnedPhotos = ({ pages }: Design) =>
        pages.map(({ slots }) => slots.map(({ placement }) => placement && asTurned(placement)))
      if (a !== 'the cover' && b !== 'the cover') {
        expect(turnedPhotos(twice)).toEqual(turnedPhotos(before))
      }
    }),
    { numRuns: 25, seed: 11 },
  )
})

test('a photo that was come closer to stays so over the fold and back', () => {
  const [from, to] = [KINDS['a lying place'], KINDS['a left half']]
  const hand: Hand = { turns: 0, flips: [], angle: 0, zoom: 1.6 }
  const before = handled(design, from, hand)
  const swap: Edit = { cmd: 'change_photos', change: { kind: 'swap', from, to } }
  const twice = applied(applied(before, swap), swap)
  const zoom = (now: Design) => {
    const { slot } = findSlot(now, from) ?? {}
    const photo = world.photos.get(photoAt(now, from))
    return slot?.placement && photo ? zoomOf(slot.placement, photo, slot.box) : Number.NaN
  }
  expect(zoom(twice)).toBeCloseTo(zoom(before), 6)
})

test('a photo that is turned stays so when it moves to another page, also from over the fold', () => {
  for (const from of [KINDS['an upright place'], KINDS['a left half']]) {
    const before = handled(design, from, { turns: 1, flips: ['h'], angle: 7, zoom: 1 })
    const was = seen(before, from)
    const page = before.pages.find(
      ({ id, kind, slots }) => kind === 'inner' && slots.length === 1 && !slots[0]?.half && id !== from.pageId,
    )
    const next = applied(before, { cmd: 'change_photos', change: { kind: 'move', from, pageId: page?.id as never } })
    const put = next.pages
      .find(({ id }) => id === page?.id)
      ?.slots.find(({ placement }) => placement?.photoId === was.photoId)
    expect(put?.placement && asTurned(put.placement)).toEqual(was)
  }
})

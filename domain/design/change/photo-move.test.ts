import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import type { PhotoId } from '../../ids.ts'
import type { Design, Page } from '../design.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'

const { design, world } = aDesign(60)
const page = (index: number, of: Design = design): Page => of.pages[index] as Page
const photosOn = (of: Page) => of.slots.map((slot) => slot.placement?.photoId)
const at = (index: number, slot: number) => ({ pageId: page(index).id, slotId: page(index).slots[slot]?.id as never })
/** A page of at least four photos. */
const FULL = design.pages.findIndex((each) => each.kind === 'inner' && each.slots.length >= 4)
const OTHER = design.pages.findIndex((each, index) => index > FULL && each.slots.length >= 2)

function applied(edit: Edit, from: Design = design) {
  const verdict = applyEdit(from, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict
}

test('B§4 change_photos: a photo moves to another page; both are laid out anew, and no photo waits for it', () => {
  const photoId = photosOn(page(OTHER))[1]
  const others = photosOn(page(OTHER)).filter((id) => id !== photoId)
  const emptied = applied({
    cmd: 'page_add_del_photos',
    pageId: page(FULL).id,
    add: [],
    del: photosOn(page(FULL)).slice(1) as PhotoId[],
  }).next
  const edit = { cmd: 'change_photos', change: { kind: 'move', from: at(OTHER, 1), pageId: page(FULL).id } } as const
  const { next, changed } = applied(edit, emptied)
  expect([photosOn(page(OTHER, next)), photosOn(page(FULL, next)).toSorted(), next.tray, changed]).toEqual([
    others,
    [photosOn(page(FULL))[0], photoId].toSorted(),
    emptied.tray,
    [page(FULL).id, page(OTHER).id],
  ])
  const refusals = [OTHER, 0].map((to) =>
    applyEdit(design, { ...edit, change: { ...edit.change, pageId: page(to).id } }, world),
  )
  expect(refusals).toEqual([
    { kind: 'refused', reason: 'nothing-to-change' },
    { kind: 'refused', reason: 'page-not-valid' },
  ])
})

test('B§4 change_photos: of a locked page the place of a photo that moves stays, blank; a locked page takes none', () => {
  const lock = (index: number): Design => ({
    ...design,
    pages: design.pages.map((one, nth) => (nth === index ? { ...one, locked: true } : one)),
  })
  const to = design.pages.findIndex((one, nth) => nth > OTHER && one.slots.length < 3)
  const edit = { cmd: 'change_photos', change: { kind: 'move', from: at(OTHER, 1), pageId: page(to).id } } as const
  const { next } = applied(edit, lock(OTHER))
  const before = page(OTHER).slots
  expect(page(OTHER, next).slots).toEqual(
    before.map((slot, nth) => (nth === 1 ? { ...slot, placement: undefined } : slot)),
  )
  expect(applyEdit(lock(to), edit, world)).toEqual({ kind: 'refused', reason: 'page-locked' })
})

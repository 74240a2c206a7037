import { expect, test } from 'vitest'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { printsFitted } from '../../../domain/design/change/print-set.ts'
import type { Design, Page, Slot } from '../../../domain/design/design.ts'
import { FIT_TYPES, type FitType } from '../../../domain/design/fit-type.ts'
import { panned, zoomed } from '../../../domain/design/placing/crop.ts'
import { aFrameProduct, aSheetDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { fitChosen, fitForAll, photoTurned } from './fit-edits.ts'

const { design, world } = aSheetDesign(3, { ...aFrameProduct(), fits: FIT_TYPES })

/** The first page after its photo was turned so often. */
function afterTurns(times: number, start = design) {
  let now = start
  for (let turn = 0; turn < times; turn++) {
    const edit = photoTurned(now, now.pages[0] as Page, world.photos, world.paper)
    const verdict = edit && applyEdit(now, edit, world)
    if (verdict?.kind !== 'applied') {
      throw new Error('the photo is not turned')
    }
    now = verdict.next
  }
  return now
}

test('a photo that is turned takes its sheet along: what was seen of it is seen, upright on upright paper', () => {
  const [before] = design.pages as [Page]
  const once = afterTurns(1)
  const [page] = once.pages as [Page]
  expect(page.sheet).toEqual({ id: before.sheet?.id, turned: !before.sheet?.turned })
  expect(page.slots[0]?.placement).toMatchObject({ turns: 1 })
  const [was, is] = [before.slots[0]?.placement?.crop, page.slots[0]?.placement?.crop]
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(is?.[side]).toBeCloseTo(was?.[side] ?? Number.NaN, 5)
  }
  expect(designFaults(once, world)).toEqual([])
  expect(afterTurns(4).pages).toEqual(design.pages)
})

test('a page that is locked keeps its paper', () => {
  const [first, ...others] = design.pages as [Page, ...Page[]]
  const locked = { ...design, pages: [{ ...first, locked: true }, ...others] }
  const edit = photoTurned(locked, locked.pages[0] as Page, world.photos, world.paper)
  expect(edit?.cmd).toBe('transform_photo')
})

/** The design after an edit that must be possible. */
function applied(from: Design, edit: Edit | undefined): Design {
  const verdict = edit && applyEdit(from, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error('nothing is changed')
  }
  return verdict.next
}

/** The first photo brought closer and moved aside. */
function cropped(): Design {
  const [page] = design.pages as [Page]
  const [slot] = page.slots as [Slot]
  const { placement } = slot
  const photo = placement && world.photos.get(placement.photoId)
  if (!placement || !photo) {
    throw new Error('the first page has no photo')
  }
  const near = panned(zoomed(placement, photo, slot.box, 1.6), photo, slot.box, { x: 12, y: 7 })
  return applied(design, {
    ...{ cmd: 'transform_photo', at: { pageId: page.id, slotId: slot.id }, placement: near, fit: slot.fit as FitType },
  })
}

test.each(FIT_TYPES)('a photo in another fit is the picture that was shown of it, cropped or not: %s', (fit) => {
  for (const start of [design, cropped(), afterTurns(1)]) {
    const [page] = start.pages as [Page]
    const shown = printsFitted(start, fit, world, [page.id])
    const chosen = fitChosen(page, fit, world.photos, world.paper)
    expect(chosen && applied(start, chosen)).toEqual(shown && applied(start, shown))
  }
})

test('photos that are all placed alike keep their crops, and what nobody moved is framed afresh', () => {
  for (const start of [design, cropped()]) {
    expect(applied(start, fitForAll(start, 'polaroid', world.photos, world.paper))).toEqual(
      applied(start, printsFitted(start, 'polaroid', world)),
    )
  }
})

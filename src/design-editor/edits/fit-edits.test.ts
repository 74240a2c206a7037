import { expect, test } from 'vitest'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Page } from '../../../domain/design/design.ts'
import { FIT_TYPES } from '../../../domain/design/fit-type.ts'
import { aFrameProduct, aSheetDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { photoTurned } from './fit-edits.ts'

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

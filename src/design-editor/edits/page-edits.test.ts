import { expect, test } from 'vitest'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Page } from '../../../domain/design/design.ts'
import { asId, countingIds, type PageId, type SlotId } from '../../../domain/ids.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import {
  pagesAdded,
  pagesLocked,
  photoDropped,
  photoLockToggled,
  photoRemoved,
  photosOfPage,
  slotAt,
  textWritten,
} from './page-edits.ts'

const { design, world } = aDesign(30)
const page = design.pages[4]
const slot = page?.slots[0]
if (!page || !slot) {
  throw new Error('the builder made no photo on page 4')
}
const at = { pageId: page.id, slotId: slot.id }

function applied(edit: Edit | undefined) {
  const verdict = edit && applyEdit(design, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error(`not applied: ${JSON.stringify(verdict)}`)
  }
  return verdict.next
}

test('a photo is locked and let go by an edit that the server takes', () => {
  const locked = applied(photoLockToggled(design, at))
  expect(slotAt(locked, at)?.slot.locked).toBe(true)
  expect(locked.pages.filter((now, nth) => !sameValue(now, design.pages[nth])).map(({ id }) => id)).toEqual([page.id])
})

test('a page is locked by an edit that the server takes', () => {
  expect(applied(pagesLocked(design, [page.id], true)).pages[4]?.locked).toBe(true)
})

test('a photo that is taken off goes to the tray, and the others share its room', () => {
  const next = applied(photoRemoved(design, at))
  expect(next.tray).toEqual([slot.placement?.photoId])
  expect(next.pages[4]?.slots.length).toBe(page.slots.length - 1)
})

test('on a locked page the slot of a photo that is taken off stays blank', () => {
  const locked = applied(pagesLocked(design, [page.id], true))
  expect(photoRemoved(locked, at)).toEqual({
    cmd: 'page_del_objs',
    pageId: page.id,
    slotIds: [slot.id],
    captionIds: [],
  })
})

test('pages are added in the number that the printer binds', () => {
  const ids = countingIds('n')
  const edit = pagesAdded(design, page.id, 2, () => asId<PageId>(ids.next()))
  expect(applied(edit).pages.length).toBe(design.pages.length + 2)
})

test('a free text that is emptied is taken away, a title stays with its place', () => {
  expect(textWritten(page, asId('none'), '  ').text).toBe(null)
  expect(textWritten(page, asId('none'), ' a ').text).toBe(' a ')
})

test('the photos of a page are those of its slots', () => {
  expect(photosOfPage(page)).toEqual(page.slots.map((one) => one.placement?.photoId))
})

test('a photo over the fold that is put down on its own other half stays; on any other photo the two change places', () => {
  const { id, ...facing } = design.pages[5] as Page
  const lies = { ...slot, half: 'left' as const }
  const other = { ...slot, id: asId<SlotId>('other'), half: 'right' as const }
  const pages = [
    { ...page, slots: [lies] },
    { id, ...facing, slots: [other, ...facing.slots] },
  ]
  const to = { pageId: id, slotId: other.id }
  const beside = { pageId: id, slotId: facing.slots[0]?.id as SlotId }
  expect([to, beside].map((put) => photoDropped({ ...design, pages }, at, put))).toEqual([
    undefined,
    { cmd: 'change_photos', change: { kind: 'swap', from: at, to: beside } },
  ])
})

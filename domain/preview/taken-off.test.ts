import { expect, test } from 'vitest'
import { aDesign } from '../../tests/support/builders/design-builders.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design } from '../design/design.ts'
import { invariant } from '../never.ts'
import { takenOffAfter, takenOffOf } from './taken-off.ts'

const { design, world } = aDesign(20)
// The cover shows one of the photos as well: not that one.
const onCover = design.pages[0]?.slots[0]?.placement?.photoId
const [first, second] = design.pages.filter(
  ({ kind, slots: [slot] }) => kind !== 'cover' && slot?.placement && slot.placement.photoId !== onCover,
)
const photoId = first?.slots[0]?.placement?.photoId
invariant(first && second && photoId, 'the builder makes a book with photos on its pages')

function applied(from: Design, edit: Edit): Design {
  const verdict = applyEdit(from, edit, world)
  invariant(verdict.kind === 'applied', 'the edit of the test is possible')
  return verdict.next
}

test('B§3 images of a page: a photo that is taken off stays known of its page until it lies on one again', () => {
  const off = applied(design, { cmd: 'page_add_del_photos', pageId: first.id, add: [], del: [photoId] })
  const once = takenOffAfter({}, design, off)
  const shuffled = applied(off, { cmd: 'shuff', pageId: second.id })
  const still = takenOffAfter(once, off, shuffled)
  const elsewhere = applied(shuffled, { cmd: 'page_add_del_photos', pageId: second.id, add: [photoId], del: [] })
  const placed = takenOffAfter(still, shuffled, elsewhere)
  expect({
    once,
    still,
    placed,
    ofIts: takenOffOf(once, first.id, off),
    ofNone: takenOffOf(once, second.id, off),
  }).toEqual({
    ...{ once: { [photoId]: first.id }, still: { [photoId]: first.id }, placed: {} },
    ...{ ofIts: [photoId], ofNone: [] },
  })
})

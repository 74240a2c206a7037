import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Placement } from '../../../domain/design/design.ts'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { EditingInput } from '../../../machines/editing/editing.types.ts'
import { aDesign } from './design-builders.ts'

/** A book of `count` photos as it is opened for editing. */
export function anEditingInput(count = 20): EditingInput {
  const { design, world, photos } = aDesign(count)
  const { theme, paper, pages } = world
  return { taskId: asId<TaskId>('task0'), design, rev: 1, world: { photos, theme, paper, pages }, visit: 'visit0' }
}

/** Where the `nth` photo of a book lies, counted over the inner pages. */
export function slotOf({ design }: EditingInput, nth = 0) {
  const slots = design.pages
    .filter((page) => page.kind !== 'cover')
    .flatMap((page) => page.slots.map((slot) => ({ pageId: page.id, slotId: slot.id, slot })))
  const found = slots[nth]
  invariant(found?.slot.placement, `the book has a photo number ${nth}`)
  return { at: { pageId: found.pageId, slotId: found.slotId }, placement: found.slot.placement }
}

/** Mirrors the `nth` photo: an edit that is always possible. */
export function aMirroring(input: EditingInput, nth = 0, flip: Placement['flip'] = 'h'): Edit {
  const { at, placement } = slotOf(input, nth)
  return { cmd: 'transform_photo', at, placement: { ...placement, flip } }
}

/** An edit that no design allows. */
export const IMPOSSIBLE: Edit = { cmd: 'page_del', pageId: asId('nowhere') }

import { useLingui } from '@lingui/react/macro'
import { type Design, findPage, type SlotAddress } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign } from '../../../machines/editing/editing.selectors.ts'
import { pageName } from '../../messages/page-name.ts'
import { isMovable, photoMoved, photosSwapped, roomFor, slotAt } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'

/** A photo joins those of another page; where there is no room for one more it changes places with one of them. */
export function useMovePhoto(
  editing: EditingActor,
  { make, show }: EditCommands,
): (from: SlotAddress, pageId: PageId) => void {
  const { t, i18n } = useLingui()
  return (from, pageId) => {
    const { world } = editing.getSnapshot().context
    const before = currentDesign(editing.getSnapshot())
    const page = findPage(before, pageId)
    if (!page || !isMovable(before, from, pageId, world)) {
      return
    }
    const room = roomFor(before, from, page, world)
    if (room === 'room' || room === 'locked') {
      const photoId = slotAt(before, from)?.slot.placement?.photoId
      make(photoMoved(from, pageId), t`Photo moved to ${i18n._(pageName(before, pageId))}`)
      const put = findPage(currentDesign(editing.getSnapshot()), pageId)?.slots.find(
        ({ placement }) => placement?.photoId === photoId,
      )
      if (put) {
        editing.send({ type: 'slot.select', at: { pageId, slotId: put.id } })
      }
      return
    }
    const [only, ...others] = slotsWithPhoto(before, pageId)
    if (only && others.length === 0) {
      show(pageId)
      make(photosSwapped(from, only), t`Photos swapped`)
      editing.send({ type: 'slot.select', at: only })
    } else {
      // The page is full: the next photo that is touched there changes places with it.
      editing.send({ type: 'slot.select', at: from })
      editing.send({ type: 'swap.start' })
      show(pageId)
    }
  }
}

function slotsWithPhoto(design: Design, pageId: PageId): SlotAddress[] {
  const slots = findPage(design, pageId)?.slots ?? []
  return slots.flatMap(({ id, placement }) => (placement ? [{ pageId, slotId: id }] : []))
}

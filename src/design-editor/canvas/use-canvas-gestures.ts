import { useLingui } from '@lingui/react/macro'
import type { Design, SlotAddress } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { designOf, toolOf } from '../../../machines/editing/editing.selectors.ts'
import { photoDropped, photoRemoved, photosSwapped, slotAt } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { Spreads } from '../hooks/use-spreads.ts'
import { useCarriedPhoto } from './use-carried-photo.ts'

/** What a gesture on the canvas asks the editing machine for. */
export function useCanvasGestures(
  editing: EditingActor,
  { make, announce, show }: EditCommands,
  { all, index }: Pick<Spreads, 'all' | 'index'>,
  /** What a photo that is let go in the tray is taken off by. */
  takenOff = photoRemoved,
): (gesture: Gesture) => void {
  const { t } = useLingui()
  const carry = useCarriedPhoto(show)

  return (gesture) => {
    const snapshot = editing.getSnapshot()
    const tool = toolOf(snapshot)
    const { selection } = snapshot.context
    switch (gesture.kind) {
      case 'photo.tapped': {
        const again = tool === 'selected' && selection?.kind === 'slot' && selection.at.slotId === gesture.at.slotId
        const blank = !slotAt(designOf(snapshot), gesture.at)?.slot.placement
        editing.send({ type: 'slot.select', at: gesture.at })
        if (designOf(editing.getSnapshot()) !== designOf(snapshot)) {
          announce(t`Photos swapped`)
        }
        if (tool !== 'swapping' && blank) {
          editing.send({ type: 'photo.choose' })
        } else if (again) {
          editing.send({ type: 'crop.start' })
        }
        return
      }
      case 'caption.tapped': {
        const again = tool === 'selected' && selection?.kind === 'caption' && selection.captionId === gesture.captionId
        editing.send({ type: 'caption.select', pageId: gesture.pageId, captionId: gesture.captionId })
        if (again) {
          editing.send({ type: 'text.start' })
        }
        return
      }
      case 'page.tapped':
        if (tool === 'swapping') {
          editing.send({ type: 'tool.cancel' })
        } else {
          show(gesture.pageId)
        }
        return
      case 'canvas.tapped':
        editing.send(tool === 'swapping' ? { type: 'tool.cancel' } : { type: 'selection.clear' })
        return
      case 'photo.dragged':
        carry.end(FAR_AWAY)
        make(photoDropped(designOf(snapshot), gesture.from, gesture.to), t`Photos swapped`)
        editing.send({ type: 'slot.select', at: gesture.to })
        return
      case 'photo.carried':
        carry.over(gesture.at)
        return
      case 'photo.let go': {
        const place = carry.end(gesture.at)
        if (place === 'tray') {
          make(takenOff(designOf(snapshot), gesture.from), t`Photo taken off the page`)
          return
        }
        const pageId = place
        const [only, ...others] = pageId ? slotsWithPhoto(designOf(snapshot), pageId) : []
        if (pageId && only && others.length === 0 && pageId !== gesture.from.pageId) {
          show(pageId)
          make(photosSwapped(gesture.from, only), t`Photos swapped`)
          editing.send({ type: 'slot.select', at: only })
        } else if (pageId) {
          // Dropped on a page of the strip: the next photo that is touched there changes places with it.
          editing.send({ type: 'slot.select', at: gesture.from })
          editing.send({ type: 'swap.start' })
          show(pageId)
        }
        return
      }
      case 'gap.pulled': {
        const { pageId, slots } = gesture
        const layout = { kind: 'places', slots, captions: [] } as const
        make({ cmd: 'page_layout', pageId, layout }, t`Gap moved`)
        return
      }
      case 'canvas.swiped': {
        const next = all[index + gesture.by]?.[0]
        if (next) {
          show(next)
        }
        return
      }
    }
  }
}

function slotsWithPhoto(design: Design, pageId: PageId): SlotAddress[] {
  const slots = findPage(design, pageId)?.slots ?? []
  return slots.flatMap(({ id, placement }) => (placement ? [{ pageId, slotId: id }] : []))
}

const FAR_AWAY = { x: -1, y: -1 }

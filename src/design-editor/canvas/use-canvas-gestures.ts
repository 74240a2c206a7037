import { useLingui } from '@lingui/react/macro'
import type { SlotAddress } from '../../../domain/design/design.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign, toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { EditingContext } from '../../../machines/editing/editing.types.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { isMovable, photoDropped, photoRemoved, slotAt } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { Spreads } from '../hooks/use-spreads.ts'
import { placeOnCanvas } from './drop-target.ts'
import { pagesBeside } from './pages-beside.ts'
import { useCarriedPhoto } from './use-carried-photo.ts'
import { useMovePhoto } from './use-move-photo.ts'
import { useShownTarget } from './use-shown-target.ts'

/** What a gesture on the canvas asks the editing machine for. */
export function useCanvasGestures(
  editing: EditingActor,
  commands: EditCommands,
  spreads: Pick<Spreads, 'all' | 'index'>,
  /** What a photo that is let go in the tray is taken off by. */
  takenOff = photoRemoved,
): (gesture: Gesture) => void {
  const { t, i18n } = useLingui()
  const { make, announce, show } = commands
  const { all, index } = spreads
  const carry = useCarriedPhoto({ show, beside: pagesBeside(editing, spreads) })

  const shown = useShownTarget()
  const move = useMovePhoto(editing, commands)

  const put = (at: Point) => {
    shown.show(undefined)
    return carry.end(at)
  }

  const touch = (at: SlotAddress) => {
    const snapshot = editing.getSnapshot()
    const tool = toolOf(snapshot)
    const { selection } = snapshot.context
    const again = tool === 'selected' && selection?.kind === 'slot' && selection.at.slotId === at.slotId
    const blank = !slotAt(currentDesign(snapshot), at)?.slot.placement
    editing.send({ type: 'slot.select', at })
    if (currentDesign(editing.getSnapshot()) !== currentDesign(snapshot)) {
      announce(t`Photos swapped`)
    }
    if (tool !== 'swapping' && blank) {
      editing.send({ type: 'photo.choose' })
    } else if (again) {
      editing.send({ type: 'crop.start' })
    }
  }

  return (gesture) => {
    const snapshot = editing.getSnapshot()
    const tool = toolOf(snapshot)
    const { selection } = snapshot.context
    switch (gesture.kind) {
      case 'photo.tapped':
        touch(gesture.at)
        return
      case 'photo.put back':
        // A finger that rested, or was slow to be heard on a phone that is busy: it means what a tap means.
        put(FAR_AWAY)
        touch(gesture.at)
        return
      case 'caption.tapped': {
        const again = tool === 'selected' && selection?.kind === 'caption' && selection.captionId === gesture.captionId
        editing.send({ type: 'caption.select', pageId: gesture.pageId, captionId: gesture.captionId })
        if (again) {
          editing.send({ type: 'text.start' })
        }
        return
      }
      case 'caption.opened':
        editing.send({ type: 'caption.select', pageId: gesture.pageId, captionId: gesture.captionId })
        if (toolOf(editing.getSnapshot()) === 'selected') {
          editing.send({ type: 'text.start' })
        }
        return
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
        put(FAR_AWAY)
        make(photoDropped(currentDesign(snapshot), gesture.from, gesture.to), t`Photos swapped`)
        editing.send({ type: 'slot.select', at: gesture.to })
        return
      case 'photo.carried':
        carry.over(gesture.at)
        shown.show(meant(snapshot.context, gesture) ? placeOnCanvas(gesture.over) : undefined)
        return
      case 'photo.let go': {
        const place = put(gesture.at)
        if (place === 'tray') {
          make(takenOff(currentDesign(snapshot), gesture.from), i18n._(leafWords(currentDesign(snapshot)).photoOff))
          return
        }
        const pageId = place ?? gesture.onto
        if (pageId) {
          move(gesture.from, pageId)
        }
        return
      }
      case 'gap.pulled': {
        const { pageId, slots } = gesture
        make({ cmd: 'page_layout', pageId, layout: { kind: 'pulled', slots } }, t`Gap moved`)
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

type Carried = Extract<Gesture, { kind: 'photo.carried' }>

/** Something comes of it where the photo is let go there. */
function meant(
  { current: { design }, world }: Pick<EditingContext, 'current' | 'world'>,
  gesture: Carried,
): gesture is Carried & { readonly over: NonNullable<Carried['over']> } {
  const { from, over } = gesture
  return over?.kind === 'page'
    ? isMovable(design, from, over.pageId, world)
    : over !== undefined && photoDropped(design, from, over.at) !== undefined
}

const FAR_AWAY = { x: -1, y: -1 }

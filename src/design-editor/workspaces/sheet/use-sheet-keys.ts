import { useLingui } from '@lingui/react/macro'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../../machines/editing/editing.selectors.ts'
import { type ShortcutName, useShortcuts } from '../../hooks/use-shortcuts.ts'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'

/** The keys of the list that are for what is chosen on a sheet. */
export const SHEET_KEYS = [
  'open',
  'select',
  'move',
  'resize',
  'remove',
  'leave',
  'closer',
  'farther',
] as const satisfies ShortcutName[]

interface SheetKeys {
  readonly editing: EditingActor
  readonly work: CanvasWork
  /** The sheet before (-1) or behind (1) is shown; `false`: there is none. Absent: sheets are not leafed through. */
  readonly leaf?: ((by: 1 | -1) => unknown) | undefined
  /** Nothing is chosen, and the key to leave was pressed. */
  readonly onLeave?: (() => unknown) | undefined
}

/** Keys open, take off and leave what is chosen, and leaf, as long as no tool has the keyboard. */
export function useSheetKeys({ editing, work, leaf, onLeave }: SheetKeys): void {
  const { t } = useLingui()
  const tool = () => toolOf(editing.getSnapshot())
  const isFree = () => tool() === 'resting' || tool() === 'selected'
  const selected = () => (tool() === 'selected' ? editing.getSnapshot().context.selection : null)
  const leafBy = (by: 1 | -1) => () => (leaf && isFree() ? leaf(by) : false)
  useShortcuts({
    back: leafBy(-1),
    on: leafBy(1),
    open() {
      const selection = selected()
      return selection ? editing.send({ type: selection.kind === 'slot' ? 'crop.start' : 'text.start' }) : false
    },
    remove() {
      const selection = selected()
      if (selection?.kind !== 'caption') {
        return false
      }
      const { pageId, captionId } = selection
      return work.commands.make(
        { cmd: 'page_del_objs', pageId, slotIds: [], captionIds: [captionId] },
        t`Text removed from page`,
      )
    },
    leave: () =>
      tool() === 'swapping'
        ? editing.send({ type: 'tool.cancel' })
        : selected()
          ? editing.send({ type: 'selection.clear' })
          : isFree() && onLeave
            ? onLeave()
            : false,
  })
}

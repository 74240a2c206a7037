import { useLingui } from '@lingui/react/macro'
import { isRightBound } from '../../../../domain/product/paper.ts'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../../machines/editing/editing.selectors.ts'
import { leafWords } from '../../../messages/leaf-words.ts'
import { photoRemoved } from '../../edits/page-edits.ts'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import { type ShortcutName, useShortcuts } from '../../hooks/use-shortcuts.ts'
import type { Spreads } from '../../hooks/use-spreads.ts'

/** The keys of the list that are for pages, photos and texts. */
export const BOOK_KEYS = [
  'back',
  'on',
  'open',
  'select',
  'move',
  'resize',
  'remove',
  'leave',
  'closer',
  'farther',
] as const satisfies ShortcutName[]

interface BookKeys {
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly commands: EditCommands
  readonly spreads: Spreads
  /** The layouts of the page are open, and are closed by this; absent: they are not. */
  readonly leaveLayout: (() => void) | undefined
}

/** Keys leaf, open, take off and leave, as long as no tool has the keyboard. */
export function useBookKeys({ editing, document, commands, spreads, leaveLayout }: BookKeys): void {
  const { i18n } = useLingui()
  const { design, world } = document
  const tool = () => toolOf(editing.getSnapshot())
  const selected = () => (tool() === 'selected' ? editing.getSnapshot().context.selection : null)
  const leaf = (by: 1 | -1) => () => {
    const next = spreads.all[spreads.index + (isRightBound(world.paper) ? -by : by)]?.[0]
    return next && ['resting', 'selected'].includes(tool()) ? commands.show(next) : false
  }
  useShortcuts({
    back: leaf(-1),
    on: leaf(1),
    open() {
      const selection = selected()
      return selection ? editing.send({ type: selection.kind === 'slot' ? 'crop.start' : 'text.start' }) : false
    },
    remove() {
      const selection = selected()
      if (selection?.kind === 'slot') {
        return commands.make(photoRemoved(design, selection.at), i18n._(leafWords(design).photoOff))
      }
      const { pageId, captionId } = selection ?? {}
      return pageId && captionId
        ? commands.make(
            { cmd: 'page_del_objs', pageId, slotIds: [], captionIds: [captionId] },
            i18n._(leafWords(design).textOff),
          )
        : false
    },
    leave: () =>
      tool() === 'swapping'
        ? editing.send({ type: 'tool.cancel' })
        : selected()
          ? editing.send({ type: 'selection.clear' })
          : leaveLayout && tool() === 'resting'
            ? leaveLayout()
            : false,
  })
}

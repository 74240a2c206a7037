import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { saidBy } from '../../../domain/editing/editor-state.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { canRedo, canUndo, toolOf } from '../../../machines/editing/editing.selectors.ts'
import { changeName } from '../../messages/change-names.ts'
import { ActionMenu, type MenuAction } from '../../ui/controls/ActionMenu.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import type { EditCommands } from '../hooks/use-commands.ts'
import { type ShortcutName, useShortcuts } from '../hooks/use-shortcuts.ts'
import { SteadyIconButton } from '../tools/SteadyIconButton.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import { KeysSheet } from './KeysSheet.tsx'

/** Where there is a mouse there are keys; a keyboard at a phone opens the list by its own key. */
const HAS_KEYS = '(any-hover: hover)'

interface EditorActionsProps {
  readonly editing: EditingActor
  readonly commands: EditCommands
  /** A text is being written: it is finished or left before anything is undone. */
  readonly writing: boolean
  /** Keys that this workspace knows beside those for undo and redo. */
  readonly keys: readonly ShortcutName[]
  /** What else the workspace offers behind the third button. */
  readonly more: readonly MenuAction[]
}

/** Undo and redo by their names, and behind the third button everything that was done and the list of keys. */
export function EditorActions({ editing, commands, writing, keys, more }: EditorActionsProps) {
  const { t, i18n } = useLingui()
  const tool = useSelector(editing, toolOf)
  const unfinished = writing || tool === 'cropping'
  const undoable = useSelector(editing, canUndo) && !unfinished
  const redoable = useSelector(editing, canRedo) && !unfinished
  const undone = useSelector(editing, ({ context }) =>
    i18n._(changeName(saidBy(context.current, 'undo'), context.current.design)),
  )
  const redone = useSelector(editing, ({ context }) =>
    i18n._(changeName(saidBy(context.current, 'redo'), context.current.design)),
  )
  const [menu, setMenu] = useState<Point | null>(null)
  const [sheet, setSheet] = useState<'history' | 'keys' | null>(null)
  const close = () => setSheet(null)
  useShortcuts({
    undo: () => undoable && commands.step('undo'),
    redo: () => redoable && commands.step('redo'),
    keys: () => setSheet('keys'),
  })
  const actions: readonly MenuAction[] = [
    {
      icon: 'undo',
      label: t`History`,
      disabled: unfinished,
      act: () => setSheet('history'),
    },
    ...(window.matchMedia(HAS_KEYS).matches
      ? [{ icon: 'info', label: t`Shortcuts`, act: () => setSheet('keys') } as const]
      : []),
  ]
  return (
    <>
      <SteadyIconButton
        icon="undo"
        label={undoable ? t`Undo: ${undone}` : t`Undo`}
        disabled={!undoable}
        onClick={() => commands.step('undo')}
      />
      <SteadyIconButton
        icon="redo"
        label={redoable ? t`Redo: ${redone}` : t`Redo`}
        disabled={!redoable}
        onClick={() => commands.step('redo')}
      />
      <IconButton
        icon="more"
        label={t`More`}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={({ currentTarget }) => {
          const { right, bottom } = currentTarget.getBoundingClientRect()
          setMenu({ x: right, y: bottom })
        }}
      />
      <ActionMenu label={t`More`} at={menu} groups={[more, actions]} onClose={() => setMenu(null)} />
      {sheet === 'history' ? <HistorySheet {...{ editing, commands }} onClose={close} /> : null}
      {sheet === 'keys' ? <KeysSheet names={[...keys, 'undo', 'redo', 'keys']} onClose={close} /> : null}
    </>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { findPage } from '../../../domain/design/design.ts'
import type { HistoryStep } from '../../../domain/editing/editor-state.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { changeName } from '../../messages/change-names.ts'
import { pageName } from '../../messages/page-name.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import type { EditCommands } from '../hooks/use-commands.ts'
import styles from './HistorySheet.module.css'

interface HistorySheetProps {
  readonly editing: EditingActor
  readonly commands: EditCommands
  onClose(): void
}

/** Everything that was done, the last on top: a tap goes back to before it, or on to behind it. */
export function HistorySheet({ editing, commands, onClose }: HistorySheetProps) {
  const { t, i18n } = useLingui()
  const { design, undo, redo } = useSelector(editing, ({ context }) => context.current)
  const labelOf = ({ says, edit }: HistoryStep) => {
    const page = edit.pages.find(({ id }) => findPage(design, id))
    return page
      ? `${i18n._(changeName(says, design))} · ${i18n._(pageName(design, page.id))}`
      : i18n._(changeName(says, design))
  }
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={t`History`}>
      <ol className={styles['steps']}>
        {redo.map((step, index) => (
          // A step has no name of its own; its place in the history is what it is.
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the history stays what it is while it is there.
          <li key={`redo ${index}`} data-undone>
            <button type="button" className={styles['step']} onClick={() => commands.step('redo', redo.length - index)}>
              <span>{labelOf(step)}</span>
              <small>{t`Redo to here`}</small>
            </button>
          </li>
        ))}
        <li className={styles['now']} aria-current="step">
          {undo.length > 0 ? t`Current version` : t`Where you started`}
        </li>
        {undo
          .map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={`undo ${index}`}>
              <button
                type="button"
                className={styles['step']}
                onClick={() => commands.step('undo', undo.length - index)}
              >
                <span>{labelOf(step)}</span>
                <small>
                  <Plural value={undo.length - index} one="Undo this" other="Undo the last #" />
                </small>
              </button>
            </li>
          ))
          .toReversed()}
      </ol>
    </Sheet>
  )
}

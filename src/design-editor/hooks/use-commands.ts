import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { findPage } from '../../../domain/design/design.ts'
import { saidBy } from '../../../domain/editing/editor-state.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign } from '../../../machines/editing/editing.selectors.ts'
import { changeName } from '../../messages/change-names.ts'
import { pageName } from '../../messages/page-name.ts'

/** What a part of the editor may ask for, each said to eyes and ears as it is done. */
export interface EditCommands {
  /** Makes an edit, if there is one to make, and says what was done. */
  make(edit: Edit | undefined, done: string): void
  /** Undo or redo, one step or several, and what that was. */
  step(kind: 'undo' | 'redo', times?: number): void
  show(pageId: PageId): void
  /** Says what was done. */
  announce(done: string): void
}

/** What was last done, in words. */
export interface Announcement {
  /** For ears; `turn` counts: the same words once more are said once more. */
  readonly spoken: { readonly message: string; readonly turn: number }
  /** For eyes; empty once another page is shown. */
  readonly note: string
}

export function useCommands(editing: EditingActor): EditCommands & Announcement {
  const { i18n, t } = useLingui()
  const [spoken, setSpoken] = useState({ message: '', turn: 0 })
  const [note, setNote] = useState('')
  const speak = (message: string) => setSpoken(({ turn }) => ({ message, turn: turn + 1 }))
  const announce = (done: string) => {
    setNote(done)
    speak(done)
  }
  const refused = useSelector(editing, ({ context }) => context.refused !== null)
  const [wasRefused, setWasRefused] = useState(refused)
  if (wasRefused !== refused) {
    setWasRefused(refused)
    if (refused) {
      // The shop did not take what was done here: it stands neither beside the refusal nor behind it.
      setNote('')
      setSpoken(({ turn }) => ({ message: '', turn: turn + 1 }))
    }
  }
  return {
    ...{ spoken, note, announce },
    make(edit, done) {
      if (edit) {
        editing.send({ type: 'edit.make', edit })
        // What was refused is told by its own sentence: nothing was done.
        if (editing.getSnapshot().context.refused === null) {
          announce(done)
        }
      }
    },
    step(kind, times = 1) {
      const before = editing.getSnapshot()
      editing.send({ type: kind === 'undo' ? 'edit.undo' : 'edit.redo', times })
      const after = currentDesign(editing.getSnapshot())
      if (after === currentDesign(before)) {
        return
      }
      if (times > 1) {
        announce(
          kind === 'undo'
            ? t`Undone: ${plural(times, { one: '# step', other: '# steps' })}`
            : t`Redone: ${plural(times, { one: '# step', other: '# steps' })}`,
        )
        return
      }
      const what = i18n._(changeName(saidBy(before.context.current, kind), after))
      const seen = findPage(after, editing.getSnapshot().context.pageId)
      const page = seen ? i18n._(pageName(after, seen.id)) : ''
      announce(kind === 'undo' ? t`Undone: ${what} (${page})` : t`Redone: ${what} (${page})`)
    },
    show(pageId) {
      editing.send({ type: 'page.show', pageId })
      setNote('')
      speak(i18n._(pageName(currentDesign(editing.getSnapshot()), pageId)))
    },
  }
}

import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { Selection } from '../../../machines/editing/editing.types.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'

/**
 * Back lets go of a selected photo or text before it leaves. The entry is made when the selection is seen by itself: a tool
 * that came up together with it has its own entry, and Back leads from there to the selection.
 *
 * `of`: what looks otherwise while it is selected. To let go of anything else would be a Back that does nothing.
 */
export function useSelectionEntry(editing: EditingActor, of: readonly Selection['kind'][]): void {
  const selecting = useSelector(editing, ({ context: { selection } }) => isOneOf(of, selection))
  const bare = useSelector(
    editing,
    (snapshot) => toolOf(snapshot) === 'selected' && isOneOf(of, snapshot.context.selection),
  )
  const [entered, setEntered] = useState(false)
  if (entered ? !selecting : bare) {
    setEntered(!entered)
  }
  useHistoryEntry(entered, () => editing.send({ type: 'selection.clear' }))
}

function isOneOf(kinds: readonly Selection['kind'][], selection: Selection | null): boolean {
  return selection !== null && kinds.includes(selection.kind)
}

import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'

/**
 * Back lets go of a selected photo or text before it leaves. The entry is made when the selection is seen by itself: a tool
 * that came up together with it has its own entry, and Back leads from there to the selection.
 */
export function useSelectionEntry(editing: EditingActor): void {
  const selecting = useSelector(editing, ({ context }) => context.selection !== null)
  const bare = useSelector(editing, (snapshot) => toolOf(snapshot) === 'selected')
  const [entered, setEntered] = useState(false)
  if (entered ? !selecting : bare) {
    setEntered(!entered)
  }
  useHistoryEntry(entered, () => editing.send({ type: 'selection.clear' }))
}

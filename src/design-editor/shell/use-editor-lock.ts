import { useEffect, useRef, useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import type { EditLock } from '../../ports/design-ports.ts'
import { usePorts } from '../../ports/ports.ts'

/** Whether another window of this browser works on the design, and how to work here instead. */
export interface EditorLock {
  readonly elsewhere: boolean
  /** Takes the design over and opens it afresh: with what the shop has and what the other window had kept. */
  editHere(): void
}

export function useEditorLock(taskId: TaskId): EditorLock {
  const { designs } = usePorts()
  const [elsewhere, setElsewhere] = useState(false)
  const claim = useRef<EditLock | null>(null)
  useEffect(() => {
    const mine = designs.lockDesign(taskId, (here) => setElsewhere(!here))
    claim.current = mine
    return () => mine.leave()
  }, [designs, taskId])
  return {
    elsewhere,
    editHere: () => {
      void claim.current?.acquire().then(() => window.location.reload())
    },
  }
}

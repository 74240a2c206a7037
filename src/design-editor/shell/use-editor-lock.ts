import { useEffect, useRef, useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import type { DeskClaim } from '../../ports/design-ports.ts'
import { usePorts } from '../../ports/ports.ts'

/** Whether another window of this browser works on the design, and how to work here instead. */
export interface OneWindow {
  readonly elsewhere: boolean
  /** Takes the design over and opens it afresh: with what the shop has and what the other window had kept. */
  editHere(): void
}

export function useOneWindow(taskId: TaskId): OneWindow {
  const { designs } = usePorts()
  const [elsewhere, setElsewhere] = useState(false)
  const claim = useRef<DeskClaim | null>(null)
  useEffect(() => {
    const mine = designs.claimDesk(taskId, (here) => setElsewhere(!here))
    claim.current = mine
    return () => mine.leave()
  }, [designs, taskId])
  return {
    elsewhere,
    editHere: () => {
      void claim.current?.takeOver().then(() => window.location.reload())
    },
  }
}

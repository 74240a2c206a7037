import type { ReactNode } from 'react'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { useOverlays } from '../layout/use-overlays.ts'

export interface DialogProps {
  readonly open: boolean
  /** Absent: it stays until it is answered, and Back leaves it together with its screen. */
  readonly onOpenChange?: (open: boolean) => void
  readonly title: ReactNode
  /** What happens, that nothing is lost, what to do. */
  readonly children: ReactNode
  /** The answers, the safe one first. */
  readonly actions: ReactNode
}

/** A question that must be answered before anything else. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  useHistoryEntry(open && onOpenChange !== undefined, () => onOpenChange?.(false))
  // It may be the only way on: it is tried for until it is here.
  const drawn = useOverlays(open)
  return drawn ? <drawn.DrawnDialog {...props} /> : null
}

import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { DialogProps } from './drawn/overlay-props.ts'
import { useOverlays } from './use-overlays.ts'

/** A question that must be answered before anything else. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  useHistoryEntry(open && onOpenChange !== undefined, () => onOpenChange?.(false))
  // It may be the only way on: it is tried for until it is here.
  const drawn = useOverlays(open)
  return drawn ? <drawn.DrawnDialog {...props} /> : null
}

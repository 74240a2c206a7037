import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { SheetProps } from './drawn/overlay-props.ts'
import { useLostCode } from './use-lost-code.ts'
import { useOverlays } from './use-overlays.ts'

/** Comes up from the bottom, follows the finger down; from 900 px on it stands as a panel in the middle. Back closes it. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange } = props
  const sayLost = useLostCode()
  useHistoryEntry(open, () => onOpenChange(false))
  const drawn = useOverlays(open, () => {
    onOpenChange(false)
    sayLost()
  })
  return drawn ? <drawn.DrawnSheet {...props} /> : null
}

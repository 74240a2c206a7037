import { useLingui } from '@lingui/react/macro'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { toast } from '../feedback/Toast.tsx'
import type { SheetProps } from './drawn/overlay-props.ts'
import { useOverlays } from './use-overlays.ts'

/** Comes up from the bottom, follows the finger down; from 900 px on it stands as a panel in the middle. Back closes it. */
export function Sheet(props: SheetProps) {
  const { t } = useLingui()
  const { open, onOpenChange } = props
  useHistoryEntry(open, () => onOpenChange(false))
  const drawn = useOverlays(open, () => {
    onOpenChange(false)
    toast(t`You are offline. Nothing was changed.`, 'danger')
  })
  return drawn ? <drawn.DrawnSheet {...props} /> : null
}

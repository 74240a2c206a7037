import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { toast } from '../feedback/Toast.tsx'
import { useOverlays } from './use-overlays.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** The sheet's own primary action. */
  readonly action?: ReactNode
  /** Many things side by side: as wide as a large screen lets it be. */
  readonly wide?: boolean
}

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

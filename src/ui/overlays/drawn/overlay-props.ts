import type { ReactNode } from 'react'

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

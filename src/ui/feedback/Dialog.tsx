import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import styles from './Dialog.module.css'

interface DialogProps {
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
export function Dialog({ open, onOpenChange, title, children, actions }: DialogProps) {
  useHistoryEntry(open && onOpenChange !== undefined, () => onOpenChange?.(false))
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['backdrop']} />
        <AlertDialog.Popup className={styles['dialog']}>
          <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles['text']} render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className={styles['actions']}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

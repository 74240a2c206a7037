import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

interface BottomBarProps {
  /** What stands left of the action: a price, a count, tools. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The primary action within thumb reach, above the safe-area inset. Nothing destructive lives here. */
export function BottomBar({ note, children }: BottomBarProps) {
  return (
    <footer className={styles['bar']}>
      <div className={styles['inside']}>
        {note ? <div className={styles['note']}>{note}</div> : null}
        <div className={styles['actions']}>{children}</div>
      </div>
    </footer>
  )
}

import type { ReactNode } from 'react'
import styles from './EditorShell.module.css'

interface CanvasAreaProps {
  /** What is to be said over the canvas. */
  readonly notes: ReactNode
  readonly children: ReactNode
}

/** The place for what is worked on; notes lie over its upper edge. */
export function CanvasArea({ notes, children }: CanvasAreaProps) {
  return (
    <main className={styles['canvas']}>
      <div className={styles['notes']}>{notes}</div>
      {children}
    </main>
  )
}

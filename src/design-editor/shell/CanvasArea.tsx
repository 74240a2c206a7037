import type { ReactNode } from 'react'
import styles from './EditorShell.module.css'

interface CanvasAreaProps {
  /** What is to be said over the canvas. */
  readonly notes: ReactNode
  /** Tools that scroll lie below it: it keeps a useful size. */
  readonly aboveTools?: boolean
  readonly children: ReactNode
}

/** The place for what is worked on; notes lie over its upper edge. */
export function CanvasArea({ notes, aboveTools, children }: CanvasAreaProps) {
  return (
    <main className={styles['canvas']} data-above-tools={aboveTools}>
      <div className={styles['notes']}>{notes}</div>
      {children}
    </main>
  )
}

import type { ReactNode } from 'react'
import { Drawing } from '../pictures/Drawing.tsx'
import type { DrawingName } from '../pictures/drawing-paths.ts'
import styles from './EmptyState.module.css'
import { InPieces } from './InPieces.tsx'

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: ReactNode
  /** What happened, that nothing is lost, what to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** The level of the headline below the bar's h1. */
  readonly tone?: 'plain' | 'fault'
}

/** A designed state for nothing here yet, no network, something broke: a line drawing and a warm sentence. */
export function EmptyState({ drawing, title, children, action, tone = 'plain' }: EmptyStateProps) {
  return (
    <section className={styles['state']} role={tone === 'fault' ? 'alert' : undefined}>
      <Drawing name={drawing} />
      <h2 className={styles['title']}>
        <InPieces>{title}</InPieces>
      </h2>
      {children ? (
        <div className={styles['text']}>
          <InPieces>{children}</InPieces>
        </div>
      ) : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
    </section>
  )
}

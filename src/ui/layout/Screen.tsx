import type { ReactNode } from 'react'
import { Foot } from './Foot.tsx'
import styles from './Screen.module.css'

interface ScreenProps {
  readonly top?: ReactNode
  readonly bottom?: ReactNode
  /** Shown left on a wide screen, on top on a phone: the picture, the book, the canvas. */
  readonly lead?: ReactNode
  readonly busy?: boolean
  readonly children?: ReactNode
}

/** The frame of a screen: bars, one column on a phone, two from 900 px on when there is a `lead`. */
export function Screen({ top, bottom, lead, busy = false, children }: ScreenProps) {
  return (
    <div className={styles['screen']}>
      {top}
      <main className={styles['main']} data-columns={lead ? 2 : 1} aria-busy={busy || undefined}>
        {lead ? <div className={styles['lead']}>{lead}</div> : null}
        <div className={styles['content']}>{children}</div>
      </main>
      {bottom ? <Foot>{bottom}</Foot> : null}
    </div>
  )
}

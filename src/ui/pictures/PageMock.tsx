import type { CSSProperties, ReactNode } from 'react'
import styles from './PageMock.module.css'

interface PageMockProps {
  /** Width divided by height of the trimmed page. */
  readonly ratio: number
  readonly background?: string
  /** Which side the spine is on, for the shade of the fold. */
  readonly fold?: 'left' | 'right' | 'none'
  readonly size?: 'small' | 'large'
  readonly children?: ReactNode
}

/** A printed page lying on the paper ground: square corners, a soft shadow from above. */
export function PageMock({ ratio, background, fold = 'none', size = 'large', children }: PageMockProps) {
  const style: CSSProperties = { aspectRatio: String(ratio), ...(background ? { background } : {}) }
  return (
    <div className={styles['page']} data-fold={fold} data-size={size} style={style}>
      {children}
    </div>
  )
}

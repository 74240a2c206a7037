import type { ReactNode } from 'react'
import styles from './PhotoTile.module.css'

export type PhotoTileState = 'plain' | 'selected' | 'working' | 'failed'

interface PhotoTileProps {
  /** Absent while the picture is being read. */
  readonly src?: string
  /** Names the photo for those who cannot see it. */
  readonly alt: string
  readonly state?: PhotoTileState
  /** What lies in the lower right corner: a ring, a mark. */
  readonly corner?: ReactNode
  readonly onPress?: () => void
}

/** One photo in a grid: square, quiet, its state in a corner. */
export function PhotoTile({ src, alt, state = 'plain', corner, onPress }: PhotoTileProps) {
  const inside = (
    <>
      {src ? <img className={styles['picture']} src={src} alt={alt} loading="lazy" decoding="async" /> : null}
      {corner ? <span className={styles['corner']}>{corner}</span> : null}
    </>
  )
  return onPress ? (
    <button
      type="button"
      className={styles['tile']}
      data-state={state}
      aria-label={src ? undefined : alt}
      aria-pressed={state === 'selected'}
      onClick={onPress}
    >
      {inside}
    </button>
  ) : (
    <div className={styles['tile']} data-state={state}>
      {inside}
    </div>
  )
}

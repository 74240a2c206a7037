import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly shape?: 'text' | 'card' | 'photo' | 'round'
}

/** The shape of what is coming, a line of text where nothing else is said. Purely visual: the screen around it says that it is busy. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span className={styles['skeleton']} data-shape={shape} style={{ width, height }} aria-hidden="true" />
}

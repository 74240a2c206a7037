import type { CSSProperties } from 'react'
import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import { demoPhoto } from './demo-photo.ts'
import styles from './pictures.module.css'

interface ShotProps {
  readonly of: DemoPhotoName
  /** Place on the page in percent: left, top, width, height. Absent: the whole page. */
  readonly at?: readonly [left: number, top: number, width: number, height: number]
  readonly style?: CSSProperties
}

/** A demo photograph in its slot on a mock-up. Decoration: the mock-up as a whole has the name. */
export function Shot({ of, at = [0, 0, 100, 100], style }: ShotProps) {
  const [left, top, width, height] = at
  return (
    <img
      className={styles['shot']}
      src={demoPhoto(of)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, ...style }}
    />
  )
}

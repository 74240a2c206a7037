import type { CSSProperties } from 'react'
import styles from './pictures.module.css'
import { SCENERY, type SceneryName } from './scenery.ts'

interface ShotProps {
  readonly of: SceneryName
  /** Place on the page in percent: left, top, width, height. Absent: the whole page. */
  readonly at?: readonly [left: number, top: number, width: number, height: number]
  readonly style?: CSSProperties
}

/** A drawn picture in its slot on a mock-up. Decoration: the mock-up as a whole has the name. */
export function Shot({ of, at = [0, 0, 100, 100], style }: ShotProps) {
  const [left, top, width, height] = at
  return (
    <img
      className={styles['shot']}
      src={SCENERY[of]}
      alt=""
      width={800}
      height={600}
      decoding="async"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, ...style }}
    />
  )
}

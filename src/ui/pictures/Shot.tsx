import { type CSSProperties, use, useState } from 'react'
import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import { demoPhoto } from './demo-photo.ts'
import styles from './pictures.module.css'
import { ShotsContext } from './shots.ts'

interface ShotProps {
  readonly of: DemoPhotoName
  /** Place on the page in percent: left, top, width, height. Absent: the whole page. */
  readonly at?: readonly [left: number, top: number, width: number, height: number]
  readonly style?: CSSProperties
}

/** A demo photograph, or the shopper's own in its place, in its slot on a mock-up, a quiet horizon where it does not come. Decoration: the mock-up as a whole has the name. */
export function Shot({ of, at = [0, 0, 100, 100], style }: ShotProps) {
  const own = use(ShotsContext)?.instead.get(of)
  const [lost, lose] = useState('')
  const src = own?.url ?? demoPhoto(of)
  const [left, top, width, height] = at
  const place = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, ...style }
  return lost === src ? (
    <span className={styles['lost']} style={place} />
  ) : (
    <img
      className={styles['shot']}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      style={own ? { ...place, objectPosition: own.position } : place}
      onError={() => lose(src)}
    />
  )
}

import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import { PageMock } from './PageMock.tsx'
import styles from './pictures.module.css'
import { Shot } from './Shot.tsx'

interface BookCoverProps {
  /** Width divided by height of a page. */
  readonly ratio: number
  readonly shot: DemoPhotoName
  readonly title: string
}

/** A closed book from the front: photo, title, the fold beside the spine. */
export function BookCover({ ratio, shot, title }: BookCoverProps) {
  return (
    <div className={styles['book']} style={{ aspectRatio: String(ratio) }} data-shape={shapeOf(ratio)}>
      <PageMock ratio={ratio} fold="left">
        <Shot of={shot} at={[11, 9, 80, 62]} />
        <span className={styles['coverTitle']} aria-hidden="true">
          {title}
        </span>
      </PageMock>
    </div>
  )
}

interface BookFrontProps {
  /** The painted cover: back, spine and front side by side, or the front alone. */
  readonly src: string
  readonly ratio: number
}

/** A closed book from the front, cut out of its painted cover: the front is the right end of the wrap. */
export function BookFront({ src, ratio }: BookFrontProps) {
  return (
    <div className={styles['book']} style={{ aspectRatio: String(ratio) }} data-shape={shapeOf(ratio)}>
      <PageMock ratio={ratio} fold="left" size="small">
        <img className={styles['front']} src={src} alt="" decoding="async" />
      </PageMock>
    </div>
  )
}

interface BookSpreadProps {
  readonly ratio: number
  readonly shots: readonly [DemoPhotoName, DemoPhotoName, DemoPhotoName, DemoPhotoName]
}

/** An open book on the canvas: one full page, one page of three. */
export function BookSpread({ ratio, shots: [full, wide, left, right] }: BookSpreadProps) {
  return (
    <div className={styles['spread']} style={{ aspectRatio: String(ratio * 2) }}>
      <PageMock ratio={ratio} fold="right">
        <Shot of={full} />
      </PageMock>
      <PageMock ratio={ratio} fold="left">
        <Shot of={wide} at={[10, 9, 82, 47]} />
        <Shot of={left} at={[10, 59, 39.5, 32]} />
        <Shot of={right} at={[52.5, 59, 39.5, 32]} />
      </PageMock>
    </div>
  )
}

function shapeOf(ratio: number): 'portrait' | 'square' | 'landscape' {
  if (ratio < 0.95) {
    return 'portrait'
  }
  return ratio > 1.05 ? 'landscape' : 'square'
}

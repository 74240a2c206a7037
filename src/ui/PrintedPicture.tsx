import styles from './PrintedPicture.module.css'
import { BookCover } from './pictures/BookPicture.tsx'

interface PrintedPictureProps {
  /** Address of the rendered cover; empty while there is none, then a mock-up stands in. */
  readonly src: string
  readonly title: string
}

/** The thing that was ordered, as it was painted. Decoration beside its name. */
export function PrintedPicture({ src, title }: PrintedPictureProps) {
  return (
    <span className={styles['printed']} aria-hidden="true">
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" />
      ) : (
        <BookCover ratio={1} shot="hills" title={title} />
      )}
    </span>
  )
}

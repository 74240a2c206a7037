import { BookCover, BookFront } from './BookPicture.tsx'
import styles from './PrintedPicture.module.css'

interface PrintedPictureProps {
  /** Address of the painted cover; empty while there is none, then a mock-up stands in. */
  readonly src: string
  readonly title: string
  /** Width divided by height of a page. */
  readonly ratio: number
}

/** The shopper's own book from the front, as it was painted. Decoration beside its name. */
export function PrintedPicture({ src, title, ratio }: PrintedPictureProps) {
  return (
    <span className={styles['printed']} aria-hidden="true">
      {src ? <BookFront src={src} ratio={ratio} /> : <BookCover ratio={ratio} shot="ridges-dawn" title={title} />}
    </span>
  )
}

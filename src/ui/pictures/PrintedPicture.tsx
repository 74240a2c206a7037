import { useState } from 'react'
import { BookCover, BookFront } from './BookPicture.tsx'
import { PageMock } from './PageMock.tsx'
import styles from './PrintedPicture.module.css'

interface PrintedPictureProps {
  /** Address of the painted cover; empty while there is none, then a mock-up stands in. */
  readonly src: string
  readonly title: string
  /** Width divided by height of a page. */
  readonly ratio: number
  /** A book has a spine; a calendar, a card or a print is a sheet, shown whole. */
  readonly bound?: boolean
}

/** The shopper's own thing from the front, as it was painted. Decoration beside its name. */
export function PrintedPicture({ src, title, ratio, bound = true }: PrintedPictureProps) {
  return (
    <span className={styles['printed']} aria-hidden="true">
      {src && !bound ? <Sheet src={src} ratio={ratio} /> : null}
      {src && bound ? <BookFront src={src} ratio={ratio} /> : null}
      {src ? null : <BookCover ratio={ratio} shot="ridges-dawn" title={title} />}
    </span>
  )
}

/** A sheet may lie or stand whatever its product does by itself (a turned frame): its painted picture knows. */
function Sheet({ src, ratio: usual }: { readonly src: string; readonly ratio: number }) {
  const [painted, setPainted] = useState<number>()
  const ratio = painted ?? usual
  return (
    <span className={styles['sheet']} style={{ width: `${Math.min(1, ratio) * 100}%` }}>
      <PageMock ratio={ratio} size="small">
        <img
          className={styles['whole']}
          src={src}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setPainted(naturalWidth / naturalHeight)}
        />
      </PageMock>
    </span>
  )
}

import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import { BookCover, BookSpread } from './BookPicture.tsx'
import styles from './pictures.module.css'
import { Shot } from './Shot.tsx'

interface ProductPictureProps {
  readonly type: ProductTypeNumber
  /** Width divided by height of a book's page. */
  readonly ratio?: number
  readonly large?: boolean
  /** Printed on the cover. */
  readonly title: string
  /** Which drawn pictures are used; by turns over a shelf. */
  readonly turn?: number
}

const WALL = ['sea', 'cake', 'hills', 'cat', 'family', 'garden', 'lantern', 'snow', 'table'] as const
const COVERS = ['family', 'hills', 'sea', 'garden'] as const

/** What a product looks like: a mock-up of our own. Decoration beside the product's name. */
export function ProductPicture({ type, ratio = 1, large = false, title, turn = 0 }: ProductPictureProps) {
  return (
    <div className={styles['stage']} data-large={large || undefined} aria-hidden="true">
      {mockUp(type, ratio, title, COVERS[turn % COVERS.length] ?? 'family')}
    </div>
  )
}

function mockUp(type: ProductTypeNumber, ratio: number, title: string, cover: (typeof COVERS)[number]) {
  switch (type) {
    case 1:
      return (
        <div className={styles['single']}>
          <div style={{ display: 'grid', placeItems: 'center' }}>
            <BookCover ratio={ratio} shot={cover} title={title} />
          </div>
        </div>
      )
    case 2:
      return (
        <div className={styles['frame']}>
          <Shot of="family" at={[12, 14, 76, 72]} />
        </div>
      )
    case 3:
      return (
        <div className={styles['set']}>
          <div className={styles['setFrame']}>
            <Shot of="cat" at={[14, 14, 72, 72]} />
          </div>
          <div className={styles['setCard']}>
            <Shot of="sea" at={[4, 5, 92, 90]} />
          </div>
          <div className={styles['setBook']}>
            <BookCover ratio={1} shot="garden" title={title} />
          </div>
        </div>
      )
    case 4:
      return (
        <>
          <div className={styles['phone']}>
            <div className={styles['phoneGlass']}>
              <Shot of="sea" />
            </div>
          </div>
          <div className={styles['sent']} style={{ top: '22%' }}>
            <Shot of="snow" />
          </div>
          <div className={styles['sent']} style={{ top: '52%', right: '10%' }}>
            <Shot of="hills" />
          </div>
        </>
      )
    case 5:
      return (
        <div className={styles['box']}>
          <div className={styles['boxInside']}>
            <Shot of="cake" at={[6, 10, 54, 50]} style={{ border: '3px solid #fff' }} />
            <Shot of="table" at={[38, 40, 54, 50]} style={{ border: '3px solid #fff' }} />
          </div>
        </div>
      )
    case 6:
      return (
        <div className={styles['wall']}>
          {WALL.map((shot) => (
            <div key={shot} className={styles['wallFrame']}>
              <Shot of={shot} at={[10, 10, 80, 80]} />
            </div>
          ))}
        </div>
      )
    case 7:
      return (
        <>
          <div className={styles['card']} data-side="back">
            <span className={styles['stamp']} />
          </div>
          <div className={styles['card']} data-side="front">
            <Shot of="sea" at={[3, 4, 94, 92]} />
          </div>
        </>
      )
    case 8:
      return (
        <div className={styles['calendar']}>
          <div className={styles['calendarShot']}>
            <Shot of="snow" />
          </div>
          <div className={styles['days']}>
            {Array.from({ length: 21 }, (_, index) => index).map((index) => (
              <i key={index} data-red={index % 7 === 6 || undefined} />
            ))}
          </div>
        </div>
      )
    case 9:
      return (
        <>
          <div className={styles['fan']} data-turn="left">
            <Shot of="lantern" />
          </div>
          <div className={styles['fan']} data-turn="none">
            <Shot of="city" />
          </div>
          <div className={styles['fan']} data-turn="right">
            <Shot of="garden" />
          </div>
        </>
      )
  }
}

/** The open book that stands for the shop. */
export function HeroPicture() {
  return (
    <div aria-hidden="true">
      <BookSpread ratio={1} shots={['family', 'sea', 'cat', 'cake']} />
    </div>
  )
}

import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import { BookCover, BookSpread } from './BookPicture.tsx'
import styles from './pictures.module.css'
import { Shot } from './Shot.tsx'

interface ProductPictureProps {
  readonly type: ProductTypeNumber
  /** Width divided by height of a page, a sheet or an opening. */
  readonly ratio?: number | undefined
  /** Openings of a frame. */
  readonly openings?: number
  readonly large?: boolean
  /** Printed on the cover of a sample; what is ordered has none before it is designed. */
  readonly title?: string
  /** Which photographs are used; by turns over a shelf. */
  readonly turn?: number
}

const WALL = [
  ...['sea-sunset', 'coffee', 'ridges-dawn', 'eggs', 'family-beach'],
  ...['leaf', 'fireworks', 'pier-long-exposure', 'oranges'],
] as readonly DemoPhotoName[]
const COVERS = ['family-beach', 'balloons', 'dunes-crest', 'beach-from-above'] as const

const OPENINGS = ['dunes-crest', 'couple-shore', 'snowy-wood', 'window-light'] as const
const CARDS = ['beach-from-above', 'fireworks', 'daisies', 'candles', 'family-beach'] as const

/** A card is less wide than the sheets behind it side by side, for it is higher than they are: a trio of 13 x 18 cm hangs as 43 x 22. */
const CARD = 0.9

function ofTurn(photos: readonly DemoPhotoName[], turn: number): DemoPhotoName {
  return photos[turn % photos.length] ?? 'family-beach'
}

/** What a product looks like: a mock-up of our own. Decoration beside the product's name. */
export function ProductPicture({
  type,
  ratio,
  openings = 1,
  large = false,
  title = '',
  turn = 0,
}: ProductPictureProps) {
  return (
    <div className={styles['stage']} data-large={large || undefined} aria-hidden="true">
      {mockUp({ type, ratio, openings, title, turn, large })}
    </div>
  )
}

type Mocked = Required<Pick<ProductPictureProps, 'type' | 'openings' | 'title' | 'turn' | 'large'>> &
  Pick<ProductPictureProps, 'ratio'>

function mockUp({ type, ratio, openings, title, turn, large }: Mocked) {
  switch (type) {
    case 1:
      return (
        <div className={styles['single']}>
          <div style={{ display: 'grid', placeItems: 'center' }}>
            <BookCover ratio={ratio ?? 1} shot={ofTurn(COVERS, turn)} title={title} />
          </div>
        </div>
      )
    case 2:
      return openings > 1 ? (
        <div className={styles['frame']} data-long style={{ aspectRatio: String((ratio ?? 0.72) * openings * CARD) }}>
          {OPENINGS.slice(0, openings).map((shot, at) => (
            <Shot key={shot} of={shot} at={[(100 / openings) * (at + 0.17), 17, (100 / openings) * 0.66, 66]} />
          ))}
        </div>
      ) : (
        <div className={styles['frame']}>
          <Shot of="kite-day" at={[12, 14, 76, 72]} />
        </div>
      )
    case 3:
      return (
        <div className={styles['set']}>
          <div className={styles['setFrame']}>
            <Shot of="balloons" at={[14, 14, 72, 72]} />
          </div>
          <div className={styles['setCard']}>
            <Shot of="sailing-home" at={[4, 5, 92, 90]} />
          </div>
          <div className={styles['setBook']}>
            {/* The book of a set on a tile is too small for a title: it would run over the photo. */}
            <BookCover ratio={1} shot="daisies" title={large ? title : ''} />
          </div>
        </div>
      )
    case 4:
      return (
        <>
          <div className={styles['phone']}>
            <div className={styles['phoneGlass']}>
              <Shot of="couple-shore" />
            </div>
          </div>
          <div className={styles['sent']} style={{ top: '22%' }}>
            <Shot of="alps-evening" />
          </div>
          <div className={styles['sent']} style={{ top: '52%', right: '10%' }}>
            <Shot of="ridges-blue" />
          </div>
        </>
      )
    case 5:
      return (
        <div className={styles['box']}>
          <div className={styles['boxInside']}>
            <Shot of="candles" at={[6, 10, 54, 50]} style={{ border: '3px solid #fff' }} />
            <Shot of="family-beach" at={[38, 40, 54, 50]} style={{ border: '3px solid #fff' }} />
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
            <Shot of={ofTurn(CARDS, turn)} at={[3, 4, 94, 92]} />
          </div>
        </>
      )
    case 8:
      return (
        <div
          className={styles['calendar']}
          data-desk={(ratio ?? 0.7) > 1 || undefined}
          style={{ aspectRatio: String(ratio ?? 0.7) }}
        >
          <div className={styles['calendarShot']}>
            <Shot of={(ratio ?? 0.7) > 1 ? 'sea-sunset' : 'snowy-wood'} />
          </div>
          <div className={styles['days']}>
            {Array.from({ length: 28 }, (_, index) => index).map((index) => (
              <i key={index} data-red={index % 7 === 6 || undefined} />
            ))}
          </div>
        </div>
      )
    case 9:
      return (
        <>
          <div className={styles['fan']} data-turn="left">
            <Shot of="fireworks" />
          </div>
          <div className={styles['fan']} data-turn="none">
            <Shot of="sea-sunset" />
          </div>
          <div className={styles['fan']} data-turn="right">
            <Shot of="leaf" />
          </div>
        </>
      )
  }
}

/** The open book that stands for the shop. */
export function HeroPicture() {
  return (
    <div aria-hidden="true">
      <BookSpread ratio={1} shots={['family-beach', 'sea-silver', 'coffee', 'balloons']} />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { mocked, pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import { localised } from '../../i18n/i18n.ts'
import { runCode } from '../../lib/run-code.ts'
import { ScreenBoundary } from '../../ui/feedback/ScreenBoundary.tsx'
import { BookSpread } from '../../ui/pictures/BookPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import styles from './ProductGallery.module.css'

/** The painter is large: it comes after the page is there. */
const PaintedPictures = lazy(async () => {
  await runCode('painted_book')
  return { default: (await import('./PaintedPictures.tsx')).PaintedPictures }
})
const PaintedSheets = lazy(async () => {
  await runCode('painted_sheets')
  return { default: (await import('./PaintedSheets.tsx')).PaintedSheets }
})

/** Pictures of the product side by side: closed, and for a book two open spreads. Swiped on a phone. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const drawn = <DrawnPictures product={product} />
  const meanwhile = (
    <div className={styles['meanwhile']} aria-busy="true">
      {drawn}
    </div>
  )
  const thumbs = [...new Set(product.pictures?.thumbs)]
  const Painted = paintedBy(product)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard too.
    <section className={styles['gallery']} aria-label={t`Pictures of the product`} tabIndex={0}>
      {thumbs.map((address, at) => (
        <div key={address} className={styles['picture']}>
          <img
            className={styles['photo']}
            src={address}
            alt={localised(product.name)}
            // The first one is what the page is opened for: it does not wait until it is known to be in sight.
            {...(at === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </div>
      ))}
      {thumbs.length > 0 ? null : Painted && product.themeIds.length > 0 ? (
        <ScreenBoundary otherwise={() => drawn}>
          <Suspense fallback={meanwhile}>
            <Painted product={product} otherwise={meanwhile} />
          </Suspense>
        </ScreenBoundary>
      ) : (
        drawn
      )}
    </section>
  )
}

/** What shows a product as it will be printed; nothing for what is not designed. */
function paintedBy({ book, sheets }: Product) {
  if (book) {
    return PaintedPictures
  }
  return sheets ? PaintedSheets : undefined
}

/** Pictures of the merchant's that show the product in detail, one under another. */
export function DetailPictures({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const pictures = [...new Set(product.pictures?.details)]
  return pictures.length > 0 ? (
    <section className={styles['details']} aria-label={t`Product details`}>
      {pictures.map((address) => (
        <img key={address} src={address} alt="" loading="lazy" />
      ))}
    </section>
  ) : null
}

/** What the product looks like, as a drawing. */
function DrawnPictures({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const ratio = pageRatio(product)
  return (
    <>
      <div className={styles['picture']}>
        <ProductPicture {...mocked(product)} title={t`Our summer`} large />
      </div>
      {product.book ? (
        <>
          <div className={styles['picture']} data-open aria-hidden="true">
            <BookSpread ratio={ratio} shots={['ridges-dawn', 'family-beach', 'daisies', 'coffee']} />
          </div>
          <div className={styles['picture']} data-open aria-hidden="true">
            <BookSpread ratio={ratio} shots={['harbour-dusk', 'snowy-wood', 'fireworks', 'kite-day']} />
          </div>
        </>
      ) : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import { words } from '../../i18n/words.ts'
import { useSession } from '../../session/session.ts'
import { ScreenBoundary } from '../../ui/feedback/ScreenBoundary.tsx'
import { BookSpread } from '../../ui/pictures/BookPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import styles from './ProductGallery.module.css'

/** The painter is large: it comes after the page is there. */
const PaintedPictures = lazy(async () => ({ default: (await import('./PaintedPictures.tsx')).PaintedPictures }))

/** Pictures of the product side by side: closed, and for a book two open spreads. Swiped on a phone. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const drawn = <DrawnPictures product={product} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard too.
    <section className={styles['gallery']} aria-label={t`Pictures of the product`} tabIndex={0}>
      {product.book && product.themeIds.length > 0 ? (
        <ScreenBoundary otherwise={() => drawn}>
          <Suspense fallback={drawn}>
            <PaintedPictures product={product} otherwise={drawn} />
          </Suspense>
        </ScreenBoundary>
      ) : (
        drawn
      )}
    </section>
  )
}

/** What the product looks like, as a drawing. */
function DrawnPictures({ product }: { readonly product: Product }) {
  const { merchant } = useSession()
  const ratio = pageRatio(product)
  return (
    <>
      <div className={styles['picture']}>
        <ProductPicture type={product.type} ratio={ratio} title={words(merchant.name)} large />
      </div>
      {product.book ? (
        <>
          <div className={styles['picture']} data-open aria-hidden="true">
            <BookSpread ratio={ratio} shots={['hills', 'family', 'garden', 'table']} />
          </div>
          <div className={styles['picture']} data-open aria-hidden="true">
            <BookSpread ratio={ratio} shots={['city', 'snow', 'lantern', 'cat']} />
          </div>
        </>
      ) : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../../domain/product/product.ts'
import { useSession } from '../../session.ts'
import { BookSpread } from '../../ui/pictures/BookPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import { words } from '../../words.ts'
import { pageRatio } from '../prod_list/ProductTiles.tsx'
import styles from './ProductGallery.module.css'

/** Pictures of the product side by side: closed, and for a book two open spreads. Swiped on a phone. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const ratio = pageRatio(product)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard too.
    <section className={styles['gallery']} aria-label={t`Pictures of the product`} tabIndex={0}>
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
    </section>
  )
}

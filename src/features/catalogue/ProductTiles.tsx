import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Link } from 'wouter'
import type { ShelfProduct } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useSession } from '../../session/session.ts'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import { ShotsContext } from '../../ui/pictures/shots.ts'
import styles from './ProductTiles.module.css'

/** Products as large pictures with their name and what they cost. */
export function ProductTiles({ products }: { readonly products: readonly ShelfProduct[] }) {
  return (
    <ul className={styles['tiles']}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Tile product={product} turn={index} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ product, turn }: { readonly product: ShelfProduct; readonly turn: number }) {
  const { t } = useLingui()
  // An album that is to become something goes along.
  const aid = useQueryOfAddress().get('aid') ?? undefined
  const title = use(ShotsContext)?.title ?? t`Our summer`
  return (
    <Link className={styles['tile']} href={pathTo('prod_details', { pid: product.id, aid })}>
      <span className={styles['picture']}>
        {product.pictures?.thumbs[0] ? (
          <img className={styles['photo']} src={product.pictures.thumbs[0]} alt="" loading="lazy" />
        ) : (
          <ProductPicture {...mocked(product)} title={title} turn={turn} />
        )}
        {product.soon ? (
          <span className={styles['soon']}>
            <Trans>Coming soon</Trans>
          </span>
        ) : null}
      </span>
      <span className={styles['name']}>{localised(product.name)}</span>
      <span className={styles['price']}>
        {product.onShelf ? <From amount={product.price.base} /> : <Trans>Not available now</Trans>}
      </span>
    </Link>
  )
}

function From({ amount }: { readonly amount: number }) {
  const { merchant } = useSession()
  const price = money(amount, merchant.currency.code)
  return amount > 0 ? <Trans>from {price}</Trans> : <Trans>Free of charge</Trans>
}

/** What its picture must know of a product to show its shape. */
export function mocked(product: ShelfProduct) {
  const openings = product.type === 2 ? (product.sheets?.length ?? 1) : 1
  return { type: product.type, ratio: pageRatio(product), openings } as const
}

/** Width divided by height of a page; 1 for what has none. */
export function pageRatio({ book, sheets }: ShelfProduct): number {
  const page = (book ?? sheets?.[0])?.page
  return page ? page.width / page.height : 1
}

const PLACES = [1, 2, 3, 4]

/** The shelf while its products are on their way. */
export function TilesWaiting() {
  return (
    <div className={styles['tiles']}>
      <Loading />
      {PLACES.map((index) => (
        <div key={index} className={styles['tile']}>
          <Skeleton height="auto" shape="card" />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { SHELVES } from '../../../domain/front/front-data.ts'
import type { ProductId } from '../../../domain/ids.ts'
import { isSpecialCard, type ShelfProduct } from '../../../domain/product/product.ts'
import { shopWindow } from '../../../domain/product/shop-window.ts'
import { useInCart } from '../../features/cart/use-in-cart.ts'
import { ProductTiles, TilesWaiting } from '../../features/catalogue/ProductTiles.tsx'
import { RecommendLink } from '../../features/catalogue/RecommendLink.tsx'
import { SpecialCardsLink } from '../../features/catalogue/SpecialCardsLink.tsx'
import { WithOwnShots } from '../../features/catalogue/WithOwnShots.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import type { ListPart } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { HeroPicture } from '../../ui/pictures/ProductPicture.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { FollowNote } from './FollowNote.tsx'
import styles from './IndexScreen.module.css'

/** How many products stand in the shop window. */
const WINDOW = 12

/** The shop's front: its name, the book begun before, one large picture, everything on the shelves. */
export function IndexScreen() {
  const { merchant, shopper } = useSession()
  const { t } = useLingui()
  const { go } = useNavigation()
  const products = useFrontQuery(['products', 'window'], ({ catalogue }, signal) =>
    catalogue.shelf({ page: 1, count: SHELVES }, signal),
  )
  const books = products.data?.items.filter((product) => product.type === 1 && !product.soon && product.onShelf) ?? []
  return (
    <Screen>
      <header className={styles['head']}>
        <div className={styles['merchant']}>
          {merchant.shop.logo ? <img src={merchant.shop.logo} alt="" width={32} height={32} /> : null}
          <h1 className={styles['name']}>{localised(merchant.name)}</h1>
        </div>
        <nav className={styles['ways']} aria-label={t`Cart, orders, account`}>
          {shopper ? <CartButton /> : null}
          <IconButton icon="orders" label={t`Orders`} onClick={() => go('order_index')} />
          <IconButton icon="user" label={t`Account`} onClick={() => go('user_index')} />
        </nav>
      </header>
      <FollowNote />
      {shopper ? <ContinueCard /> : null}
      <WithOwnShots>
        <Hero text={localised(merchant.shop.description)} books={books} waiting={products.isPending} />
        {products.data?.items.length === 0 ? (
          <EmptyState drawing="soon" title={t`Products are coming soon`}>
            <Trans>New products arrive from time to time. Please come back in a few days.</Trans>
          </EmptyState>
        ) : (
          <section className={styles['shelf']} aria-labelledby="shelf">
            <div className={styles['shelfHead']}>
              <h2 id="shelf" className={styles['shelfTitle']}>
                <Trans>Made from your photos</Trans>
              </h2>
              <Link className={styles['all']} href={pathTo('prod_list')}>
                <Trans>See all</Trans>
              </Link>
            </div>
            {isAnyOnShelf(merchant.recommended ?? [], products.data) ? <RecommendLink /> : null}
            {products.data?.items.some(isSpecialCard) ? <SpecialCardsLink /> : null}
            {products.data ? <ProductTiles products={shopWindow(products.data.items, WINDOW)} /> : null}
            {products.isPending ? <TilesWaiting /> : null}
            {products.error ? <FaultState fault={products.error} onRetry={() => void products.refetch()} /> : null}
          </section>
        )}
      </WithOwnShots>
    </Screen>
  )
}

/** Whether one of these is to be had: as long as not all of the shelves is known, it may be, so that nothing moves when they come. */
function isAnyOnShelf(pids: readonly ProductId[], shelves: ListPart<ShelfProduct> | undefined): boolean {
  if (!shelves || shelves.items.length < shelves.total) {
    return pids.length > 0
  }
  return shelves.items.some(({ id }) => pids.includes(id))
}

/** The way to the cart, with how much is in it. */
function CartButton() {
  const { t } = useLingui()
  const { go } = useNavigation()
  const count = useInCart()
  const label = count > 0 ? plural(count, { one: 'Cart: # item', other: 'Cart: # items' }) : t`Cart`
  return <IconButton icon="cart" label={label} count={count} onClick={() => go('cart_index')} />
}

interface HeroProps {
  readonly text: string
  /** The books on sale: of several the size is chosen first; without one the shelves have what there is. */
  readonly books: readonly ShelfProduct[]
  readonly waiting: boolean
}

function Hero({ text, books, waiting }: HeroProps) {
  const { go } = useNavigation()
  const [book, another] = books
  const begin = () =>
    book && !another ? go('prod_details', { pid: book.id }) : go('prod_list', { cataid: book?.categoryId })
  return (
    <section className={styles['hero']}>
      <div className={styles['heroPicture']}>
        <HeroPicture />
      </div>
      <div className={styles['heroWords']}>
        <p className={styles['heroLine']}>{text}</p>
        <Button variant="primary" icon="book" disabled={waiting} onClick={begin}>
          <Trans>Make a photo book</Trans>
        </Button>
      </div>
    </section>
  )
}

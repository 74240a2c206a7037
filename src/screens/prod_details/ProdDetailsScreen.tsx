import { Trans, useLingui } from '@lingui/react/macro'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { startFromProduct } from '../../../domain/navigation/start-route.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import { useFrontReading } from '../../reading.ts'
import { useSession } from '../../session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { FaultState } from '../../ui/FaultState.tsx'
import { Money } from '../../ui/Money.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { WaitingScreen } from '../../ui/WaitingScreen.tsx'
import { words } from '../../words.ts'
import styles from './ProdDetailsScreen.module.css'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'

/** One product: how it looks, what it is made of, what it costs, and the way to start. */
export function ProdDetailsScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const pid = asId<ProductId>(useQueryOfAddress().get('pid') ?? '')
  const product = useFrontReading(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  if (product.data) {
    return <Details product={product.data} />
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Product`} onBack={() => back('prod_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  return <WaitingScreen />
}

function Details({ product }: { readonly product: Product }) {
  const { merchant } = useSession()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const name = words(product.name)
  const tid = address.get('tid') ?? undefined
  const startable = product.onShelf && !product.soon
  const start = () => {
    const aid = address.get('aid') ?? undefined
    const route = startFromProduct(product.type, tid !== undefined)
    // A design needs photos: without an album the way to it begins there.
    go(route === 'theme_preview' && !aid ? 'album_list' : route, { pid: product.id, aid, tid })
  }
  return (
    <Screen
      top={<TopBar title={name} onBack={() => back('prod_list')} />}
      lead={<ProductGallery product={product} />}
      bottom={
        <BottomBar
          note={
            <>
              <span className={styles['from']}>
                <Trans>from</Trans>
              </span>{' '}
              <Money amount={product.price.base} currency={merchant.currency.code} size="large" />
            </>
          }
        >
          <Button look="primary" disabled={!startable} onClick={start}>
            {startLabel(product)}
          </Button>
        </BottomBar>
      }
    >
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['description']}>{words(product.description)}</p>
      {product.onShelf ? null : (
        <Banner tone="warning">
          <Trans>This product is off the shelf just now and cannot be ordered. Books you made of it are kept.</Trans>
        </Banner>
      )}
      {product.onShelf && product.soon ? (
        <Banner>
          <Trans>We are still preparing this one. You can look at it, but it cannot be started yet.</Trans>
        </Banner>
      ) : null}
      <ProductFacts product={product} />
    </Screen>
  )
}

function startLabel(product: Product) {
  if (!product.onShelf) {
    return <Trans>Not on sale now</Trans>
  }
  return product.soon ? <Trans>Opens soon</Trans> : <Trans>Start with your photos</Trans>
}

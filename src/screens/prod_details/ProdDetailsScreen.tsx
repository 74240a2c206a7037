import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { startFromProduct } from '../../../domain/navigation/start-route.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useShopTexts } from '../../features/shop-texts/use-shop-texts.ts'
import { localised } from '../../i18n/i18n.ts'
import { ShareProduct } from '../../messenger/ShareProduct.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { setOf } from '../../navigation/set-context.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { useWorld } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import styles from './ProdDetailsScreen.module.css'
import { ProductFacts } from './ProductFacts.tsx'
import { DetailPictures, ProductGallery } from './ProductGallery.tsx'
import { Before, startable, startLabel, Words } from './ProductWords.tsx'
import { RealSize } from './RealSize.tsx'

/** One product: how it looks, what it is made of, what it costs, and the way to start. */
export function ProdDetailsScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const pid = asId<ProductId>(useQueryOfAddress().get('pid') ?? '')
  const product = useFrontQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal))
  const known = useDraftOf(pid) ?? product.data
  // What its facts are told with is asked for beside it: a row that comes later would push down what is read below.
  const templates = useFrontQuery(['templates', pid], ({ catalogue }, signal) => catalogue.templates(pid, signal))
  const texts = useShopTexts()
  // Drawn a little at a time, so that a finger comes between.
  const shown = useDeferredValue(templates.isLoading || texts.isLoading ? undefined : known)
  if (shown) {
    return detailsOf(shown)
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Product`} onBack={() => back('prod_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  return <WaitingFor what="product" />
}

/** In the frame beside the form of its merchant the product is what is being written there. */
function useDraftOf(pid: ProductId): Product | undefined {
  const [draft, setDraft] = useState<Product>()
  const { catalogue } = useWorld().front
  useEffect(() => catalogue.watchDraft(pid, setDraft), [catalogue, pid])
  return draft
}

/** The parts of a set come with what works on designs: it is loaded when the first set is shown. */
const PackageComposer = lazy(async () => ({ default: (await import('./PackageComposer.tsx')).PackageComposer }))

/** What is chosen of a finished thing is chosen right on its page. */
const Goods = lazy(async () => ({ default: (await import('./Goods.tsx')).Goods }))

function detailsOf(product: Product) {
  switch (product.type) {
    case 3:
      return (
        <Suspense fallback={<WaitingFor what="product" />}>
          <PackageComposer set={product} />
        </Suspense>
      )
    case 5:
      return (
        <Suspense fallback={<WaitingFor what="product" />}>
          <Goods product={product} />
        </Suspense>
      )
    default:
      return <Details product={product} />
  }
}

function Details({ product }: { readonly product: Product }) {
  const { merchant } = useSession()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const tid = address.get('tid') ?? undefined
  const start = () => {
    const aid = address.get('aid') ?? undefined
    const route = startFromProduct(product.type, tid !== undefined)
    // A design needs photos: without an album the way to it begins there.
    go(route === 'theme_preview' && !aid ? 'album_list' : route, { pid: product.id, aid, tid, ...setOf(address) })
  }
  return (
    <Screen
      top={
        <TopBar
          title={localised(product.name)}
          onBack={() => back('prod_list')}
          actions={<ShareProduct product={product} />}
        />
      }
      lead={<ProductGallery product={product} />}
      bottom={
        <BottomBar
          note={
            <>
              <span className={styles['from']}>
                <Trans>from</Trans>
              </span>{' '}
              <Money amount={product.price.base} currency={merchant.currency.code} size="large" />
              <Before product={product} />
            </>
          }
        >
          <Button variant="primary" disabled={!startable(product)} onClick={start}>
            {startLabel(product)}
          </Button>
        </BottomBar>
      }
    >
      <Words product={product} />
      <ProductFacts product={product} />
      <RealSize product={product} />
      <DetailPictures product={product} />
      {startable(product) && !address.get('pkj') ? (
        <LinkButton to="pay_index" query={{ pid: product.id, later: '1' }} variant="quiet" icon="gift" wide>
          <Trans>Order now, choose the photos later</Trans>
        </LinkButton>
      ) : null}
    </Screen>
  )
}

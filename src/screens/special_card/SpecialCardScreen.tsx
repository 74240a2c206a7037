import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { isSpecialCard, type Product, SPECIAL_CARDS } from '../../../domain/product/product.ts'
import { photosInTurn, useShownPhotos } from '../../features/catalogue/use-own-photos.ts'
import { useThemes } from '../../features/catalogue/use-product.ts'
import { type SheetTheme, useSheetThemes } from '../../features/catalogue/use-sheet-themes.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { useWidth } from '../../ui/layout/use-width.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import styles from './SpecialCardScreen.module.css'

/** So many cards are on one list. */
const MOST = 60

/** Route `/special_card`: cards for a day of their own, each as it will look, one tap from choosing its photos. */
export function SpecialCardScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const list = useApiQuery([SPECIAL_CARDS], ({ catalogue }, signal) =>
    catalogue.products({ page: 1, count: MOST, search: '', order: 'default', categoryId: SPECIAL_CARDS }, signal),
  )
  const cards = list.data?.items.filter((product) => isSpecialCard(product) && product.onShelf && !product.soon)
  return (
    <Screen top={<TopBar title={t`Cards for occasions`} onBack={() => back('prod_list')} />}>
      {cards && cards.length > 0 ? (
        <>
          <p className={styles['lead']}>
            <Trans>Your photo on the front, your words on the back. What’s the occasion?</Trans>
          </p>
          <ul className={styles['cards']}>
            {cards.map((product, at) => (
              <li key={product.id}>
                <Card product={product} turn={at} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {cards?.length === 0 ? (
        <EmptyState
          drawing="soon"
          title={t`No occasion cards right now`}
          action={
            <LinkButton to="prod_list" variant="primary">
              <Trans>See all products</Trans>
            </LinkButton>
          }
        >
          <Trans>They come with the season.</Trans>
        </EmptyState>
      ) : null}
      {list.isPending ? <Waiting /> : null}
      {list.error && !list.data ? <FaultState fault={list.error} onRetry={() => void list.refetch()} /> : null}
    </Screen>
  )
}

/** A card in its first look: the front, and its back behind it. */
function Card({ product, turn }: { readonly product: Product; readonly turn: number }) {
  const { merchant } = useSession()
  const themes = useThemes(product.id)
  const first = themes.data?.slice(0, 1) ?? []
  const shown = useShownPhotos()
  const photos = useMemo(() => photosInTurn(shown?.photos ?? [], 1, turn), [shown, turn])
  const looks = useSheetThemes(product, first, photos, localised(product.name))
  useEffect(() => {
    shown?.images.want(
      photos.map(({ id }) => id),
      'proxy',
    )
  }, [shown, photos])
  const look = first[0] && looks?.get(first[0].id)
  const price = money(product.price.base, merchant.currency.code)
  return (
    <Link className={styles['card']} href={pathTo('post_index', { pid: product.id })}>
      <span className={styles['picture']} aria-hidden="true">
        {look && shown ? (
          <Sides sheetTheme={look} images={shown.images} />
        ) : (
          <Skeleton width="64%" height="70%" shape="photo" />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{localised(product.name)}</span>
        <span className={styles['about']}>{localised(product.description)}</span>
        <span className={styles['price']}>
          <Trans>from {price}</Trans>
        </span>
      </span>
    </Link>
  )
}

/** How high a card stands on its tile, css px. */
const HIGH = 150

function Sides({ sheetTheme, images }: { readonly sheetTheme: SheetTheme; readonly images: EditorImages }) {
  const { fonts } = usePorts()
  const [host, room] = useWidth<HTMLSpanElement>()
  const [front, back] = sheetTheme.scenes
  const shape = front ? front.width / front.height : 1
  const wide = Math.min(0.7 * room, HIGH * shape)
  return (
    <span className={styles['sides']} ref={host}>
      {back && room > 0 ? (
        <span className={styles['behind']}>
          <PageCanvas scene={back} images={images} fonts={fonts.book} width={wide} />
        </span>
      ) : null}
      {front && room > 0 ? (
        <span className={styles['front']}>
          <PageCanvas scene={front} images={images} fonts={fonts.book} width={wide} />
        </span>
      ) : null}
    </span>
  )
}

function Waiting() {
  return (
    <div className={styles['cards']}>
      <Loading />
      {[0, 1].map((index) => (
        <div key={index} className={styles['card']}>
          <Skeleton height="180px" shape="card" />
          <Skeleton width="50%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  )
}

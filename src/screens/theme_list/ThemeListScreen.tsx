import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { asId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { NoLooks } from '../../features/catalogue/NoLooks.tsx'
import { pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import type { SampleScenes } from '../../features/catalogue/sample-book.ts'
import { ThemeCover, ThemeSpread } from '../../features/catalogue/ThemePictures.tsx'
import { useProductWithThemes } from '../../features/catalogue/use-product.ts'
import { type Samples, useSamples } from '../../features/catalogue/use-samples.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { setOf } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './ThemeListScreen.module.css'

/** The looks that a product can have, each shown as the book that it would be. */
export function ThemeListScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const pid = asId<ProductId>(useQueryOfAddress().get('pid') ?? '')
  const { data, error, refetch } = useProductWithThemes(pid)
  return (
    <Screen top={<TopBar title={t`Choose a look`} onBack={() => back('index')} />}>
      {pid === '' ? <NoProduct /> : null}
      {data && data.themes.length > 0 ? <Shelves {...data} /> : null}
      {data && data.themes.length === 0 ? <NoLooks product={data.product} /> : null}
      {error && !data ? <FaultState fault={error} onRetry={() => void refetch()} /> : null}
      {pid !== '' && !error && !data ? <ThemesWaiting /> : null}
    </Screen>
  )
}

function NoProduct() {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing="emptyBook"
      title={t`Which book is it for?`}
      action={
        <LinkButton to="prod_list" variant="primary">
          <Trans>Choose a product</Trans>
        </LinkButton>
      }
    >
      <Trans>First choose what you’d like to make, then see every look on it.</Trans>
    </EmptyState>
  )
}

interface ThemesProps {
  readonly product: Product
  readonly themes: readonly Theme[]
}

/** The tabs of all looks, and of those whose owner is meant (B§4 template owners). */
const ALL = 'all'
const OWNER = 'owner:'

/**
 * The looks by category, and by owner where there are looks of several. Without categories all of them. Categories that
 * come late move nothing: the row has its place before, and a look that is under a finger stays there.
 */
function Shelves({ product, themes }: ThemesProps) {
  const { t, i18n } = useLingui()
  const samples = useSamples(product, themes)
  const [shelf, setShelf] = useState(ALL)
  const [open, setOpen] = useState<Theme>()
  const [isShown, setShown] = useState(false)
  const categories = useApiQuery(['theme categories'], ({ catalogue }, signal) => catalogue.themeCategories(signal))
  const owners = [...new Set(themes.map(({ owner }) => owner))]
  const here = (categories.data ?? []).filter(({ id }) => themes.some(({ categoryId }) => categoryId === id))
  const tabs = [
    { value: ALL, label: t`All` },
    ...here.map(({ id, name }) => ({ value: id, label: name })),
    ...(owners.length > 1
      ? owners.map((owner) => ({ value: `${OWNER}${owner}`, label: i18n._(OWNER_NAMES[owner]) }))
      : []),
  ]
  const kinds = categories.isPending ? new Set(themes.map(({ categoryId }) => categoryId)).size : here.length
  return (
    <>
      <p className={styles['own']}>
        {samples.areOwn ? <Trans>Shown with your own photos</Trans> : <Trans>Shown with sample photos</Trans>}
      </p>
      <Tabs
        label={t`Look categories`}
        value={shelf}
        onValueChange={setShelf}
        tabs={kinds > 1 || owners.length > 1 ? tabs : []}
      >
        <Looks
          themes={themes.filter(
            ({ categoryId, owner }) => shelf === ALL || categoryId === shelf || `${OWNER}${owner}` === shelf,
          )}
          samples={samples}
          onOpen={(theme) => {
            setOpen(theme)
            setShown(true)
          }}
        />
      </Tabs>
      <ThemeSheet
        product={product}
        open={open}
        sample={open && samples.looks?.get(open.id)}
        images={samples.images}
        isShown={isShown}
        onShownChange={setShown}
      />
    </>
  )
}

const OWNER_NAMES: Record<Theme['owner'], MessageDescriptor> = {
  system: msg`Classics`,
  factory: msg`From the printer`,
  merchant: msg`Our own`,
}

/** How many photos a look likes to have; 0: nothing can be made with it. */
function usePhotosWanted(product: Product, theme: Theme | undefined): number | undefined {
  const of = { pid: product.id, themeId: theme?.id ?? asId<ThemeId>('') }
  return useApiQuery(
    ['photo count', of],
    ({ catalogue }, signal) => catalogue.photoCount(of, signal),
    theme !== undefined,
  ).data
}

/** So many photos fill the usual pages; fewer make a shorter book, so nobody is sent to look for more. */
function PhotosWanted({ wanted, pages }: { readonly wanted: number; readonly pages: number }) {
  return wanted === 0 ? (
    <Banner tone="warning">
      <Trans>This theme can make 0 pages, choose another theme.</Trans>
    </Banner>
  ) : (
    <p className={styles['wanted']}>
      {pages > 1 ? (
        <Trans>
          About {wanted} photos fill {pages} pages. Fewer are fine: they get more room.
        </Trans>
      ) : (
        <Plural value={wanted} one="Works best with one photo." other="Works best with about # photos." />
      )}
    </p>
  )
}

interface LooksProps {
  readonly themes: readonly Theme[]
  readonly samples: Samples
  readonly onOpen: (theme: Theme) => void
}

function Looks({ themes, samples, onOpen }: LooksProps) {
  const { fonts } = usePorts()
  return (
    <ul className={styles['themes']}>
      {themes.map((theme) => (
        <li key={theme.id}>
          <button type="button" className={styles['theme']} onClick={() => onOpen(theme)}>
            <span className={styles['stage']}>
              <Cover scenes={samples.looks?.get(theme.id)} fonts={fonts.book} images={samples.images} />
            </span>
            <span className={styles['name']}>{localised(theme.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ThemeSheetProps {
  readonly product: Product
  /** The look that was touched last; it stays while the sheet closes. */
  readonly open: Theme | undefined
  readonly sample: SampleScenes | undefined
  readonly images: Samples['images']
  readonly isShown: boolean
  readonly onShownChange: (isShown: boolean) => void
}

/** One look larger, and the way on with it. */
function ThemeSheet({ product, open, sample, images, isShown, onShownChange }: ThemeSheetProps) {
  const { fonts } = usePorts()
  const { go } = useNavigation()
  const address = useQueryOfAddress()
  const wanted = usePhotosWanted(product, open)
  const [wordless, setWordless] = useState(address.get('addtext') === '0')
  const canBeWordless = product.book !== undefined
  const choose = (tid: ThemeId) => {
    const aid = address.get('aid') ?? undefined
    const addtext = wordless && canBeWordless ? '0' : undefined
    go(aid ? 'theme_preview' : 'album_list', { aid, pid: product.id, tid, addtext, ...setOf(address) })
  }
  return (
    <Sheet
      open={isShown}
      onOpenChange={onShownChange}
      title={open ? localised(open.name) : ''}
      action={
        <Button variant="primary" wide disabled={wanted === 0} onClick={() => (open ? choose(open.id) : undefined)}>
          <Trans>Use this look</Trans>
        </Button>
      }
    >
      {open && isShown && wanted !== undefined ? (
        <PhotosWanted wanted={wanted} pages={product.pages?.default ?? 0} />
      ) : null}
      {canBeWordless ? (
        <CheckBox checked={wordless} onCheckedChange={setWordless}>
          <Trans>Photos only, no text on the pages</Trans>
        </CheckBox>
      ) : null}
      <div className={styles['spreads']}>
        {sample
          ? sample.spreads.map((pages) => (
              <ThemeSpread key={pages[0].pageId} {...{ pages, images }} fonts={fonts.book} />
            ))
          : SPREADS.map((index) => <SpreadWaiting key={index} product={product} />)}
      </div>
    </Sheet>
  )
}

/** How many spreads a look is shown with. */
const SPREADS = [1, 2]

function SpreadWaiting({ product }: { readonly product: Product }) {
  return (
    <div style={{ aspectRatio: String(2 * pageRatio(product)) }}>
      <Skeleton height="100%" shape="photo" />
    </div>
  )
}

interface CoverProps {
  readonly scenes: SampleScenes | undefined
  readonly fonts: ReturnType<typeof usePorts>['fonts']['book']
  readonly images: Samples['images']
}

function Cover({ scenes, fonts, images }: CoverProps) {
  return scenes ? <ThemeCover {...{ scenes, fonts, images }} /> : <Skeleton width="70%" height="70%" shape="photo" />
}

const PLACES = [1, 2, 3, 4, 5, 6]

function ThemesWaiting() {
  return (
    <div className={styles['themes']}>
      <Loading />
      {PLACES.map((index) => (
        <div key={index} className={styles['theme']}>
          <span className={styles['stage']}>
            <Skeleton width="70%" height="70%" shape="photo" />
          </span>
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { photoBounds } from '../../../domain/order/photo-count.ts'
import { isBook, paperOf } from '../../../domain/product/paper.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { WallPicture } from '../../design-editor/workspaces/combo/WallPicture.tsx'
import { photosInTurn, useShownPhotos } from '../../features/catalogue/use-own-photos.ts'
import { useSheetThemes } from '../../features/catalogue/use-sheet-themes.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { useWidth } from '../../ui/layout/use-width.ts'
import styles from './ComboStart.module.css'

/** A wall of photos shows what the set is, before any is picked for it. */
export function ComboStart({ product }: { readonly product: Product }) {
  const { go, back } = useNavigation()
  const set = useSet()
  const [tid] = product.themeIds
  const theme = useApiQuery(
    ['theme', tid],
    ({ catalogue }, signal) => (tid ? catalogue.theme(tid, signal) : Promise.reject(new Error('no theme'))),
    tid !== undefined,
  )
  const { min } = photoBounds(product)
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id, ...set })} />}
      bottom={
        <BottomBar note={<Plural value={min} one="at least # photo" other="at least # photos" />}>
          <Button variant="primary" onClick={() => go('album_gallery', { pid: product.id, tid, ...set })}>
            <Trans>Choose photos</Trans>
          </Button>
        </BottomBar>
      }
      lead={<SampleWall product={product} theme={theme.data} />}
    >
      <h2 className={styles['title']}>
        <Trans>Your photos, one wall</Trans>
      </h2>
      <p className={styles['hint']}>
        <Trans>
          Each photo goes where it looks best: tall ones in tall spaces, sharp ones in large spaces. Two taps swap them.
        </Trans>
      </p>
      <Sizes product={product} />
    </Screen>
  )
}

/** Which sizes the set has, and how many of each. */
function Sizes({ product }: { readonly product: Product }) {
  const names = (product.sheets ?? []).map(({ name }) => localised(name))
  return (
    <ul className={styles['sizes']}>
      {[...new Set(names)].map((name) => {
        const count = names.filter((other) => other === name).length
        return (
          <li key={name}>
            <span>{name}</span>
            <span>× {count}</span>
          </li>
        )
      })}
    </ul>
  )
}

function SampleWall({ product, theme }: { readonly product: Product; readonly theme: Theme | undefined }) {
  const { fonts } = usePorts()
  const [host, width] = useWidth<HTMLDivElement>()
  const photos = useShownPhotos()
  const places = product.sheets?.length ?? 0
  const inPlace = useMemo(() => photosInTurn(photos?.photos ?? [], places), [photos, places])
  const themes = useSheetThemes(product, theme && photos ? [theme] : NONE, inPlace, '')
  const sheetTheme = theme && themes?.get(theme.id)
  const paper = paperOf(product)
  const scenes = new Map(sheetTheme?.scenes.map((scene) => [scene.pageId, scene]))
  const shown =
    sheetTheme && paper && !isBook(paper) && width > 0 && sheetTheme.design.pages.every(({ id }) => scenes.has(id))
  return (
    <div className={styles['stage']} ref={host} aria-hidden="true">
      {shown && photos ? (
        <WallPicture
          design={sheetTheme.design}
          paper={paper}
          sceneOf={(page) => scenes.get(page.id) ?? (sheetTheme.scenes[0] as never)}
          images={photos.images}
          fonts={fonts.book}
          room={{ width: Math.min(width - 48, 460), height: 460 }}
        />
      ) : (
        <Skeleton width="70%" height="260px" shape="photo" />
      )}
    </div>
  )
}

const NONE: readonly Theme[] = []

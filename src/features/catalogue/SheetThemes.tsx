import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ThemeId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { localised } from '../../i18n/i18n.ts'
import { pageName } from '../../messages/page-name.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useWidth } from '../../ui/layout/use-width.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../ui/pictures/PageMock.tsx'
import styles from './SheetThemes.module.css'
import { type SheetTheme, useSheetThemes } from './use-sheet-themes.ts'

interface SheetThemesProps {
  readonly product: Product
  readonly themes: readonly Theme[]
  readonly photos: readonly PhotoFacts[]
  readonly images: EditorImages
  /** What the pictures show. */
  readonly title: string
  readonly chosen: ThemeId
  readonly onChoose: (theme: ThemeId) => void
}

/** The looks of a thing of single sheets, on these photos: the chosen one large, one card at a time, the others below. */
export function SheetThemes({ product, themes, photos, images, title, chosen, onChoose }: SheetThemesProps) {
  const { t } = useLingui()
  const sheetThemes = useSheetThemes(product, themes, photos, title)
  const ids = photos.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` names the photos.
  useEffect(() => {
    const wanted = photos.map(({ id }) => id)
    images.want(wanted, 'thumb')
    images.want(wanted, 'proxy')
  }, [images, ids])
  const sheetTheme = sheetThemes?.get(chosen)
  return (
    <div className={styles['looks']}>
      {sheetTheme ? (
        <Leaves sheetTheme={sheetTheme} images={images} framed={product.type === 2} />
      ) : (
        <Waiting product={product} />
      )}
      <ul className={styles['row']} aria-label={t`Looks`}>
        {themes.map((theme) => {
          const first = sheetThemes?.get(theme.id)?.scenes[0]
          return (
            <li key={theme.id}>
              <button
                type="button"
                className={styles['look']}
                aria-pressed={theme.id === chosen}
                onClick={() => onChoose(theme.id)}
              >
                <span className={styles['small']}>
                  {first ? (
                    <Small scene={first} images={images} />
                  ) : (
                    <Skeleton width="70%" height="60%" shape="photo" />
                  )}
                </span>
                <span>{localised(theme.name)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type SceneOfTheme = SheetTheme['scenes'][number]

/** How high a leaf may get, css px; less on a phone and in a frame, so that the other looks stay in sight. */
const HIGHEST = 380
const HIGHEST_ON_PHONE = 300
const HIGHEST_FRAMED = 290
const PHONE = 500

/** Every side of every leaf beside the others; swiped on a phone. */
function Leaves({ sheetTheme, images, framed }: { sheetTheme: SheetTheme; images: EditorImages; framed: boolean }) {
  const { t, i18n } = useLingui()
  const { fonts } = usePorts()
  const [host, width] = useWidth<HTMLElement>()
  const single = sheetTheme.scenes.length === 1
  const high = framed ? HIGHEST_FRAMED : width < PHONE ? HIGHEST_ON_PHONE : HIGHEST
  return (
    <section
      className={styles['leaves']}
      ref={host}
      aria-label={t`Preview`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard too.
      tabIndex={0}
      data-single={single || undefined}
    >
      {width > 0
        ? sheetTheme.scenes.map((scene, at) => {
            const page = sheetTheme.design.pages[at]
            const room = (single ? 0.92 : 0.84) * width - (framed ? 2 * WOOD : 0)
            const wide = Math.min(room, (high * scene.width) / scene.height, 460)
            return (
              <figure key={scene.pageId} className={styles['leaf']}>
                <div className={framed ? styles['wood'] : undefined} style={{ width: wide + (framed ? 2 * WOOD : 0) }}>
                  <PageMock ratio={scene.width / scene.height}>
                    <PageCanvas scene={scene} images={images} fonts={fonts.book} width={wide} />
                  </PageMock>
                </div>
                {single || !page ? null : <figcaption>{i18n._(pageName(sheetTheme.design, page.id))}</figcaption>}
              </figure>
            )
          })
        : null}
    </section>
  )
}

/** The wood around a framed picture, css px. */
const WOOD = 14

function Small({ scene, images }: { readonly scene: SceneOfTheme; readonly images: EditorImages }) {
  const { fonts } = usePorts()
  const wide = Math.min(72, (60 * scene.width) / scene.height)
  return <PageCanvas scene={scene} images={images} fonts={fonts.book} width={wide} />
}

function Waiting({ product }: { readonly product: Product }) {
  const page = product.sheets?.[0]?.page ?? { width: 4, height: 3 }
  return (
    <div className={styles['waiting']} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <Loading />
      <Skeleton height="100%" shape="photo" />
    </div>
  )
}

/** The theme that is shown: the one in the address where the product wears it, else the first. */
export function useChosenTheme(themes: readonly Theme[], named: string | null, isAble?: (theme: Theme) => boolean) {
  const [chosen, choose] = useState<ThemeId>()
  const usual = (isAble && themes.find(isAble)) ?? themes[0]
  const first = themes.find(({ id }) => id === (chosen ?? named)) ?? usual
  return [first?.id, choose] as const
}

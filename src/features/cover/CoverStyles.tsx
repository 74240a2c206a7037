import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
import { photoFactsOf } from '../../../domain/album/facts-of.ts'
import { COVER_STYLES, type CoverStyle } from '../../../domain/cover-style.ts'
import { blankPage, type Page } from '../../../domain/design/design.ts'
import { coverPage } from '../../../domain/design/pages/cover-page.ts'
import { coverTemplates, wornBy } from '../../../domain/design/pages/template-page.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import { asId } from '../../../domain/ids.ts'
import { type PhotoFacts, photoBook } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import { usualCover } from '../../../domain/theme/cover-look.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOf } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import { usePorts } from '../../ports/ports.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CoverFront } from '../../ui/pictures/CoverFront.tsx'
import styles from './CoverStyles.module.css'
import { COVER_NAMES } from './cover-names.ts'

interface CoverStylesProps {
  readonly album: Album
  readonly product: Product
  readonly theme: Theme
  /** What stands on cover and spine. */
  readonly title: string
  readonly onChoose: (style: CoverStyle) => void
}

/** The four covers of a look as this album's book would have them, painted as they are printed. A look that draws its cover has one. */
export function CoverStyles({ album, product, theme, title, onChoose }: CoverStylesProps) {
  const { t, i18n } = useLingui()
  const covers = useCovers({ album, product, theme, title })
  if (coverTemplates(theme).length > 0) {
    return null
  }
  const chosen = album.coverStyle ?? covers.unasked ?? usualCover(theme)
  return (
    <ul className={styles['styles']} aria-label={t`Covers`}>
      {COVER_STYLES.map((style) => {
        const cover = covers.fronts?.get(style)
        return (
          <li key={style}>
            <button
              type="button"
              className={styles['style']}
              aria-pressed={style === chosen}
              onClick={() => onChoose(style)}
            >
              <span className={styles['picture']}>
                {cover ? <CoverFront {...cover} /> : <Coming product={product} />}
              </span>
              <span>{i18n._(COVER_NAMES[style])}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The shape of a cover that is being laid out. */
function Coming({ product: { book } }: Pick<CoverStylesProps, 'product'>) {
  return (
    <span className={styles['coming']} style={{ aspectRatio: book ? book.page.width / book.page.height : 1 }}>
      <Skeleton shape="photo" height="100%" />
    </span>
  )
}

function useCovers({ album, product, theme, title }: Omit<CoverStylesProps, 'onChoose'>) {
  const { designs, fonts } = usePorts()
  const [images] = useState(() => designs.imagesOf(album))
  useEffect(() => () => images.dispose(), [images])
  const { book } = product
  const worn = useMemo(() => wornBy(product, theme).theme, [product, theme])
  const photos = useMemo(() => designedPhotosOf(album).map(photoFactsOf), [album])
  const chosen = useMemo(() => chosenOf(album), [album])
  const { unasked, pages } = useMemo(() => {
    const pageCount = product.pages?.default ?? 0
    const inner = Array.from({ length: pageCount }, (_, at) => blankPage(asId(`inner${at}`)))
    const of = {
      id: asId<Page['id']>('cover'),
      photos,
      chosen,
      count: product.coverPhotos,
      title,
      theme: worn,
      pageCount,
    }
    return book
      ? {
          unasked: coverPage({ ...of, book }).coverStyle,
          pages: COVER_STYLES.map((style) => ({ style, page: coverPage({ ...of, book, style }), inner })),
        }
      : { unasked: undefined, pages: [] }
  }, [product, book, photos, chosen, title, worn])
  const glyphs = useQuery({
    queryKey: ['cover glyphs', theme.id, title],
    queryFn: async () => {
      await fonts.load(blocksOf({ pages: pages.map(({ page }) => page) }, worn))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    images.want(
      [...new Set(pages.flatMap(({ page }) => page.slots.flatMap(({ placement }) => placement?.photoId ?? [])))],
      'thumb',
    )
  }, [images, pages])
  const fronts = useMemo(() => {
    if (!glyphs.data || !book) {
      return undefined
    }
    return new Map(
      pages.map(({ style, page, inner }) => {
        const all = [page, ...inner]
        const scene = sceneOf({
          ...{
            design: { pages: all },
            page,
            product: book,
            theme: worn,
            photos: photoBook([...photos, ...chosen]),
            fonts: fonts.book,
          },
        })
        const { front } = sheetOf(book, page, inner.length).panels
        return [style, { scene, front: front ?? { x: 0, y: 0, ...book.page }, images, fonts: fonts.book }] as const
      }),
    )
  }, [glyphs.data, book, pages, worn, photos, chosen, fonts, images])
  return { unasked, fronts }
}

/** The photos that were chosen for the cover, left out of the pages or not. No design takes one that is damaged. */
function chosenOf({ coverPhotos, failed = [], damaged = [] }: Album): readonly PhotoFacts[] {
  return coverPhotos.filter(({ id }) => !failed.includes(id) && !damaged.includes(id)).map(photoFactsOf)
}

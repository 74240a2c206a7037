import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { restyled } from '../../../domain/design/change/restyle.ts'
import { type Design, innerPages } from '../../../domain/design/design.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import { localised } from '../../i18n/i18n.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CoverFront } from '../../ui/pictures/CoverFront.tsx'
import { watchNear } from '../../ui/pictures/near-screen.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useScenes } from '../hooks/use-scenes.ts'
import styles from './LookTiles.module.css'

interface LookTilesProps {
  readonly document: EditorDocument
  readonly resources: RenderResources
  readonly themes: readonly Theme[]
  /** What the book would be printed as. */
  readonly product: Product
  readonly chosen: ThemeId
  onChoose(themeId: ThemeId): void
}

/** The looks that a book may have, each as this book's own cover in it; one tap chooses. */
export function LookTiles({ document, resources, themes, product, chosen, onChoose }: LookTilesProps) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const isThere = themes.length > 0
  useEffect(() => {
    // The chosen one may be the last of twelve: it is not left behind the edge.
    if (isThere) {
      row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
  }, [isThere])
  return (
    <ul ref={row} className={styles['row']} aria-label={t({ message: 'Look', context: 'of a book' })}>
      {themes.map((theme) => (
        <li key={theme.id}>
          <button
            type="button"
            className={styles['look']}
            aria-pressed={theme.id === chosen}
            onClick={() => onChoose(theme.id)}
          >
            <span className={styles['picture']}>
              <NearCover {...{ document, resources, theme, product }} />
            </span>
            <span>{localised(theme.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CoverProps extends Pick<LookTilesProps, 'document' | 'resources' | 'product'> {
  readonly theme: Theme
}

/** A book is put into another look when its tile comes near the screen, not twelve times at once. */
function NearCover(props: CoverProps) {
  const host = useRef<HTMLSpanElement>(null)
  const [wasNear, setWasNear] = useState(false)
  useEffect(() => {
    const element = host.current
    return element && !wasNear ? watchNear(element, (isNear) => isNear && setWasNear(true)) : undefined
  }, [wasNear])
  return <span ref={host}>{wasNear ? <Cover {...props} /> : <Waiting {...props} />}</span>
}

function Cover({ document: { design, world, photoBook }, resources, theme, product }: CoverProps) {
  const worn = useMemo(() => {
    if (product.id === design.productId && theme.id === design.themeId) {
      return { design, world }
    }
    const verdict = restyled(design, { ...world, photos: photoBook }, { product, theme })
    return verdict.kind === 'restyled'
      ? { design: verdict.design, world: { ...verdict.world, photos: [...verdict.world.photos.values()] } }
      : undefined
  }, [design, world, photoBook, product, theme])
  return worn ? <Front {...worn} resources={resources} /> : <Waiting product={product} />
}

interface FrontProps {
  readonly design: Design
  readonly world: EditingWorld
  readonly resources: RenderResources
}

function Front({ design, world, resources: { images, fonts } }: FrontProps) {
  const [cover] = design.pages
  // Glyphs of the cover alone: those of the pages are fetched for the look that is chosen.
  const shown = useMemo(
    () => ({ ...design, pages: design.pages.map((page, at) => (at === 0 ? page : { ...page, captions: [] })) }),
    [design],
  )
  const { sceneOf } = useScenes(shown, world, fonts)
  const front = cover && sheetOf(world.paper, cover, innerPages(design).length).panels.front
  return cover && front ? <CoverFront scene={sceneOf(cover)} front={front} images={images} fonts={fonts.book} /> : null
}

function Waiting({ product }: Pick<CoverProps, 'product'>) {
  const { width, height } = product.book?.page ?? { width: 1, height: 1 }
  return (
    <span className={styles['waiting']} style={{ aspectRatio: `${width} / ${height}` }}>
      <Skeleton height="100%" shape="photo" />
    </span>
  )
}

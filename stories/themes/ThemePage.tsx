import type { CoverStyle } from '../../domain/cover-style.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import type { Design, Page, PageKind } from '../../domain/design/design.ts'
import { asId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { PageCanvas } from '../../src/ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../src/ui/pictures/PageMock.tsx'
import { FONTS } from '../fixtures/fonts.ts'
import { designed, IMAGES, PHOTOS } from './theme-design.ts'

/** A page that a theme is judged by: of a product, the first of its kind that has the most photos, or a cover of a style. */
export interface Shown {
  readonly product: string
  readonly kind: PageKind
  readonly cover?: CoverStyle
  /** The page with this number instead. */
  readonly at?: number
}

interface ThemePageProps {
  readonly themeId: string
  readonly shown: Shown
  readonly label: string
}

/** The page that is shown; kinds that the album did not ask for are shown bare. */
function pageOf(design: Design, { kind, at }: Shown): Page {
  const found = design.pages.filter((page, index) => (at === undefined ? page.kind === kind : index === at))
  // A month or a page with several photos says more than one with a single one.
  const most = found.toSorted((a, b) => b.slots.length - a.slots.length)[0]
  return most ?? { id: asId(kind), kind, slots: [], captions: [], shuffleStep: 0, locked: false }
}

/** A page of a theme as it is printed, from demo photographs. */
export function ThemePage({ themeId, shown, label }: ThemePageProps) {
  const theme = DEMO_THEMES.find(({ id }) => id === themeId)
  const product = DEMO_PRODUCTS.find(({ id }) => id === shown.product)
  invariant(theme && product, `there is no ${themeId} or no ${shown.product}`)
  const design = designed(theme, product, 'usual', shown.cover)
  invariant(design, `${theme.id} does not make ${product.id}`)
  const page = pageOf(design, shown)
  const scene = sceneOf({ design, page, product, theme, photos: photoBook(PHOTOS), fonts: FONTS })
  const width = shown.cover ? 520 : 250
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <PageMock ratio={scene.width / scene.height}>
        <PageCanvas scene={scene} images={IMAGES} fonts={FONTS} width={width} label={label} />
      </PageMock>
    </div>
  )
}

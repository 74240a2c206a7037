import type { StoryObj } from '@storybook/react-vite'
import { COVER_STYLES, type CoverStyle } from '../../domain/cover-style.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design, Page, PageKind } from '../../domain/design/design.ts'
import { asId, countingIds, type PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { type PhotoFacts, photoBook } from '../../domain/photo/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { PageCanvas } from '../../src/ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../src/ui/pictures/PageMock.tsx'
import { demoCanvas } from '../editor/demo-canvas.ts'
import { FONTS } from '../fixtures/ports.ts'

/** A page that a look is judged by: of a product, the first of its kind that has the most photos, or a cover of a style. */
interface Shown {
  readonly product: string
  readonly kind: PageKind
  readonly cover?: CoverStyle
  /** The page with this number instead. */
  readonly at?: number
}

const BOOK = 'book-square-203'

/** What is seen side by side. */
const SHEETS = {
  Covers: COVER_STYLES.map((cover): Shown => ({ product: BOOK, kind: 'cover', cover })),
  Book: [
    ...[1, 2, 3, 4, 5].map((at): Shown => ({ product: BOOK, kind: 'inner', at })),
    ...(['chapter', 'inner', 'blank', 'back'] as const).map((kind): Shown => ({ product: BOOK, kind })),
  ],
  Calendars: [
    { product: 'calendar-wall', kind: 'cover' },
    { product: 'calendar-wall', kind: 'inner' },
    { product: 'calendar-desk', kind: 'inner' },
  ],
  Sheets: [
    { product: 'postcard-12', kind: 'inner' },
    { product: 'postcard-12', kind: 'back' },
    { product: 'frame-a4', kind: 'inner' },
    { product: 'print-6inch', kind: 'inner' },
  ],
} as const satisfies Record<string, readonly Shown[]>

type SheetName = keyof typeof SHEETS

const SHAPES = [
  [1600, 1067],
  [1067, 1600],
  [1600, 1200],
  [1200, 1200],
] as const

const PHOTOS: readonly PhotoFacts[] = Array.from({ length: 14 }, (_, at) => {
  const [width, height] = SHAPES[at % SHAPES.length] ?? SHAPES[0]
  return { id: asId<PhotoId>(`painted${at}`), width, height }
})

const pictures = new Map<string, HTMLCanvasElement>()

function pictureOf(id: PhotoId): HTMLCanvasElement | undefined {
  const at = PHOTOS.findIndex((photo) => photo.id === id)
  const photo = PHOTOS[at]
  const known = pictures.get(id)
  if (!photo || known) {
    return known
  }
  const made = demoCanvas(at, photo.width / 4, photo.height / 4)
  pictures.set(id, made)
  return made
}

const images = {
  pictureOf,
  want: () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  failed: () => false,
  dispose: () => undefined,
}

const MESSAGE = '亲爱的外婆：\n海边的风很大，孩子们捡了一下午的贝壳。\nWith love from all of us.'

function designed(theme: Theme, product: Product, coverStyle?: CoverStyle): Design {
  const verdict = autoDesign({
    groups: [
      { id: asId('g0'), title: '海边的夏天', description: '风很大，大家都笑。', photos: PHOTOS.slice(0, 7) },
      { id: asId('g1'), title: 'Lisbon', description: '', photos: PHOTOS.slice(7) },
    ],
    title: '我们的夏天',
    product,
    theme,
    seed: 5,
    ids: countingIds('t'),
    ...(coverStyle ? { coverStyle } : {}),
    ...(product.calendar ? { calendar: CALENDAR } : {}),
  })
  invariant(verdict.kind === 'designed', `${theme.id} does not make ${product.id}`)
  return verdict.design
}

const CALENDAR = {
  start: { year: 2027, month: 1 },
  language: 'zh-Hans',
  weekStart: 1,
  lunar: true,
  familyDates: [{ id: 'birthday', name: '妈妈生日', reckoning: 'civil', month: 1, day: 14 }],
} as const

/** The page that is shown; kinds that the album did not ask for are shown bare. */
function pageOf(design: Design, { kind, at }: Shown): Page {
  const found = design.pages.filter((page, index) => (at === undefined ? page.kind === kind : index === at))
  // A month or a page with several photos says more than one with a single one.
  const most = found.toSorted((a, b) => b.slots.length - a.slots.length)[0]
  const page = most ?? { id: asId(kind), kind, slots: [], captions: [], shuffleStep: 0, locked: false }
  const captions = page.captions.map((each) => (each.role === 'text' ? { ...each, text: MESSAGE } : each))
  return { ...page, captions }
}

/** Pages of a theme as they are printed, from painted photos. */
export function themeStory(themeId: string, sheet: SheetName): StoryObj {
  return { render: () => <ThemeSheet themeId={themeId} sheet={sheet} /> }
}

function ThemeSheet({ themeId, sheet }: { readonly themeId: string; readonly sheet: SheetName }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 }}>
      {SHEETS[sheet].map((shown: Shown) => {
        const label = [themeId, shown.product, shown.at ?? shown.kind, shown.cover ?? ''].join(' ').trim()
        return <ThemePage key={label} themeId={themeId} shown={shown} label={label} />
      })}
    </div>
  )
}

interface ThemePageProps {
  readonly themeId: string
  readonly shown: Shown
  readonly label: string
}

function ThemePage({ themeId, shown, label }: ThemePageProps) {
  const theme = DEMO_THEMES.find(({ id }) => id === themeId)
  const product = DEMO_PRODUCTS.find(({ id }) => id === shown.product)
  invariant(theme && product, `there is no ${themeId} or no ${shown.product}`)
  const design = designed(theme, product, shown.cover)
  const page = pageOf(design, shown)
  const scene = sceneOf({ design, page, product, theme, photos: photoBook(PHOTOS), fonts: FONTS })
  const width = shown.cover ? 520 : 250
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <PageMock ratio={scene.width / scene.height}>
        <PageCanvas scene={scene} images={images} fonts={FONTS} width={width} label={label} />
      </PageMock>
    </div>
  )
}

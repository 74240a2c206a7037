import type { StoryObj } from '@storybook/react-vite'
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

/** What a theme is looked at on: a product, and one kind of its pages. */
const ROLES = {
  BookCover: ['book-square-203', 'cover'],
  BookChapter: ['book-square-203', 'chapter'],
  BookInner: ['book-square-203', 'inner'],
  BookBlank: ['book-square-203', 'blank'],
  BookBack: ['book-square-203', 'back'],
  CalendarCover: ['calendar-wall', 'cover'],
  CalendarMonth: ['calendar-wall', 'inner'],
  DeskMonth: ['calendar-desk', 'inner'],
  CardFront: ['postcard-12', 'inner'],
  CardBack: ['postcard-12', 'back'],
  Print: ['print-6inch', 'inner'],
} as const satisfies Record<string, readonly [product: string, kind: PageKind]>

type ThemeRole = keyof typeof ROLES

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

function designed(theme: Theme, product: Product): Design {
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

/** The page of this kind; kinds that the album did not ask for are shown bare. */
function pageOf(design: Design, kind: PageKind): Page {
  const found = design.pages.filter((page) => page.kind === kind)
  // A month or a page with several photos says more than one with a single one.
  const most = found.toSorted((a, b) => b.slots.length - a.slots.length)[0]
  const page = most ?? { id: asId(kind), kind, slots: [], captions: [], shuffleStep: 0, locked: false }
  const captions = page.captions.map((each) => (each.role === 'text' ? { ...each, text: MESSAGE } : each))
  return { ...page, captions }
}

/** One page of a theme as it is printed, from painted photos. */
export function themeStory(themeId: string, role: ThemeRole): StoryObj {
  return { render: () => <ThemePage themeId={themeId} role={role} /> }
}

function ThemePage({ themeId, role }: { readonly themeId: string; readonly role: ThemeRole }) {
  const [productId, kind] = ROLES[role]
  const theme = DEMO_THEMES.find(({ id }) => id === themeId)
  const product = DEMO_PRODUCTS.find(({ id }) => id === productId)
  invariant(theme && product, `there is no ${themeId} or no ${productId}`)
  const design = designed(theme, product)
  const page = pageOf(design, kind)
  const scene = sceneOf({ design, page, product, theme, photos: photoBook(PHOTOS), fonts: FONTS })
  const width = kind === 'cover' && product.book ? 340 : 280
  return (
    <div style={{ display: 'grid', placeItems: 'center', padding: 24 }}>
      <div style={{ width }}>
        <PageMock ratio={scene.width / scene.height}>
          <PageCanvas scene={scene} images={images} fonts={FONTS} width={width} label={`${theme.name.en}, ${role}`} />
        </PageMock>
      </div>
    </div>
  )
}

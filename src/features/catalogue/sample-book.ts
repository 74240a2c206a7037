import type { DemoPhotoName } from '../../../domain/demo/demo-photos.ts'
import { autoDesignSteps } from '../../../domain/design/auto/auto-design.ts'
import { type Design, innerPages } from '../../../domain/design/design.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import type { Box } from '../../../domain/geometry.ts'
import { asId, countingIds, type GroupId } from '../../../domain/ids.ts'
import { type PhotoFacts, photoBook } from '../../../domain/photo/photo.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import type { BookFormat, Product } from '../../../domain/product/product.ts'
import type { Steps } from '../../../domain/steps.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOf } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { BlockName, FontBook } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { SAMPLE_PHOTOS } from '../../ui/pictures/sample-photos.ts'

/** The words of a sample, in the shopper's language. */
export interface SampleTexts {
  readonly title: string
  readonly group: string
  readonly description: string
}

export interface SampleBook {
  readonly design: Design
  readonly book: BookFormat
  readonly theme: Theme
  readonly photos: readonly PhotoFacts[]
}

/** A thin book has enough pages to show a look. */
const SAMPLE_PAGES = { kind: 'change', min: 6, max: 6, default: 6, multiple: 2 } as const
const SEED = 12

/** The photograph on the cover of each look of the shop: no two of them share one. A look that is not here takes the best suited. */
const COVERS: Readonly<Record<string, DemoPhotoName>> = {
  'theme-white': 'window-light',
  'theme-linen': 'coffee',
  'theme-journey': 'dunes-crest',
  'theme-festival': 'fireworks',
  'theme-first-year': 'kite-day',
  'theme-gallery': 'beach-from-above',
  'theme-botanical': 'leaf',
  'theme-ink': 'ridges-dawn',
  'theme-vows': 'couple-shore',
  'theme-film': 'balloons',
  'theme-gazette': 'oranges',
  'theme-night': 'sea-sunset',
}

/**
 * A small book in a theme, of demo photographs or of the shopper's `own`; `undefined` where the product is no book or
 * cannot be designed.
 */
export function* sampleBook(
  product: Product,
  theme: Theme,
  texts: SampleTexts,
  own?: readonly PhotoFacts[],
): Steps<SampleBook | undefined> {
  if (!product.book) {
    return undefined
  }
  const photos = own ?? SAMPLE_PHOTOS
  const cover = own ? undefined : COVERS[theme.id]
  const verdict = yield* autoDesignSteps({
    ...(cover ? { coverPhotos: photos.filter(({ id }) => id === cover) } : {}),
    groups: [
      {
        id: asId<GroupId>('sample'),
        title: texts.group,
        description: texts.description,
        photos,
      },
    ],
    title: texts.title,
    product: { ...product, pages: SAMPLE_PAGES },
    theme,
    seed: SEED,
    ids: countingIds('sample'),
  })
  return verdict.kind === 'designed' ? { design: verdict.design, book: product.book, theme, photos } : undefined
}

/** The glyph blocks that a sample is set with. */
export function blocksOfSample({ design, theme }: SampleBook): BlockName[] {
  return blocksOf(design, theme)
}

export interface SampleScenes {
  readonly cover: Scene
  /** The front on the cover's wrap, mm. */
  readonly front: Box
  /** Facing pages, in reading order. */
  readonly spreads: readonly (readonly [Scene, Scene])[]
}

/** What the sample looks like; its glyphs are in `fonts`. */
export function* scenesOfSample(
  { design, book, theme, photos: taken }: SampleBook,
  fonts: FontBook,
): Steps<SampleScenes | undefined> {
  const photos = photoBook(taken)
  const [coverPage] = design.pages
  const inner = innerPages(design)
  const front = coverPage ? sheetOf(book, coverPage, inner.length).panels.front : undefined
  if (!(coverPage && front)) {
    return undefined
  }
  const scene = (page: Design['pages'][number]) => sceneOf({ design, page, product: book, theme, photos, fonts })
  const scenes: Scene[] = []
  for (const page of inner) {
    scenes.push(scene(page))
    yield
  }
  // The first page lies alone on the right; from the second on they face each other.
  const spreads = scenes.flatMap((left, at) => {
    const right = scenes[at + 1]
    const facing = isRightBound(book) ? ([right, left] as const) : ([left, right] as const)
    return at % 2 === 1 && facing[0] && facing[1] ? [[facing[0], facing[1]] as const] : []
  })
  return { cover: scene(coverPage), front, spreads }
}

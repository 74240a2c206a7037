import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { bleedShare } from '../../domain/design/placing/over-fold.ts'
import { countingIds } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { BookFormat, Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { Bar, BenchRow } from '../report.ts'
import { benchRow, mean, shownRow } from '../report.ts'
import type { CompositionFigures, SeenBook } from './composed-books.ts'
import { compositionFigures, seenDesign, seenPeer } from './composed-books.ts'
import { rowBook } from './row-peers.ts'
import type { ShopperAlbum } from './shopper-albums.ts'
import { realAlbums, shopperAlbum } from './shopper-albums.ts'
import { templateBook } from './template-peers.ts'

type Figure = keyof CompositionFigures

interface FigureRow {
  readonly figure: Figure
  readonly says: string
  readonly unit: string
  readonly bar?: Bar
  /** Over all books of an album: the mean, or the sum of what must not be. */
  readonly over: 'mean' | 'sum'
}

const less = (floor: number, goal: number): Bar => ({ measure: 'value', better: 'less', floor, goal })

/** The table of issue VI, a row for each figure. */
const ROWS: readonly FigureRow[] = [
  { figure: 'alike', says: 'neighbouring spreads alike', unit: 'share', bar: less(0.1, 0), over: 'mean' },
  {
    figure: 'sameBox',
    says: 'pages that are one photo at the box of another',
    unit: 'share',
    bar: less(0.2, 0.1),
    over: 'mean',
  },
  {
    figure: 'soft',
    says: 'photos under 150 ppi that a smaller place keeps above',
    unit: 'photos',
    bar: less(0, 0),
    over: 'sum',
  },
  {
    ...{
      figure: 'follows',
      says: 'area follows weight (pixels, faces, rarity)',
      unit: 'rank correlation',
      over: 'mean',
    },
    bar: { measure: 'value', better: 'more', floor: 0.45, goal: 0.6 },
  },
  { figure: 'followsPixels', says: 'area follows pixels alone', unit: 'rank correlation', over: 'mean' },
  { figure: 'butting', says: 'unrelated photos meeting at the fold', unit: 'places', bar: less(0, 0), over: 'sum' },
  { figure: 'cut', says: 'faces and texts cut or covered', unit: 'faces, texts', bar: less(0, 0), over: 'sum' },
  { figure: 'blank', says: 'blank pages', unit: 'pages', over: 'mean' },
]

/** What the engine before the composer did, all looks. */
const BEFORE: Readonly<Record<string, Partial<Record<Figure, number>>>> = {
  '24, real': { alike: 0.458, sameBox: 0.817, soft: 6, follows: 0.294, followsPixels: 0.308, butting: 9, cut: 0 },
  '37, real': { alike: 0.104, sameBox: 0.467, soft: 5, follows: 0.416, followsPixels: 0.34, butting: 9, cut: 1 },
  '57, real': { alike: 0.0417, sameBox: 0.2, soft: 7, follows: 0.442, followsPixels: 0.419, butting: 11, cut: 1 },
  '24 seeded': { alike: 0.307, sameBox: 0.731, soft: 19, follows: 0.0499, followsPixels: 0.0425, butting: 36, cut: 0 },
  '37 seeded': { alike: 0.109, sameBox: 0.494, soft: 10, follows: 0.167, followsPixels: 0.168, butting: 46, cut: 0 },
  '60 seeded': { alike: 0.0573, sameBox: 0.183, soft: 2, follows: 0.0732, followsPixels: 0.0864, butting: 65, cut: 0 },
  '120 seeded': {
    alike: 0.0536,
    sameBox: 0.0938,
    soft: 18,
    follows: 0.137,
    followsPixels: 0.116,
    butting: 113,
    cut: 1,
  },
}

/** Real albums, and seeded ones with pixels, faces and titles as people have them: the default policy, all looks. */
export async function compositionRows(): Promise<BenchRow[]> {
  const product = DEMO_PRODUCTS.find(({ type, book }) => type === 1 && book)
  invariant(product?.book, 'the shop sells a book')
  const seeded = [24, 37, 60, 120].map((count) => ({
    name: `${count} seeded`,
    albums: [0, 1, 2, 3].map((seed) => shopperAlbum(count, seed)),
  }))
  const real = (await realAlbums()).map((album) => ({ name: album.name, albums: [album] }))
  return [...real, ...seeded].flatMap(({ name, albums }) => rowsOf(name, albums, product, product.book as BookFormat))
}

function rowsOf(name: string, albums: readonly ShopperAlbum[], product: Product, format: BookFormat): BenchRow[] {
  const ours = DEMO_THEMES.flatMap((theme) =>
    albums.map((album) => ({ theme, figures: figuresOf(album, product, format, theme) })),
  )
  const peers = {
    rows: albums.map((album) => compositionFigures(peerBook(album, 'rows', ours[0]?.figures.pages ?? 20, format))),
    templates: albums.map((album) =>
      compositionFigures(peerBook(album, 'templates', ours[0]?.figures.pages ?? 20, format)),
    ),
  }
  const rows = ROWS.map(({ figure, says, unit, bar, over }): BenchRow => {
    const all = (figures: readonly CompositionFigures[]) => {
      const values = figures.map((each) => each[figure])
      return over === 'mean' ? mean(values) : values.reduce((sum, value) => sum + value, 0)
    }
    const value = all(ours.map(({ figures }) => figures))
    const before = BEFORE[name]?.[figure]
    const held = `rows ${short(all(peers.rows))}, templates ${short(all(peers.templates))}`
    const measured = {
      ...{ row: `VI ${name}: ${says}`, value, unit, peer: held },
      ...(before === undefined ? {} : { limit: before, peer: `before; ${held}` }),
    }
    return bar ? benchRow(measured, bar) : shownRow(measured)
  })
  return [...rows, ...loudRows(name, ours)]
}

/** Looks that let photos run off the page: not too few of their pages, not too many; of each look the mean of its books. */
function loudRows(
  name: string,
  ours: readonly { readonly theme: Theme; readonly figures: CompositionFigures }[],
): BenchRow[] {
  const shares = DEMO_THEMES.filter((theme) => bleedShare(theme) > 0).map((theme) =>
    mean(ours.filter((each) => each.theme === theme).map(({ figures }) => figures.loud)),
  )
  const row = (which: string) => `VI ${name}: pages that bleed or share a photo, ${which}`
  return [
    benchRow(
      { row: row('the quietest look'), value: Math.min(...shares), unit: 'share' },
      { measure: 'value', better: 'more', floor: 0.15 },
    ),
    benchRow(
      { row: row('the loudest look'), value: Math.max(...shares), unit: 'share' },
      { measure: 'value', better: 'less', floor: 0.4 },
    ),
  ]
}

const short = (value: number) => String(Number(value.toPrecision(2)))

function figuresOf(
  album: ShopperAlbum,
  product: Product,
  format: BookFormat,
  theme: Theme,
): CompositionFigures & { readonly pages: number } {
  const { groups } = album
  const verdict = autoDesign({ ...{ groups, product, theme, seed: 1 }, title: '', ids: countingIds('p') })
  invariant(verdict.kind === 'designed', 'the album is designed')
  const seen = seenDesign(
    verdict.design,
    groups.flatMap(({ photos }) => photos),
    format,
  )
  return { ...compositionFigures(seen), pages: seen.pages.length }
}

/** The margins and gap of a usual look. */
const PEER = { corner: 18, gap: 4 } as const

function peerBook({ groups }: ShopperAlbum, peer: 'rows' | 'templates', pages: number, format: BookFormat): SeenBook {
  const photos = groups.flatMap((group) => group.photos)
  const aspects = photos.map(({ width, height }) => width / height)
  const side = { width: format.page.width - 2 * PEER.corner, height: format.page.height - 2 * PEER.corner }
  const paper = { ...side, gap: PEER.gap }
  const book =
    peer === 'rows' ? rowBook('react-photo-album', aspects, pages, paper) : templateBook(aspects, pages, paper)
  return seenPeer(book, photos, format, PEER.corner)
}

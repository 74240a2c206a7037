import { expect, test } from 'vitest'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import type { Page, Placement } from '../../../domain/design/design.ts'
import type { CaptionId, PageId, PhotoId, ProductId, SlotId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import type { BookFormat, Product } from '../../../domain/product/product.ts'
import { groundColours } from '../../../domain/theme/page-grounds.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { themeFor } from '../../../domain/theme/theme-for.ts'
import { minorUnits } from '../../../domain/units.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { aCardProduct } from '../../../tests/support/builders/design-builders.ts'
import { blocksOf } from './blocks-of.ts'
import { sceneOf } from './scene-of.ts'

const format: BookFormat = {
  page: { width: 200, height: 100 },
  bleed: 3,
  safe: 5,
  gutter: 6,
  dpi: 300,
  cover: { type: 'f4f1', board: 2, paper: 0.5 },
}
const photoId = asId<PhotoId>('p0')
const photos = photoBook([{ id: photoId, width: 400, height: 300 }])
const placement: Placement = { photoId, crop: { x: 0, y: 0, width: 1, height: 1 }, turns: 0, flip: 'none', angle: 0 }
const box = { x: 10, y: 10, width: 40, height: 30 }

const [plain] = DEMO_THEMES as [Theme]
const bare = { background: '#fffefd', ornaments: [] }
const theme: Theme = {
  ...plain,
  cell: { radius: 2 },
  roles: { cover: bare, inner: bare, chapter: bare, blank: bare, back: { background: '#dddddd', ornaments: [] } },
  spine: '#123456',
}

const page = (over: Partial<Page>): Page => ({
  id: asId<PageId>('page'),
  kind: 'inner',
  slots: [],
  captions: [],
  shuffleStep: 0,
  locked: false,
  ...over,
})

const scene = (of: Page, wears: Theme = theme) =>
  sceneOf({
    design: { pages: [page({ kind: 'cover' }), ...Array.from({ length: 20 }, () => page({}))] },
    page: of,
    product: format,
    theme: wears,
    photos,
    fonts: loadFontBook(),
  })

test('scene: an inner page is paper to the bleed, then photos and blank slots in order', () => {
  const slots = [
    { id: asId<SlotId>('s0'), panel: 'front', box, placement, locked: false },
    { id: asId<SlotId>('s1'), panel: 'front', box, locked: false },
    {
      id: asId<SlotId>('s2'),
      panel: 'front',
      box,
      placement: { ...placement, photoId: asId<PhotoId>('gone') },
      locked: false,
    },
  ] as const
  expect(scene(page({ slots }))).toEqual({
    pageId: 'page',
    width: 200,
    height: 100,
    bleed: 3,
    sprites: [
      { kind: 'fill', id: 'paper', box: { x: -3, y: -3, width: 206, height: 106 }, colour: '#fffefd' },
      { kind: 'photo', id: 's0', box, radius: 2, ...placement },
      { kind: 'blank', id: 's1', box, radius: 2 },
      { kind: 'blank', id: 's2', box, radius: 2 },
    ],
  })
})

test('scene: a cover wrap lays its panels side by side, spine as thick as the book', () => {
  const slots = [{ id: asId<SlotId>('s0'), panel: 'front', box, placement, locked: false }] as const
  const cover = scene(page({ kind: 'cover', slots }))
  const spine = 2 * 2 + 10 * 0.5
  expect([cover.width, cover.sprites.map((sprite) => ('box' in sprite ? [sprite.id, sprite.box] : sprite.id))]).toEqual(
    [
      400 + spine,
      [
        ['paper', { x: -3, y: -3, width: 406 + spine, height: 106 }],
        ['back', { x: -3, y: -3, width: 203, height: 106 }],
        ['spine', { x: 200, y: -3, width: spine, height: 106 }],
        ['s0', { ...box, x: 200 + spine + 10 }],
      ],
    ],
  )
})

test('scene: spine text lies down, set along the spine about the same centre', () => {
  const caption = {
    id: asId<CaptionId>('c0'),
    role: 'spine',
    panel: 'spine',
    box: { x: 0, y: 10, width: 9, height: 80 },
    text: '海边的夏天 2026',
  } as const
  const text = scene(page({ kind: 'cover', captions: [caption] })).sprites.find((sprite) => sprite.kind === 'text')
  const xs = text?.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.x)) ?? []
  expect([text?.angle, text?.box, text?.lines.length, text?.overflows]).toEqual([
    90,
    { x: 200, y: 10, width: 9, height: 80 },
    1,
    false,
  ])
  expect(Math.min(...xs) > 204.5 - 40 && Math.max(...xs) < 204.5 + 40).toBe(true)
  expect(Math.abs((text?.lines[0]?.baseline ?? 0) - 50)).toBeLessThan(4)
})

test('A§5 scene: a colour that was chosen for the cover lies below its front and its back', () => {
  const [, light] = groundColours(theme, 'cover')
  const { sprites } = scene(page({ kind: 'cover', ground: { colour: light?.id ?? 'paper' } }))
  const colours = sprites.flatMap((sprite) => (sprite.kind === 'fill' ? [[sprite.id, sprite.colour]] : []))
  expect(colours).toEqual([
    ['paper', light?.colour],
    ['back', light?.colour],
    ['spine', '#123456'],
  ])
})

test('scene: ornaments stand at their anchors, tiles cover the bleed, both end at their panel', () => {
  const mark = {
    id: 'm',
    size: { width: 10, height: 5 },
    viewBox: { x: 0, y: 0, width: 20, height: 10 },
    path: 'M0 0H20',
    fill: '#000000',
  }
  const ornaments = [
    { ...mark, anchor: 'bottom-right', offset: { x: -4, y: -2 } },
    { ...mark, id: 't', anchor: 'top-left', offset: { x: 0, y: 0 }, tile: { width: 100, height: 60 } },
  ] as const
  const wears = { ...theme, roles: { ...theme.roles, inner: { background: '#ffffff', ornaments } } }
  const clip = { x: -3, y: -3, width: 206, height: 106 }
  expect(scene(page({}), wears).sprites.slice(1)).toEqual([
    { kind: 'shape', id: 'ornament-m', path: 'M186 93L196 93', clip, fill: '#000000', opacity: 1 },
    {
      kind: 'shape',
      id: 'ornament-t',
      path: 'M0 0L10 0M100 0L110 0M200 0L210 0M0 60L10 60M100 60L110 60M200 60L210 60',
      clip,
      fill: '#000000',
      opacity: 1,
    },
  ])
})

test('scene: a photo over the fold takes the drawings of the corners there away, on both pages', () => {
  const mark = {
    size: { width: 9, height: 9 },
    viewBox: { x: 0, y: 0, width: 9, height: 9 },
    path: 'M0 0H9',
    fill: '#000',
  }
  const ornaments = (['top-left', 'top-right', 'bottom', 'left', 'right'] as const).map((anchor) => ({
    ...{ ...mark, id: anchor, anchor, offset: { x: 0, y: 0 } },
  }))
  const wears = { ...theme, roles: { ...theme.roles, inner: { background: '#ffffff', ornaments } } }
  const slot = { id: asId<SlotId>('s0'), panel: 'front', box, placement, locked: false } as const
  const drawn = (of: Page) =>
    scene(of, wears).sprites.flatMap(({ id }) => (id.startsWith('ornament-') ? [id.slice(9)] : []))
  expect([
    drawn(page({ slots: [slot] })),
    drawn(page({ slots: [{ ...slot, half: 'left' }] })),
    drawn(page({ slots: [{ ...slot, half: 'right' }] })),
  ]).toEqual([
    ['top-left', 'top-right', 'bottom', 'left', 'right'],
    ['top-left', 'bottom', 'left'],
    ['top-right', 'bottom', 'right'],
  ])
})

test('scene: a product without page geometry is refused', () => {
  const name = { 'zh-Hans': '相框', 'zh-Hant': '相框', en: 'Frame' }
  const frame: Product = {
    id: asId<ProductId>('frame'),
    type: 2,
    name,
    description: name,
    categoryId: 'c0',
    onShelf: true,
    soon: true,
    price: { base: minorUnits(1), extraPage: minorUnits(0), pagesIncluded: 0, delivery: minorUnits(0) },
    photos: { minCount: 1, maxCount: 1, minBytes: 0, maxBytes: 0 },
    attributes: [],
    themeIds: [],
    coverPhotos: 0,
  }
  const source = { design: { pages: [] }, page: page({}), theme, photos, fonts: loadFontBook() }
  expect(() => sceneOf({ ...source, product: frame })).toThrow(RangeError)
})

test('fonts: a design asks for every block of its captions once', () => {
  const caption = (id: string, text: string) =>
    ({ id: asId<CaptionId>(id), role: 'title', panel: 'front', box, text }) as const
  const design = { pages: [page({ captions: [caption('a', 'Aa'), caption('b', 'Bb 我')] })] }
  expect(blocksOf(design, theme)).toEqual([
    { face: 'italiana-400', block: 8 },
    { face: 'italiana-400', block: 12 },
    { face: 'italiana-400', block: 4 },
    { face: 'noto-sans-sc-light-400', block: 0x6211 >> 3 },
  ])
})

test('themes: every drawing can be read, every text stands out from its paper', () => {
  const weak = DEMO_THEMES.flatMap((each) =>
    (['cover', 'inner', 'chapter'] as const).flatMap((kind) => {
      scene(page({ kind }), each)
      const paper = each.id === 'theme-festival' && kind === 'cover' ? '#fbf3e4' : each.roles[kind].background
      return (['title', 'description', 'text'] as const)
        .filter((role) => contrast(each.captions[role].colour, paper) < 4.5)
        .map((role) => `${each.id} ${kind} ${role}`)
    }),
  )
  const spines = DEMO_THEMES.filter((each) => contrast(each.captions.spine.colour, each.spine) < 4.5).map(
    ({ id }) => id,
  )
  expect([...weak, ...spines]).toEqual([])
})

/** WCAG contrast of two colours. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('themes: shadows lie on the paper below every photo, and an empty slot casts none', () => {
  const slot = (id: string, filled: boolean) => ({
    id: asId<SlotId>(id),
    panel: 'front' as const,
    box,
    locked: false,
    ...(filled ? { placement } : {}),
  })
  const shadow = { x: 0, y: 0.6, blur: 0, colour: '#000000', opacity: 0.2 }
  const { sprites } = scene(page({ slots: [slot('s0', true), slot('s1', false), slot('s2', true)] }), {
    ...theme,
    cell: { radius: 2, shadow },
  })
  expect(sprites.map(({ id }) => id)).toEqual(['paper', 'shadow-s0-0', 'shadow-s2-0', 's0', 's1', 's2'])
})

test('scene: letters of a long address are smaller and stand on the lines that are ruled for them', () => {
  const white = themeFor(plain, aCardProduct())
  const address = (text: string) => {
    const caption = { id: asId<CaptionId>('address'), panel: 'front', role: 'address', text } as const
    const at = { x: 83, y: 51.5, width: 56, height: 44 }
    const [sprite] = scene(page({ captions: [{ ...caption, box: at }] }), white).sprites.filter(
      ({ kind }) => kind === 'text',
    )
    return sprite?.kind === 'text'
      ? { size: sprite.size, lines: sprite.lines.map(({ baseline }) => baseline) }
      : undefined
  }
  const pitches = (lines: readonly number[]) => lines.slice(1).map((line, at) => line - (lines[at] ?? 0))
  const short = address('Søren Ångström\nÆbeløgade 5, 2. tv.\n2100 København Ø')
  const long = address('Familie Wolkenstein-Unterbrunner\nObere Donauuferstraße 114 B\n93047 Regensburg\nDeutschland')
  const { size = 0, leading = 0 } = white.captions.address ?? {}
  expect([short?.size, pitches(short?.lines ?? [])]).toEqual([size, [11, 11].map((mm) => expect.closeTo(mm))])
  expect(long?.size).toBeLessThan(size)
  expect(pitches(long?.lines ?? [])).toEqual([11, 11, 11].map((mm) => expect.closeTo(mm)))
  // More lines than are ruled stand nearer, as far apart as their size says.
  const five = address('Familie Wolkenstein\nHinterhaus\nObere Donauuferstraße 114 B\n93047 Regensburg\nDeutschland')
  expect(pitches(five?.lines ?? [])).toEqual(Array(4).fill(expect.closeTo((five?.size ?? 0) * leading)))
})

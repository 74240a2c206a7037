import { describe, expect, test } from 'vitest'
import type { Design, Page, Slot } from '../design/design.ts'
import { asId, type PageId, type PhotoId, type ProductId, type SlotId, type ThemeId } from '../ids.ts'
import { decideOrder } from './decide-order.ts'

const PRODUCT = {
  type: 1,
  onShelf: true,
  soon: false,
  pages: { kind: 'change', min: 2, max: 4, default: 2, multiple: 2 },
  photos: { minCount: 2, maxCount: 0, minBytes: 0, maxBytes: 0 },
} as const

function slot(id: string, photo?: string): Slot {
  const box = { x: 0, y: 0, width: 10, height: 10 }
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  return {
    id: asId<SlotId>(id),
    panel: 'front',
    box,
    locked: false,
    ...(photo ? { placement: { photoId: asId<PhotoId>(photo), crop, turns: 0, flip: 'none', angle: 0 } } : {}),
  }
}

function page(id: string, kind: Page['kind'], slots: readonly Slot[]): Page {
  return { id: asId<PageId>(id), kind, slots, captions: [], shuffleStep: 0, locked: false }
}

function design(pages: readonly Page[]): Design {
  return {
    version: 1,
    productId: asId<ProductId>('book'),
    themeId: asId<ThemeId>('white'),
    seed: 1,
    pages,
    tray: [],
  }
}

const COVER = page('cover', 'cover', [slot('c', 'p0')])
const WHOLE = [COVER, page('a', 'inner', [slot('a', 'p0')]), page('b', 'inner', [slot('b', 'p1')])]
const BLANK = page('x', 'blank', [])

describe('what may be ordered', () => {
  test('a whole design that the shopper has seen', () => {
    expect(decideOrder({ product: PRODUCT, design: design(WHOLE), seen: 3, rev: 3 })).toEqual({
      kind: 'orderable',
      pageCount: 2,
      photoCount: 2,
    })
  })

  test('A§5: a cover in type alone needs no photo', () => {
    const pages: Page[] = [{ ...page('c', 'cover', []), coverStyle: 'type' }, ...WHOLE.slice(1)]
    expect(decideOrder({ product: PRODUCT, design: design(pages), seen: 3, rev: 3 }).kind).toBe('orderable')
  })

  test.each([
    ['B§8: an off-shelf product', { product: { ...PRODUCT, onShelf: false } }, 'product-off-shelf', []],
    ['a product that comes later', { product: { ...PRODUCT, soon: true } }, 'product-soon', []],
    ['readings 4: a design that changed in another window', { seen: 2 }, 'design-changed', []],
    [
      'A§5: a cover without its photo',
      { pages: [page('c', 'cover', [slot('c')]), ...WHOLE.slice(1)] },
      'cover-blank',
      [0],
    ],
    ['a cover without a place for a photo', { pages: [page('c', 'cover', []), ...WHOLE.slice(1)] }, 'cover-blank', [0]],
    ['readings 27: an odd number of pages', { pages: [...WHOLE, BLANK] }, 'pages-not-possible', []],
    ['too many pages', { pages: [...WHOLE, BLANK, BLANK, BLANK, BLANK] }, 'pages-not-possible', []],
    ['B§5: one photo where two are needed', { pages: [COVER, BLANK, BLANK] }, 'too-few-photos', []],
    [
      'a page that would print an empty place',
      { pages: [...WHOLE, page('d', 'inner', [slot('d'), slot('e', 'p0')]), BLANK] },
      'slot-blank',
      [3],
    ],
  ])('not %s', (_, change: object, reason, places) => {
    const { pages = WHOLE, ...rest } = change as { readonly pages?: readonly Page[] }
    expect(decideOrder({ product: PRODUCT, design: design(pages), seen: 3, rev: 3, ...rest })).toEqual({
      kind: 'refused',
      reason,
      pages: places,
    })
  })
})

describe('B§4 cards and frames, which have no cover', () => {
  const card = (id: string, photo?: string) => [page(id, 'inner', [slot(id, photo)]), page(`${id}b`, 'back', [])]
  const ask = (pages: readonly Page[]) =>
    decideOrder({
      product: { ...PRODUCT, pages: { ...PRODUCT.pages, max: 6 } },
      design: design(pages),
      seen: 1,
      rev: 1,
    })

  test('every card with its photo may be ordered; backs need none', () => {
    expect(ask([...card('a', 'p0'), ...card('b', 'p1')])).toEqual({ kind: 'orderable', pageCount: 4, photoCount: 2 })
  })
  test('a card without its photo is named by its number, before photos are counted', () => {
    expect(ask([...card('a', 'p0'), ...card('b')])).toEqual({ kind: 'refused', reason: 'slot-blank', pages: [2] })
  })
  test('readings 58: a frame without its photo is named, counted from 1', () => {
    const name = { 'zh-Hans': '', en: '', 'zh-Hant': '' }
    const sheet = { id: 's', name, page: { width: 90, height: 60 }, bleed: 3, safe: 3, dpi: 240, sides: 1 } as const
    const opening = (id: string, photo?: string) => page(id, 'inner', [slot(id, photo)])
    const askFrames = (pages: readonly Page[], product = {}) =>
      decideOrder({
        product: { ...PRODUCT, type: 2, pages: { ...PRODUCT.pages, max: 4 }, sheets: [sheet], ...product },
        design: design(pages),
        seen: 1,
        rev: 1,
      })
    const pages = [opening('a', 'p0'), opening('b'), opening('c'), opening('d', 'p1')]
    expect(askFrames(pages)).toEqual({ kind: 'refused', reason: 'frame-without-photo', pages: [2, 3] })
    const flat = { sheets: [{ ...sheet, page: { width: 0, height: 60 } }] }
    expect(askFrames([opening('a', 'p0'), opening('d', 'p1')], flat)).toEqual({
      ...{ kind: 'refused', reason: 'frame-without-size', pages: [1, 2] },
    })
  })
})

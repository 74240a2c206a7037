import { describe, expect, test } from 'vitest'
import type { ProductTypeNumber } from '../product/product.ts'
import { photoBounds, refusePhotoCount, volumeCount } from './photo-count.ts'
import type { ShopModeNumber } from './shop-mode.ts'

const product = (type: ProductTypeNumber, minCount: number, maxCount: number, sheets = 0) => ({
  type,
  photos: { minCount, maxCount, minBytes: 0, maxBytes: 0 },
  ...(sheets > 0 ? { sheets: Array.from({ length: sheets }, () => sheet) } : {}),
})
const monthsAtLeast = (min: number) =>
  photoBounds({ ...product(8, 1, 40), pages: { kind: 'change', min, max: 18, default: 12, multiple: 1 } })
const sheet = {
  id: 's',
  name: { 'zh-Hans': '', en: '', 'zh-Hant': '' },
  page: { width: 100, height: 150 },
  bleed: 3,
  safe: 5,
  dpi: 300,
  sides: 1 as const,
}

describe('A§5 photo count: bounds [A§5.photo-count]', () => {
  test.each([
    ['from the product', photoBounds(product(1, 10, 60)), { min: 10, max: 60 }],
    ['1 to 120 when missing', photoBounds(product(1, 0, 0)), { min: 1, max: 120 }],
    ['a print with zero min and zero max takes no photo', photoBounds(product(9, 0, 0)), { min: 0, max: 0 }],
    ['calendar uses the pages of its theme', photoBounds(product(8, 1, 40), 13), { min: 13, max: 40 }],
    ['calendar: never fewer than the product asks for', photoBounds(product(8, 14, 40), 13), { min: 14, max: 40 }],
    ['calendar without a design: as many as the months of its product', monthsAtLeast(9), { min: 9, max: 40 }],
    ['B§5 combo box uses the number of sizes', photoBounds(product(6, 1, 40, 4)), { min: 4, max: 40 }],
    ['finished goods take none', photoBounds(product(5, 0, 0)), { min: 0, max: 0 }],
  ])('%s', (_, bounds, wanted) => {
    expect(bounds).toEqual(wanted)
  })
})

test('A§5 photo count: a print-type product with zero min and zero max means no photo [A§5.no-photo]', () => {
  const none = product(9, 0, 0)
  const refusals = [0, 1].map((photoCount) => refusePhotoCount({ product: none, mode: 0, photoCount }))
  expect([photoBounds(none), ...refusals]).toEqual([{ min: 0, max: 0 }, undefined, 'too-many-ordered-photos'])
  expect(photoBounds(product(9, 0, 10))).toEqual({ min: 0, max: 10 })
})

describe('B§5 photo count by mode and type, readings 9 [B§5.count-by-mode]', () => {
  const few = 'too-few-photos'
  const many = 'too-many-ordered-photos'
  test.each<[string, ProductTypeNumber, ShopModeNumber, readonly (string | undefined)[]]>([
    ['album, e-commerce: between min and max', 1, 1, [few, undefined, undefined, many]],
    ['album, upload later: between min and max', 1, 5, [few, undefined, undefined, many]],
    ['album, other modes: at least the minimum', 1, 0, [few, undefined, undefined, undefined]],
    ['album, re-upload: at least the minimum', 1, 2, [few, undefined, undefined, undefined]],
    ['frame: both', 2, 0, [few, undefined, undefined, many]],
    ['transmission: both', 4, 0, [few, undefined, undefined, many]],
    ['combo: only the minimum', 6, 1, [few, undefined, undefined, undefined]],
    ['postcard needs the range', 7, 0, [few, undefined, undefined, many]],
    ['postcard needs the range in e-commerce', 7, 1, [few, undefined, undefined, many]],
    ['calendar: only the minimum', 8, 5, [few, undefined, undefined, undefined]],
    ['print: both', 9, 0, [few, undefined, undefined, many]],
  ])('%s', (_, type, mode, wanted) => {
    const counts = [3, 4, 8, 9]
    expect(counts.map((photoCount) => refusePhotoCount({ product: product(type, 4, 8), mode, photoCount }))).toEqual(
      wanted,
    )
  })

  test('one-photo mode forces 1 [A§5.one-photo]', () => {
    const one = product(1, 1, 1)
    expect([1, 2].map((photoCount) => refusePhotoCount({ product: one, mode: 0, photoCount }))).toEqual([
      undefined,
      many,
    ])
  })
})

describe('B§9 orders per album: ceil(image count / max per album)', () => {
  const pages = (kind: 'fixed' | 'change') => ({ kind, min: 20, max: 40, default: 20, multiple: 2 })
  test('fixed page count: 121 of 120 are two volumes', () => {
    const album = { ...product(1, 1, 120), pages: pages('fixed') }
    expect([1, 120, 121, 240, 241].map((count) => volumeCount(album, count))).toEqual([1, 1, 2, 2, 3])
  })

  test('dynamic pages and other types are one', () => {
    const album = { ...product(1, 1, 120), pages: pages('change') }
    expect([volumeCount(album, 500), volumeCount(product(9, 1, 10), 500)]).toEqual([1, 1])
  })
})

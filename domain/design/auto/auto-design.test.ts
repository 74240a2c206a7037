import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarRequest } from '../../../tests/support/builders/calendar-builders.ts'
import {
  aBleedTheme,
  aBookProduct,
  aDesign,
  aGroup,
  aTheme,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { DEFAULT_GROUP_NAME } from '../../album/album.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { countingIds } from '../../ids.ts'
import { seedOf } from '../../layout/seeded-random.ts'
import { invariant } from '../../never.ts'
import { type PhotoGroup, photoBook } from '../../photo/photo.ts'
import type { Design } from '../design.ts'
import { type AutoDesignRequest, autoDesign } from './auto-design.ts'

const THEMES = [aTheme(), aBleedTheme(), aBleedTheme({ maxCrop: 1 }), aTheme({ maxCrop: 0, gap: 0 })]

function request(groups: readonly PhotoGroup[], more: Partial<AutoDesignRequest> = {}): AutoDesignRequest {
  const product = aBookProduct()
  return { groups, title: 'Our summer', product, theme: aTheme(), seed: 1, ids: countingIds('p'), ...more }
}

function designed(asked: AutoDesignRequest): Design {
  const verdict = autoDesign(asked)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.design
}

const kinds = (design: Design) => design.pages.map((page) => page.kind)
const counts = (design: Design) => design.pages.slice(1).map((page) => page.slots.length)

test('A§9 automatic design: any album and theme gives a book without faults', () => {
  const albums = fc.array(fc.nat(60), { minLength: 1, maxLength: 6 })
  const formats = fc.constantFrom({}, { page: { width: 210, height: 280 } }, { page: { width: 280, height: 210 } })
  const covers = fc.constantFrom('f4f1' as const, 'f1f4' as const, 'f1' as const)
  fc.assert(
    fc.property(
      albums,
      fc.constantFrom(...THEMES),
      formats,
      covers,
      fc.nat(1000),
      (sizes, theme, format, type, seed) => {
        const photos = somePhotos(
          sizes.reduce((sum, size) => sum + size, 0),
          seed,
        )
        let from = 0
        const groups = sizes.map((size, at) => {
          from += size
          const words = ['', 'Day one', 'A long title of a day']
          return aGroup(
            photos.slice(from - size, from),
            words[at % 3],
            at % 2 ? 'We went to the sea. '.repeat(at * 3) : '',
            `g${at}`,
          )
        })
        const product = aBookProduct({}, { ...format, cover: { type, board: 2.5, paper: 0.2 } })
        const verdict = autoDesign(request(groups, { theme, product, seed }))
        if (verdict.kind === 'refused') {
          expect([verdict.reason, photos.length]).toEqual(['no-photos', 0])
        } else {
          const world = { photos: photoBook(photos), theme, paper: product.book, pages: product.pages }
          expect(designFaults(verdict.design, world)).toEqual([])
          expect(verdict.design.tray).toEqual([])
        }
      },
    ),
    { numRuns: 60, seed: 4 },
  )
})

test('A§5 page counts: each non-empty group uses 2 [A§5.group-pages]', () => {
  const photos = somePhotos(60, 3)
  const sizes = [1, 2, 5, 6, 1, 3, 9, 4, 1, 2]
  const groups = sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, count) => sum + count, 0)
    return aGroup(photos.slice(from, from + size), at % 2 ? `Day ${at}` : '', '', `g${at}`)
  })
  for (const theme of THEMES) {
    const { pages } = designed(request(groups, { theme }))
    const used = groups.map(({ id, photos: own }) => {
      const keys = new Set(own.map((photo) => photo.id))
      const shown = pages.filter(
        ({ kind, groupId, slots }) =>
          kind !== 'cover' &&
          (groupId === id || slots.some(({ placement }) => placement && keys.has(placement.photoId))),
      )
      return shown.length
    })
    // A group of one photo and no title has nothing for its second page: that one stays blank.
    expect(used.map((count, at) => count >= (sizes[at] === 1 && at % 2 === 0 ? 1 : 2))).toEqual(sizes.map(() => true))
  }
})

test('A§5 page counts: 17 groups of one photo make 34 pages, 14 photos the least of 20 [A§5.page-count]', () => {
  const photos = somePhotos(17, 5)
  const groups = photos.map((photo, at) => aGroup([photo], `Day ${at}`, '', `g${at}`))
  expect([
    kinds(designed(request(groups))).filter((kind) => kind === 'chapter').length,
    designed(request(groups)).pages.length - 1,
    designed(request([aGroup(somePhotos(14, 2), '', '', 'g0')])).pages.length - 1,
  ]).toEqual([17, 34, 20])
})

/** The shop's books, one of each page rule. */
const BOOKS = DEMO_PRODUCTS.filter(({ book, type }) => book && type === 1).filter(
  ({ pages }, at, all) => all.findIndex((one) => isDeepStrictEqual(one.pages, pages)) === at,
)

test.each(BOOKS.map((product) => [product.name.en, product] as const))(
  'A§5 page counts: the design of %s has as many pages as its rule says, from one photo to more than its most holds',
  (_, product) => {
    const rule = product.pages
    invariant(rule, 'a book has pages')
    const { photosPerPage } = aTheme().layout
    const holds = rule.default * photosPerPage.wanted
    for (const count of [
      1,
      rule.min,
      rule.default,
      holds,
      holds + 1,
      holds + 11,
      rule.max * photosPerPage.wanted + 30,
    ]) {
      const groups = [aGroup(somePhotos(count, 4))]
      const { pages } = designed(request(groups, { product }))
      const most = rule.kind === 'fixed' ? rule.default : rule.max
      const beyond = Math.max(0, count - holds)
      const usual = Math.min(rule.default, Math.ceil(count / photosPerPage.min)) + 2 * Math.ceil(beyond / 10)
      const whole = Math.ceil(Math.max(rule.min, usual) / rule.multiple) * rule.multiple
      expect([count, pages.length - 1]).toEqual([count, Math.min(most, whole)])
    }
  },
)

test('A§9 automatic design: the same request gives the same design, byte for byte', () => {
  const [first, second] = [aDesign(50).design, aDesign(50).design]
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
})

test('A§9 automatic design: every engine computes these very designs', () => {
  expect(seedOf(JSON.stringify(aDesign(50).design))).toBe(4277773508)
  expect(seedOf(JSON.stringify(aDesign(90, { theme: aBleedTheme() }).design))).toBe(4156706464)
})

test('A§9 automatic design: pages follow the order of groups, each group begins a page with its title', () => {
  const photos = somePhotos(60)
  const groups = [0, 1, 2].map((at) => aGroup(photos.slice(at * 20, at * 20 + 20), `Day ${at + 1}`, '', `g${at}`))
  const design = designed(request(groups))
  const order = design.pages.slice(1).map((page) => page.groupId)
  expect([...new Set(order)]).toEqual(['g0', 'g1', 'g2'])
  expect(order).toEqual([...order].sort())
  expect(
    design.pages.filter((page) => page.kind === 'chapter').map((page) => page.captions.map(({ text }) => text)),
  ).toEqual([['Day 1'], ['Day 2'], ['Day 3']])
})

test('A§9 automatic design: the name of an unnamed group is not printed', () => {
  const design = designed(request([aGroup(somePhotos(30), DEFAULT_GROUP_NAME)]))
  expect(kinds(design).includes('chapter')).toBe(false)
})

test('A§9 automatic design: the cover has one photo and the title, the spine the title', () => {
  const [cover] = aDesign(30).design.pages
  expect(cover?.slots.map((slot) => slot.panel)).toEqual(['front'])
  expect(cover?.captions.map(({ role, panel, text }) => [role, panel, text])).toEqual([
    ['title', 'front', 'Our summer'],
    ['spine', 'spine', 'Our summer'],
  ])
})

test('A§9 automatic design: the chosen cover photo is on the cover, and inside as well', () => {
  const photos = somePhotos(30)
  const design = designed(request([aGroup(photos)], { coverPhotos: photos.slice(17, 18) }))
  const holders = design.pages.flatMap((page) =>
    page.slots.filter((slot) => slot.placement?.photoId === 'photo17').map(() => page.kind),
  )
  expect(holders).toEqual(['cover', 'inner'])
})

test('A§9 automatic design: the chosen cover photo is on the cover also where it is left out of the pages', () => {
  const photos = somePhotos(31)
  const [left] = photos.slice(30)
  invariant(left, 'there are so many photos')
  const book = designed(request([aGroup(photos.slice(0, 30))], { coverPhotos: [left], spare: [left.id] }))
  const months = autoDesign(calendarRequest({ photos: 30, change: { coverPhotos: [left], spare: [left.id] } }))
  invariant(months.kind === 'designed', 'a calendar can be made of so many photos')
  for (const { pages, tray } of [book, months.design]) {
    const holders = pages.flatMap(({ kind, slots }) =>
      slots.flatMap(({ placement }) => (placement?.photoId === left.id ? kind : [])),
    )
    expect([holders, tray.filter((id) => id === left.id)]).toEqual([['cover'], [left.id]])
  }
})

test('B§9 pages: few photos stand on right-hand pages from the first to the last opening, beside white pages', () => {
  expect(counts(aDesign(5).design)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
  expect(counts(aDesign(12).design)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1])
  expect(counts(aDesign(20).design)).toEqual(Array<number>(20).fill(1))
})

test('auto-design 2.5: where a theme allows it, wide photos lie over the fold of a book with pages to spare', () => {
  const { design, world } = aDesign(12, { theme: aBleedTheme() })
  const halves = design.pages.map((page) => page.slots[0]?.half ?? '')
  expect(halves.flatMap((half, at) => (half === 'left' ? [at] : []))).toEqual([2, 4, 12, 16])
  expect(halves.flatMap((half, at) => (half === 'right' ? [at] : []))).toEqual([3, 5, 13, 17])
  expect(designFaults(design, world)).toEqual([])
})

test('A§9 automatic design: a design made anew keeps locked pages where they are, with their photos', () => {
  const { design, world, product } = aDesign(40)
  const pages = design.pages.map((page, at) => (at === 3 || at === 8 ? { ...page, locked: true } : page))
  const photos = [...world.photos.values()]
  const again = designed({
    ...request([aGroup(photos)]),
    ...{ product, seed: 9, ids: countingIds('again'), before: { ...design, pages } },
  })
  expect([again.pages[3], again.pages[8]]).toEqual([pages[3], pages[8]])
  expect(designFaults(again, world)).toEqual([])
})

test('A§9 automatic design: locked pages of another theme do not stay', () => {
  const { design, product } = aDesign(40)
  const pages = design.pages.map((page) => ({ ...page, locked: true }))
  const again = designed({
    ...request([aGroup(somePhotos(40))]),
    ...{ product, theme: aBleedTheme(), ids: countingIds('again'), before: { ...design, pages } },
  })
  expect(again.pages.some((page) => page.locked)).toBe(false)
})

test('B§9 pages: with room to spare a titled group opens with a page of its own', () => {
  const design = designed(request([aGroup(somePhotos(5), 'Lake', 'Three days by the lake')]))
  expect(kinds(design).slice(0, 4)).toEqual(['cover', 'chapter', 'blank', 'inner'])
  expect(design.pages[1]?.captions.map(({ role }) => role)).toEqual(['title', 'description'])
})

test('B§9 pages: the total is a multiple within the rule; a wanted total is kept [A§5.page-multiple]', () => {
  for (const count of [1, 21, 47, 130, 480]) {
    const { design } = aDesign(count)
    expect((design.pages.length - 1) % 2).toBe(0)
  }
  expect(designed(request([aGroup(somePhotos(60))], { pageCount: 30 })).pages.length).toBe(31)
  expect(autoDesign(request([aGroup(somePhotos(60))], { pageCount: 31 }))).toEqual({
    kind: 'refused',
    reason: 'page-count-not-allowed',
  })
})

test('B§9 pages: photos beyond the longest book go to the tray, the last ones first', () => {
  const product = aBookProduct({ kind: 'fixed', min: 12, max: 12, default: 12 })
  const design = designed(request([aGroup(somePhotos(120))], { product }))
  expect(design.pages.length).toBe(13)
  expect(design.tray).toEqual(
    somePhotos(120)
      .slice(108)
      .map((photo) => photo.id),
  )
})

test('B§9 pages: more groups than pages share pages', () => {
  const product = aBookProduct({ kind: 'fixed', min: 12, max: 12, default: 12 })
  const groups = somePhotos(40).map((photo, at) => aGroup([photo], `Day ${at}`, '', `g${at}`))
  const design = designed(request(groups, { product }))
  expect(design.tray).toEqual([])
  const world = { photos: photoBook(somePhotos(40)), theme: aTheme(), paper: product.book, pages: product.pages }
  expect(designFaults(design, world)).toEqual([])
})

test('B§9 format: photos keep margin and gutter, the gutter on the side of the fold', () => {
  const { design } = aDesign(60)
  for (const [index, page] of design.pages.entries()) {
    for (const { box } of index === 0 ? [] : page.slots) {
      const [left, right] = index % 2 === 1 ? [16, 193] : [10, 187]
      expect(box.x).toBeGreaterThanOrEqual(left)
      expect(box.x + box.width).toBeLessThanOrEqual(right + 1e-6)
    }
  }
})

test('B§9 format: what runs off a page reaches exactly the bleed, all else stands within the margins', () => {
  const { design } = aDesign(80, { theme: aBleedTheme() })
  const pages = design.pages.slice(1)
  const rounded = (mm: number) => Math.round(mm * 1000) / 1000
  const edges = pages.flatMap(({ slots }) =>
    slots.map(({ box }) => ({
      left: box.x,
      right: rounded(box.x + box.width),
      top: box.y,
      bottom: rounded(box.y + box.height),
    })),
  )
  expect(edges.filter(({ left, top }) => (left !== -3 && left < 8) || (top !== -3 && top < 8))).toEqual([])
  expect(
    edges.filter(({ right, bottom }) => (right !== 206 && right > 195) || (bottom !== 206 && bottom > 195)),
  ).toEqual([])
  const bleeding = pages.filter(({ slots }) =>
    slots.some(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > 203),
  )
  expect([bleeding.length > 0.15 * pages.length, bleeding.length < 0.45 * pages.length]).toEqual([true, true])
})

test('automatic design refuses what is no book and what has no photos', () => {
  const { book: _book, ...print } = aBookProduct()
  expect(autoDesign(request([aGroup(somePhotos(3))], { product: print }))).toEqual({
    kind: 'refused',
    reason: 'not-designable',
  })
  expect(autoDesign(request([aGroup([])]))).toEqual({ kind: 'refused', reason: 'no-photos' })
})

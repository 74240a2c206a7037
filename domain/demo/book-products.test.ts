import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGroup, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../tests/support/design-faults.ts'
import { sideIn, spineTakesText } from '../design/areas/page-areas.ts'
import { autoDesign } from '../design/auto/auto-design.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import { editWorldOf } from '../design/change/edit-world-of.ts'
import type { Design } from '../design/design.ts'
import { innerPages } from '../design/design.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import { asId, countingIds } from '../ids.ts'
import { photoBook } from '../photo/photo.ts'
import { bleedsOf } from '../product/bleed.ts'
import type { BookFormat, Product } from '../product/product.ts'
import { spineWidth } from '../product/product.ts'
import type { Theme } from '../theme/theme.ts'
import { DEMO_BOOKS } from './book-products.ts'
import { DRAWN_THEMES } from './drawn-themes.ts'
import { DEMO_THEMES } from './themes.ts'

const THEMES = [...DEMO_THEMES, ...DRAWN_THEMES]
const book = (id: string) => DEMO_BOOKS.find((one) => one.id === id) as Product & { readonly book: BookFormat }
const photos = somePhotos(36)

function designed(product: Product, theme: Theme) {
  const groups = [
    aGroup(photos.slice(0, 9), '海边的一天', 'Wind in our hair'),
    aGroup(photos.slice(9), '', '', 'group1'),
  ]
  const verdict = autoDesign({ groups, title: '我们的夏天', product, theme, seed: 1, ids: countingIds('p') })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error(`${product.id} in ${theme.id} was refused`)
  }
  return { design: verdict.design, world }
}

test.each(DEMO_BOOKS.map((one) => [one.id, one] as const))(
  '%s is designed whole in each of its looks',
  (_, product) => {
    const themes = product.themeIds.map((id) => THEMES.find((theme) => theme.id === id) as Theme)
    for (const theme of themes) {
      const { design, world } = designed(product, theme)
      expect(designFaults(design, world)).toEqual([])
      const inside = innerPages(design).flatMap(({ slots }) =>
        slots.flatMap(({ placement, half }) => (half === 'right' ? [] : (placement ?? []))),
      )
      expect(inside.length + design.tray.length).toBe(photos.length)
    }
  },
)

test('B§9 cover f4f1, f1f4, f1: back left, front left, and a front alone; the first page lies beside the front', () => {
  const cover = { kind: 'cover' } as const
  const panels = ['book-square-203', 'book-right-182', 'booklet-148'].map((id) => {
    const sheet = sheetOf(book(id).book, cover, 24)
    return [sheet.width, Object.entries(sheet.panels).map(([name, box]) => [name, box?.x])]
  })
  const [hard, right] = [spineWidth(book('book-square-203').book, 24), spineWidth(book('book-right-182').book, 24)]
  expect(panels).toEqual([
    [
      406 + hard,
      [
        ['back', 0],
        ['spine', 203],
        ['front', 203 + hard],
      ],
    ],
    [
      364 + right,
      [
        ['front', 0],
        ['spine', 182],
        ['back', 182 + right],
      ],
    ],
    [148, [['front', 0]]],
  ])
  expect([sideIn(book('book-square-203').book, 1), sideIn(book('book-right-182').book, 1)]).toEqual(['right', 'left'])
})

test('B§9 bleed types: cover, inner and chapter have a bleed of their own, and the sheets have it [B§9.bleed]', () => {
  const product = book('book-right-182')
  expect(bleedsOf(product)).toEqual([
    { type: 'f1f4', margin: 15 },
    { type: 'inner', margin: 3 },
    { type: 'chapter', margin: 5 },
  ])
  const { design } = designed(product, DRAWN_THEMES[1] as Theme)
  const bleeds = new Map(design.pages.map((page) => [page.kind, sheetOf(product.book, page, 24).bleed]))
  expect(Object.fromEntries(bleeds)).toEqual({ cover: 15, chapter: 5, inner: 3 })
})

test('B§9 spine: its width follows from the pages, and its text is drawn where it is wide enough', () => {
  const thin: Product = {
    ...book('book-square-203'),
    pages: { kind: 'change', min: 4, max: 120, default: 24, multiple: 2 },
    book: { ...book('book-square-203').book, cover: { type: 'f4f1', board: 0, paper: 0.18 } },
  }
  const { design, world } = designed(thin, DEMO_THEMES[0] as Theme)
  const spineOf = ({ pages }: Design) => pages[0]?.captions.find(({ panel }) => panel === 'spine')
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(200)), { minLength: 10, maxLength: 60 })
  let seenThin = 0
  fc.assert(
    fc.property(steps, (list) => {
      let now = design
      for (const [step, [grows, place]] of list.entries()) {
        const inner = innerPages(now)
        const at = inner[place % inner.length] as Design['pages'][number]
        const verdict = grows
          ? applyEdit(now, { cmd: 'new_pages', after: at.id, pageIds: [asId(`a${step}`), asId(`b${step}`)] }, world)
          : applyEdit(now, { cmd: 'remove_pages', pageIds: [at.id] }, world)
        now = verdict.kind === 'applied' ? verdict.next : now
        const width = spineWidth(thin.book as BookFormat, innerPages(now).length)
        expect(spineOf(now)).toEqual({ ...spineOf(design), box: { ...spineOf(design)?.box, width } })
        seenThin += spineTakesText(width, world.theme) ? 0 : 1
        expect(designFaults(now, world).filter((fault) => !fault.includes('leaves the safe area'))).toEqual([])
      }
    }),
    { numRuns: 20, seed: 5 },
  )
  expect(seenThin).toBeGreaterThan(0)
})

test('B§8 cover: a cover of two takes the two that were chosen, and the best suited where none were', () => {
  const product = book('book-right-182')
  const [theme] = DEMO_THEMES as [Theme]
  const chosen = ['photo7', 'photo3'].flatMap((id) => photos.filter((photo) => photo.id === id))
  const of = (coverPhotos?: typeof chosen) => {
    const request = { groups: [aGroup(photos)], title: 'Us', product, theme, seed: 1, ids: countingIds('p') }
    const verdict = autoDesign({ ...request, ...(coverPhotos ? { coverPhotos } : {}) })
    return verdict.kind === 'designed' ? verdict.design.pages[0]?.slots.map(({ placement }) => placement?.photoId) : []
  }
  expect(of(chosen)).toEqual(['photo7', 'photo3'])
  expect(of()).toHaveLength(2)
  expect(new Set(of()).size).toBe(2)
})

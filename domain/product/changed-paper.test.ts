import { expect, test } from 'vitest'
import { aBookProduct, aCardProduct, aFrameProduct } from '../../tests/support/builders/design-builders.ts'
import { changedPaper } from './changed-paper.ts'
import type { BookFormat, Product, SheetFormat } from './product.ts'

const book = aBookProduct()
const where = (before: Product, after: Product) => changedPaper(before, after)?.join('.')
const withBook = (change: Partial<BookFormat>): Product => ({ ...book, book: { ...book.book, ...change } })

test('the paper of a book is another one where its pages, bleeds, margins, binding or spine are', () => {
  const { page, cover } = book.book
  expect(
    [
      withBook({ page: { ...page, height: page.height + 1 } }),
      withBook({ bleed: 5 }),
      withBook({ bleeds: { cover: 12 } }),
      withBook({ safe: 9 }),
      withBook({ gutter: 11 }),
      withBook({ cover: { ...cover, type: 'f1f4' } }),
      withBook({ cover: { ...cover, board: 4, paper: 1 } }),
      aCardProduct(),
    ].map((after) => where(book, after)),
  ).toEqual([
    ...['book.page.height', 'book.bleed', 'book.bleeds.cover', 'book.safe', 'book.gutter', 'book.cover.type'],
    ...['book.cover.board', 'type'],
  ])
})

test('the paper of sheets is another one where one of them is, or where they come, go or change their order', () => {
  const frame = aFrameProduct()
  const [large, small] = frame.sheets as [SheetFormat, SheetFormat]
  const withSheets = (...sheets: readonly SheetFormat[]): Product => ({ ...frame, sheets })
  expect(
    [
      withSheets(large, { ...small, page: { ...small.page, width: 101 } }),
      withSheets({ ...large, bleed: 0 }, small),
      withSheets({ ...large, sides: 2 }, small),
      withSheets({ ...large, turns: false }, small),
      withSheets(large, { ...small, at: { x: 0, y: 0 } }),
      withSheets(large),
      withSheets(small, large),
      { ...frame, space: 20 },
    ].map((after) => where(frame, after)),
  ).toEqual([
    ...['sheets.1.page.width', 'sheets.0.bleed', 'sheets.0.sides', 'sheets.0.turns', 'sheets.1.at', 'sheets', 'sheets'],
    'space',
  ])
})

test('names, resolution and what stands there as nothing change no paper', () => {
  const frame = aFrameProduct()
  const named = (sheet: SheetFormat): SheetFormat => ({ ...sheet, dpi: 72, name: { ...sheet.name, en: 'Sheet' } })
  const cards = aCardProduct()
  const written = cards.sheets?.map((sheet) => ({ ...sheet, turns: false })) ?? []
  expect([
    changedPaper(book, withBook({ dpi: 200, bleeds: {} })),
    changedPaper(frame, { ...frame, space: 0, sheets: frame.sheets?.map(named) ?? [] }),
    changedPaper(cards, { ...cards, sheets: written }),
  ]).toEqual([undefined, undefined, undefined])
})

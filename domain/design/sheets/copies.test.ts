import { expect, test } from 'vitest'
import { asId, type PageId } from '../../ids.ts'
import type { Page, PageKind } from '../design.ts'
import { copiesOf, pagesInPrint, printedSheets } from './copies.ts'

const page = (id: string, kind: PageKind = 'inner', copies?: number): Page => ({
  ...{ id: asId<PageId>(id), kind, slots: [], captions: [], shuffleStep: 0, locked: false },
  sheet: { id: 's', turned: false },
  ...(copies === undefined ? {} : { copies }),
})
const names = (pages: readonly Page[]) => pages.map(({ id }) => id)

test('B§4 prints: each print counts as many times as it is made, in price and print file alike', () => {
  const pages = [page('a', 'inner', 3), page('b'), page('c', 'inner', 2)]
  expect(pages.map((each) => copiesOf({ pages }, each))).toEqual([3, 1, 2])
  expect(printedSheets({ pages })).toBe(6)
  expect(names(pagesInPrint({ pages }))).toEqual(['a', 'a', 'a', 'b', 'c', 'c'])
})

test('a card is made with its back, card by card; a cover once and beside the count', () => {
  const cards = [page('a', 'inner', 2), page('a.back', 'back'), page('b'), page('b.back', 'back')]
  expect(printedSheets({ pages: cards })).toBe(6)
  expect(names(pagesInPrint({ pages: cards }))).toEqual(['a', 'a.back', 'a', 'a.back', 'b', 'b.back'])
  const months = [page('cover', 'cover'), page('january')]
  expect([printedSheets({ pages: months }), names(pagesInPrint({ pages: months }))]).toEqual([1, ['cover', 'january']])
})

test('a book is printed page by page', () => {
  const { sheet: _, ...cover } = page('cover', 'cover')
  const { sheet: __, ...back } = page('last', 'back')
  const pages = [cover, back]
  expect([printedSheets({ pages }), names(pagesInPrint({ pages }))]).toEqual([1, ['cover', 'last']])
})

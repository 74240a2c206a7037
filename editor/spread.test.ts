import { expect, test } from 'vitest'
import type { Page } from '../domain/design/design.ts'
import { asId, type PageId } from '../domain/ids.ts'
import type { Scene } from './scene/scene.ts'
import { sideBySide, spreadIndexOf, spreadsOf } from './spread.ts'

const page = (name: string, kind: Page['kind'] = 'inner') => ({ id: asId<PageId>(name), kind })
const book = [page('cover', 'cover'), page('p1'), page('p2'), page('p3', 'chapter'), page('p4'), page('p5'), page('p6')]

test('a book opens on its cover, then on a right page alone, then two by two', () => {
  expect(spreadsOf(book, 'spread')).toEqual([['cover'], ['p1'], ['p2', 'p3'], ['p4', 'p5'], ['p6']])
})

test('page by page every page lies alone', () => {
  expect(spreadsOf(book.slice(0, 3), 'page')).toEqual([['cover'], ['p1'], ['p2']])
})

test('a calendar shows one page at a time: the cover, then month by month', () => {
  const month = (id: string, at: number) => ({ ...page(id), month: { year: 2027, month: at } })
  const calendar = [page('cover', 'cover'), month('january', 1), month('february', 2)]
  expect(spreadsOf(calendar, 'spread')).toEqual([['cover'], ['january'], ['february']])
})

test('a page that is gone is looked for at the front', () => {
  const spreads = spreadsOf(book, 'spread')
  expect([spreadIndexOf(spreads, asId('p5')), spreadIndexOf(spreads, asId('gone'))]).toEqual([3, 0])
})

test('the pages of a spread touch', () => {
  const scene = (name: string, width: number): Scene => ({
    pageId: asId(name),
    width,
    height: 203,
    bleed: 3,
    sprites: [],
  })
  expect(sideBySide([scene('p2', 203), scene('p3', 203)]).map(({ pageId, at }) => ({ pageId, at }))).toEqual([
    { pageId: 'p2', at: { x: 0, y: 0 } },
    { pageId: 'p3', at: { x: 203, y: 0 } },
  ])
})

test('single sheets: a card lies open with its back beside its front, a picture alone', () => {
  const card = (id: string) => [
    { id: asId<PageId>(id), kind: 'inner' as const },
    { id: asId<PageId>(`${id}.back`), kind: 'back' as const },
  ]
  const cards = [...card('a'), ...card('b')]
  expect(spreadsOf(cards, 'spread')).toEqual([
    ['a', 'a.back'],
    ['b', 'b.back'],
  ])
  expect(spreadsOf(cards, 'page')).toEqual([['a'], ['a.back'], ['b'], ['b.back']])
  expect(spreadsOf([{ id: asId<PageId>('f'), kind: 'inner' }], 'spread')).toEqual([['f']])
})

test('B§9 f1f4: a book that is bound on the right lies open with its later page on the left', () => {
  expect(spreadsOf(book, 'spread', true)).toEqual([['cover'], ['p1'], ['p3', 'p2'], ['p5', 'p4'], ['p6']])
  expect(spreadsOf(book.slice(0, 3), 'page', true)).toEqual([['cover'], ['p1'], ['p2']])
})

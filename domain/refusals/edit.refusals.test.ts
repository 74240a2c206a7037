import { expect, test } from 'vitest'
import { EDIT_REFUSALS } from './edit.refusals.ts'

/** Only what has a cover, a number of pages, months or a fold is refused for these. */
const OF_BOOKS = [
  ...['cover-stays', 'too-few-pages', 'too-many-pages', 'page-count-fixed'],
  ...['pages-keep-order', 'spread-torn'],
]

test('what any product may be refused for speaks of no page and of no book: a card, a print and a frame have none', () => {
  const said = Object.entries(EDIT_REFUSALS)
    .filter(([reason]) => !OF_BOOKS.includes(reason))
    .flatMap(([reason, { sentence }]) => Object.values(sentence).map((words) => `${reason}: ${words}`))
  expect(said.filter((words) => /\b(page|book)s?\b|[页頁书書]/.test(words.replace(/^.*?: /, '')))).toEqual([])
})

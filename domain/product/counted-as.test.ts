import { expect, test } from 'vitest'
import { countedAs } from './counted-as.ts'

test('B§4 product types: pages of a book, cards of two sides, months, prints; of other things nothing is counted', () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(countedAs)).toEqual([
    'pages',
    ...[undefined, undefined, undefined, undefined, undefined],
    ...(['cards', 'months', 'prints'] as const),
  ])
})

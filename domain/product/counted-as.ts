import { PRODUCT_TYPES, type ProductTypeNumber } from './product.ts'

/** What shoppers call the pages of a product: pages of a book, cards with a front and a back, months of a calendar, prints. */
export type CountedAs = 'pages' | 'cards' | 'months' | 'prints'

/** What the pages of a product are counted as; `undefined` where they are not worth counting (a frame, a wall set). */
export function countedAs(type: ProductTypeNumber): CountedAs | undefined {
  switch (PRODUCT_TYPES[type]) {
    case 'album':
      return 'pages'
    case 'postcard':
      return 'cards'
    case 'calendar':
      return 'months'
    case 'print':
      return 'prints'
    default:
      return undefined
  }
}

/** Pages of the design that are one of them: a card has a front and a back. */
export const PAGES_OF = { pages: 1, cards: 2, months: 1, prints: 1 } as const satisfies Record<CountedAs, number>

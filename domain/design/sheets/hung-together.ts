import type { Box, Size } from '../../geometry.ts'
import type { Product } from '../../product/product.ts'
import type { Mm } from '../../units.ts'
import { wallOf } from './wall.ts'

/** Sheets that hang as one thing, as they are seen from the front, mm. */
export interface HungTogether extends Size {
  /** What is seen between them: the wall of the room, or the card of one frame. */
  readonly ground: 'wall' | 'card'
  readonly places: readonly {
    readonly sheetId: string
    /** What is seen of the sheet. */
    readonly box: Box
    /** What the card hides of the sheet on every side. */
    readonly hidden: Mm
  }[]
}

type Hung = Pick<Product, 'type' | 'sheets' | 'outer' | 'space'>

/**
 * How the sheets of a set (B§4 type 6) or of a frame for several (type 2) hang as one thing; `undefined`: every sheet is
 * a thing of its own, as prints and cards are, or there is but one.
 */
export function hungTogether(product: Hung): HungTogether | undefined {
  const { type, sheets = [] } = product
  if (sheets.length < 2) {
    return undefined
  }
  if (type === 6) {
    const { width, height, places } = wallOf({ sheets })
    return { width, height, ground: 'wall', places: places.map((place) => ({ ...place, hidden: 0 })) }
  }
  return type === 2 ? inOneFrame(product, sheets) : undefined
}

/** Every opening in the middle of its own share of the card. */
function inOneFrame({ outer, space = 0 }: Hung, sheets: NonNullable<Product['sheets']>): HungTogether {
  const width = outer?.width ?? sheets.reduce((sum, { page }) => sum + page.width, 0)
  const height = outer?.height ?? Math.max(...sheets.map(({ page }) => page.height))
  const share = width / sheets.length
  const places = sheets.map(({ id, page }, at) => {
    const seen = { width: page.width - 2 * space, height: page.height - 2 * space }
    const box = { x: share * at + (share - seen.width) / 2, y: (height - seen.height) / 2, ...seen }
    return { sheetId: id, box, hidden: space }
  })
  return { width, height, ground: 'card', places }
}

import type { Box, Size } from '../../geometry.ts'
import type { SheetPaper } from '../../product/paper.ts'
import type { Mm } from '../../units.ts'

/** The sheets of a set as they hang or lie beside each other, mm. */
export interface Wall extends Size {
  readonly places: readonly { readonly sheetId: string; readonly box: Box }[]
}

/** Between sheets that the merchant gave no place. */
const GAP: Mm = 30
/** A row of them gets no longer than this, where one sheet does not already. */
const ROW: Mm = 900

/**
 * Where each sheet of a set (combos, B§4 type 6) hangs: where the merchant put it, else in rows of their order, all at
 * one scale.
 */
export function wallOf({ sheets }: Pick<SheetPaper, 'sheets'>): Wall {
  const placed = sheets.flatMap(({ id, page, at }) => (at ? [{ sheetId: id, box: { ...at, ...page } }] : []))
  const places = placed.length === sheets.length ? placed : inRows(sheets)
  const left = Math.min(...places.map(({ box }) => box.x))
  const top = Math.min(...places.map(({ box }) => box.y))
  return {
    width: Math.max(...places.map(({ box }) => box.x + box.width)) - left,
    height: Math.max(...places.map(({ box }) => box.y + box.height)) - top,
    places: places.map(({ sheetId, box }) => ({ sheetId, box: { ...box, x: box.x - left, y: box.y - top } })),
  }
}

function inRows(sheets: SheetPaper['sheets']): Wall['places'] {
  let [x, y, tallest] = [0, 0, 0]
  return sheets.map(({ id, page }) => {
    if (x > 0 && x + page.width > ROW) {
      ;[x, y, tallest] = [0, y + tallest + GAP, 0]
    }
    const box = { x, y, width: page.width, height: page.height }
    x += page.width + GAP
    tallest = Math.max(tallest, page.height)
    return { sheetId: id, box }
  })
}

import type { Page } from '../design/design.ts'
import { type Box, contains } from '../geometry.ts'
import { pageFormat, type SheetPaper } from '../product/paper.ts'
import type { Mm } from '../units.ts'

/** What of a sheet is seen, mm from its top left: all of it, or what the card leaves open; and how far prints go beyond. */
export function openingOf(paper: SheetPaper, page: Pick<Page, 'sheet'>): { readonly opening: Box; readonly bleed: Mm } {
  const { page: trim, bleed } = pageFormat(paper, page)
  const space = paper.space ?? 0
  return {
    opening: { x: space, y: space, width: trim.width - 2 * space, height: trim.height - 2 * space },
    bleed,
  }
}

/** Whether paper is seen beside the photos of a sheet: its ground is of its look. */
export function showsPaper(paper: SheetPaper, page: Pick<Page, 'sheet' | 'slots'>): boolean {
  const { opening } = openingOf(paper, page)
  return !page.slots.some(({ box, placement }) => placement && contains(box, opening))
}

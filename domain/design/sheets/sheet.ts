import type { Box } from '../../geometry.ts'
import type { Paper } from '../../product/paper.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import { spineWidth } from '../../product/product.ts'
import type { Mm } from '../../units.ts'
import type { Page, Panel } from '../design.ts'

/** The paper of one page: trim size, bleed, and where each panel lies on it. All mm, origin at the top left of the trim. */
export interface PaperSheet {
  readonly width: Mm
  readonly height: Mm
  readonly bleed: Mm
  readonly safe: Mm
  readonly panels: Readonly<Partial<Record<Panel, Box>>>
}

/**
 * The sheet that `page` is printed on.
 *
 *     cover f4f1:  | back | spine | front |      f1: | front |      inner, single sheets: | front |
 *
 * `pageCount` is the number of inner pages; it decides the spine. Source: readings 42, B§9.
 */
export function sheetOf(paper: Paper, page: Pick<Page, 'kind' | 'sheet'>, pageCount: number): PaperSheet {
  const format = pageFormat(paper, page)
  const { width, height } = format.page
  const single = { x: 0, y: 0, width, height }
  const whole = { height, bleed: format.bleed, safe: format.safe }
  if (page.kind !== 'cover' || !isBook(paper) || paper.cover.type === 'f1') {
    return { ...whole, width, panels: { front: single } }
  }
  const spine = spineWidth(paper, pageCount)
  const left = single
  const middle = { x: width, y: 0, width: spine, height }
  const right = { x: width + spine, y: 0, width, height }
  const panels =
    paper.cover.type === 'f4f1'
      ? { back: left, spine: middle, front: right }
      : { front: left, spine: middle, back: right }
  return { ...whole, width: 2 * width + spine, panels }
}

/** A panel's box moved to its place on the sheet. Returns `undefined` when the sheet has no such panel. */
export function onSheet(sheet: PaperSheet, panel: Panel, box: Box): Box | undefined {
  const origin = sheet.panels[panel]
  return origin ? { ...box, x: box.x + origin.x, y: box.y + origin.y } : undefined
}

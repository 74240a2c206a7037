import type { Box } from '../../geometry.ts'
import type { Cell } from '../../layout/slicing-tree.ts'
import type { TextCellLayout } from '../../layout/text-cell.ts'
import { bestTextCell, costOfPhotos } from '../../layout/text-cell.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { CaptionStyle, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import type { Side } from '../areas/page-areas.ts'
import { emOf, marginBox, rounded, textHeight } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import type { LaidCells, PhotoArea } from '../placing/relayout.ts'
import { aspectsOf, boxOf, fills, photoArea, sharpWidthsOf } from '../placing/relayout.ts'

/** Title and description in a cell of their page. */
export interface CellTexts {
  readonly title?: Box
  readonly description: Box
}

export interface CaptionCellRequest {
  readonly photos: readonly PhotoFacts[]
  readonly group: PhotoGroup
  readonly format: PageFormat
  readonly theme: Theme
  readonly side: Side
  readonly seed: number
  /** The photos below a head, which the cell has to beat. */
  readonly below: LaidCells
}

/** By so much must a page with its texts in a cell be better than the same page with a head. */
const CLEARLY = 0.05

/**
 * A group's title and description in a cell among its photos, where that leaves clearly more of the page to them than
 * a head does. Nothing without a description: a title alone is a head.
 */
export function besideTexts(
  ask: CaptionCellRequest,
): { readonly laid: LaidCells; readonly texts: CellTexts } | undefined {
  const { photos, group, format, theme, side, below } = ask
  if (group.description.trim() === '' || photos.length === 0) {
    return undefined
  }
  const whole = photoArea(format, theme, side)
  const aspects = aspectsOf(photos)
  const sharp = sharpWidthsOf(photos, whole.dpi)
  const price = (cells: readonly Cell[]) => costOfPhotos(cells, aspects, whole.frame, whole.weights, sharp)
  let least = price(below.layout.cells) - CLEARLY
  let best: { readonly layoutArea: PhotoArea; readonly layout: TextCellLayout } | undefined
  for (const layoutArea of whole.otherwise ? [whole, whole.otherwise] : [whole]) {
    const layout = bestTextCell({
      ...{ aspects, frame: layoutArea.frame, weights: layoutArea.weights, seed: ask.seed, price },
      needed: areaNeeded(theme, group),
      fits: (cell) => textsIn(textBox(cell, layoutArea, ask), group, theme) !== undefined,
    })
    const whiteEdge = layout && layoutArea.otherwise && !fillsArea(layout, layoutArea)
    if (layout && !whiteEdge && layout.cost < least) {
      least = layout.cost
      best = { layoutArea, layout }
    }
  }
  const texts = best && textsIn(textBox(best.layout.text, best.layoutArea, ask), group, theme)
  if (!(best && texts)) {
    return undefined
  }
  const { layoutArea, layout } = best
  return { laid: { layoutArea, layout: { cells: layout.photos } }, texts }
}

function fillsArea({ photos, text }: TextCellLayout, layoutArea: PhotoArea): boolean {
  return fills({ cells: [text, ...photos] }, layoutArea.frame)
}

/** Texts keep at least this distance from photos, mm. */
const AIR = 4

/** What of a cell is the texts': inside the margins, on whichever side of the fold a page without margins comes to lie. */
function textBox(cell: Cell, layoutArea: PhotoArea, { format, theme, side }: CaptionCellRequest): Box {
  const box = boxOf(cell, layoutArea)
  const air = Math.max(0, AIR - theme.layout.gap)
  const sides: Side[] = layoutArea.otherwise ? ['left', 'right'] : [side]
  let [left, top] = [box.x, box.y]
  // The cell is the first of its page: photos are to its right and below it.
  let [right, bottom] = [box.x + box.width - air, box.y + box.height - air]
  for (const each of sides) {
    const margin = marginBox(format, theme, each)
    left = Math.max(left, margin.x)
    top = Math.max(top, margin.y)
    right = Math.min(right, margin.x + margin.width)
    bottom = Math.min(bottom, margin.y + margin.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A title of more lines, and a description in a narrower column than so many ems, are no pleasure to read. */
const TITLE_LINES = 2
const NARROWEST_COLUMN = 11

/** Title above description at their full sizes in the middle of the box; `undefined` where they do not fit. */
function textsIn(
  box: Box,
  { title, description }: Pick<PhotoGroup, 'title' | 'description'>,
  { captions, layout }: Pick<Theme, 'captions' | 'layout'>,
): CellTexts | undefined {
  const titleHeight = title === '' ? 0 : fullHeight(captions.title, title, box.width)
  const space = title === '' ? 0 : Math.max(2, layout.gap) / 2
  const height = titleHeight + space + fullHeight(captions.description, description, box.width)
  const lines = titleHeight / (captions.title.size * captions.title.leading)
  const column = Math.min(NARROWEST_COLUMN, emsOf(description)) * captions.description.size
  if (!(height <= box.height) || Math.floor(lines) > TITLE_LINES || box.width < column) {
    return undefined
  }
  const y = box.y + (box.height - height) / 2
  const below = y + titleHeight + space
  return {
    ...(title === '' ? {} : { title: rounded({ ...box, y, height: titleHeight }) }),
    description: rounded({ ...box, y: below, height: y + height - below }),
  }
}

/** The height of a text whose words break only between them, at its full size; endless where a word is too wide. */
export function fullHeight(style: CaptionStyle, text: string, width: Mm): Mm {
  const layoutArea = width / (style.size * SAFELY)
  const lines = text.split('\n').reduce((sum, line) => sum + linesOf(line, layoutArea), 0)
  return Math.max(lines * style.size * style.leading + style.size * 0.2, textHeight(style, text, width))
}

/** Fonts differ: words may be so much wider than they are likely to be. */
const SAFELY = 1.04

/** A word, or a character that a line may break after. */
const PIECES = /[\u1100-\u{10ffff}]|[^\s\u1100-\u{10ffff}]+|\s+/gu

function linesOf(line: string, layoutArea: number): number {
  let lines = 1
  let used = 0
  for (const piece of line.match(PIECES) ?? []) {
    const ems = emsOf(piece)
    const blank = piece.trim() === ''
    if (!blank && ems > layoutArea) {
      return Number.POSITIVE_INFINITY
    }
    if (!blank && used + ems > layoutArea) {
      lines++
      used = 0
    }
    used += ems
  }
  return lines
}

function emsOf(text: string): number {
  return [...text].reduce((sum, char) => sum + emOf(char), 0)
}

/** Square micrometres that the texts cover. */
function areaNeeded({ captions }: Theme, { title, description }: PhotoGroup): number {
  const area = ({ size, leading }: CaptionStyle, text: string) => emsOf(text) * size * size * leading * 1_000_000
  return area(captions.title, title) + area(captions.description, description)
}

/** The rectangle of a page's title and description where they stand beside photos, not above all of them. */
export function textsBesidePhotos({ kind, month, template, captions, slots }: Page): Box | undefined {
  const heads = captions
    .filter(({ role, placed }) => !placed && (role === 'title' || role === 'description'))
    .map(({ box }) => box)
  if (kind !== 'chapter' || month !== undefined || template !== undefined || heads.length === 0) {
    return undefined
  }
  const bottom = Math.max(...heads.map(({ y, height }) => y + height))
  if (!slots.some(({ box }) => box.y < bottom - 0.01)) {
    return undefined
  }
  return around(heads)
}

/** Texts that photos lie beside, wherever they came from: a title and its description, or words that stand in a column. */
export function textsAmongPhotos(page: Page): Box | undefined {
  const feet = page.captions.filter(({ role, placed }) => role === 'text' && !placed).map(({ box }) => box)
  const top = Math.min(...feet.map(({ y }) => y))
  const isColumn =
    page.month === undefined &&
    page.template === undefined &&
    feet.length > 0 &&
    page.slots.some(({ box }) => box.y + box.height > top + 0.01)
  return textsBesidePhotos(page) ?? (isColumn ? around(feet) : undefined)
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

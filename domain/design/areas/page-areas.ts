import type { CoverStyle } from '../../cover-style.ts'
import type { Box, Size } from '../../geometry.ts'
import type { PhotoGroup } from '../../photo/photo.ts'
import type { PageFormat, Paper } from '../../product/paper.ts'
import { isBook, isRightBound, pageFormat } from '../../product/paper.ts'
import type { BookFormat } from '../../product/product.ts'
import { spineWidth } from '../../product/product.ts'
import { graphemesOf } from '../../text/graphemes.ts'
import { captionStyleOf, type UnplacedCaption } from '../../theme/caption-style.ts'
import { coverPlaces } from '../../theme/cover-look.ts'
import type { CaptionStyle, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import type { Page, Panel } from '../design.ts'

/** On which side of the open book a page lies. */
export type Side = 'left' | 'right'

/** `pages[1]` is the first inner page and lies on the right. */
function sideOf(pageIndex: number): Side {
  return pageIndex % 2 === 1 ? 'right' : 'left'
}

/** On which side of the open book a page of this paper lies: in a book that is bound on the right the first lies left. */
export function sideIn(paper: Paper, pageIndex: number): Side {
  const side = sideOf(pageIndex)
  return isRightBound(paper) ? (side === 'right' ? 'left' : 'right') : side
}

/** Where photos of a page with margins lie, and every text: inside the margin, the safe area and the gutter. */
export function marginBox({ page, safe, gutter }: PageFormat, theme: Theme, side: Side): Box {
  const edge = Math.max(theme.layout.margin, safe)
  return {
    x: side === 'right' ? edge + gutter : edge,
    y: edge,
    width: page.width - 2 * edge - gutter,
    height: page.height - 2 * edge,
  }
}

/** The whole sheet with its bleed. */
export function bleedBox({ bleed, page }: PageFormat): Box {
  return { x: -bleed, y: -bleed, width: page.width + 2 * bleed, height: page.height + 2 * bleed }
}

/** What of a page the cut is sure to leave. */
export function safeBox({ page, safe }: PageFormat): Box {
  return { x: safe, y: safe, width: page.width - 2 * safe, height: page.height - 2 * safe }
}

/** How far to the right everything on a page moves when it comes to lie on `side` instead of the other. */
export function sideShift({ gutter }: PageFormat, side: Side): Mm {
  return side === 'right' ? gutter : -gutter
}

/** The texts at the head of a page, and where the photos below them begin. Absent without texts. */
export interface Band {
  readonly title?: Box
  readonly description?: Box
  readonly bottom: Mm
}

/** A head takes at most this share of the page's height. */
const TALLEST_BAND = 0.4

/** What is written at the head of a page. */
export interface Heads {
  readonly title: UnplacedCaption | undefined
  readonly description: UnplacedCaption | undefined
}

/** What a group writes at the head of its first page. */
export function headsOf({ title, description }: Pick<PhotoGroup, 'title' | 'description'>): Heads {
  return { title: { role: 'title', text: title }, description: { role: 'description', text: description } }
}

/** Room for title and description at the head of `area`. */
export function bandFor(theme: Theme, area: Box, { title, description }: Heads): Band | undefined {
  const heightOf = (head: UnplacedCaption | undefined) =>
    head && head.text !== '' ? textHeight(captionStyleOf(theme, head), head.text, area.width) : 0
  const wanted = heightOf(description)
  const most = area.height * TALLEST_BAND
  const titleHeight = Math.min(heightOf(title), wanted > 0 ? most * TALLEST_TITLE : most)
  if (titleHeight + wanted === 0) {
    return undefined
  }
  const space = Math.max(2, theme.layout.gap)
  const descriptionHeight = Math.min(wanted, Math.max(0, most - titleHeight))
  const below = titleHeight > 0 ? area.y + titleHeight + space / 2 : area.y
  const bottom = descriptionHeight > 0 ? below + descriptionHeight : area.y + titleHeight
  return {
    ...(titleHeight > 0 ? { title: rounded({ ...area, height: titleHeight }) } : {}),
    ...(descriptionHeight > 0 ? { description: rounded({ ...area, y: below, height: descriptionHeight }) } : {}),
    bottom: roundedMm(bottom + space),
  }
}

/** A title leaves so much of the band to its description. */
const TALLEST_TITLE = 0.7

/** The height that a text is likely to need at its full size; exact line breaks are the scene's business. */
export function textHeight(style: CaptionStyle, text: string, width: Mm): Mm {
  const ems = text.split('\n').map((line) => partsOf(line).reduce((sum, char) => sum + emOf(char), 0))
  const lines = ems.reduce((sum, em) => sum + Math.max(1, Math.ceil((em * style.size * 1.04) / width)), 0)
  return lines * style.size * style.leading + style.size * 0.2
}

/** A picture of several characters is one: a flag, a family. */
function partsOf(line: string): readonly string[] {
  return /[\u200d\ufe0f\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u.test(line) ? graphemesOf(line) : [...line]
}

/** Width of a character, em: Chinese, Japanese and Korean ones are square, others about half as wide. */
export function emOf(char: string): number {
  return char >= '\u1100' ? 1 : 0.56
}

/** Lengths of a design are whole micrometres. */
export function rounded(box: Box): Box {
  const [left, top] = [micrometres(box.x), micrometres(box.y)]
  return inMm({
    x: left,
    y: top,
    width: micrometres(box.x + box.width) - left,
    height: micrometres(box.y + box.height) - top,
  })
}

export function roundedMm(length: Mm): Mm {
  return micrometres(length) / 1000
}

export function micrometres(length: Mm): number {
  return Math.round(length * 1000)
}

/** A box of whole micrometres, in mm. */
export function inMm(box: Box): Box {
  return { x: box.x / 1000, y: box.y / 1000, width: box.width / 1000, height: box.height / 1000 }
}

/** Where photo, title and spine text lie on a cover. Boxes are measured from their panel. */
export interface CoverAreas {
  /** Absent on a cover in type alone. */
  readonly photo?: Box
  readonly title: Box
  /** Absent where the cover has no spine. Its text is drawn where it is wide enough: `spineTakesText`. */
  readonly spine?: Box
}

/** How much of the front is the photo's; the title stands below it. */
const COVER_PHOTO = 0.76

export interface CoverAreasRequest {
  readonly book: BookFormat
  readonly theme: Theme
  readonly pageCount: number
  /** Which of the theme's covers; absent: a cover as it was before themes had several. */
  readonly style?: CoverStyle | undefined
  /** Without a title its room is the photo's too. */
  readonly titled: boolean
}

export function coverAreas({ book, theme, pageCount, style, titled }: CoverAreasRequest): CoverAreas {
  const { width, height } = book.page
  const edge = Math.max(theme.layout.margin, book.safe)
  const photoBottom = height * COVER_PHOTO
  const top = photoBottom + theme.layout.gap
  const below = { x: edge, y: top, width: width - 2 * edge, height: height - edge - top }
  const above = { x: edge, y: edge, width: width - 2 * edge, height: photoBottom - edge }
  const spine = spineWidth(book, pageCount)
  const places = style && coverPlaces(theme, style)
  const photo = places?.photos
    ? frontPhoto(book, titled || !places.title ? places.photos : withRoomOf(places.photos, places.title, book.page))
    : theme.layout.kind === 'bleed' && !style
      ? frontPhoto(book, { x: 0, y: 0, width: 1, height: titled ? COVER_PHOTO : 1 })
      : titled
        ? above
        : { ...above, height: height - 2 * edge }
  return {
    ...(style === 'type' ? {} : { photo: rounded(photo) }),
    title: rounded(places?.title ? safePart(book, places.title) : below),
    ...(book.cover.type === 'f1' ? {} : { spine: rounded({ x: 0, y: edge, width: spine, height: height - 2 * edge }) }),
  }
}

/** So many times as high as it is wide a picture becomes at most: what is narrower cuts people at both sides. */
const TALLEST_PICTURE = 1.5

/**
 * Photos grow over the room of a title above or below them, until they are as far from that edge as from the other; from an
 * edge that they run over they grow as far as they may.
 */
function withRoomOf(photos: Box, title: Box, page: Size): Box {
  const [above, below] = [photos.y, 1 - photos.y - photos.height]
  const isBelow = title.y >= photos.y + photos.height
  if (!isBelow && title.y + title.height > photos.y) {
    return photos
  }
  const edge = isBelow ? above : below
  const tallest = Math.max(photos.height, (TALLEST_PICTURE * photos.width * page.width) / page.height)
  const height = Math.min(1 - 2 * edge, tallest)
  return { ...photos, y: edge > 0 ? (1 - height) / 2 : isBelow ? 0 : 1 - height, height }
}

/** A part of the front that nothing is cut of. */
function safePart({ page, safe }: BookFormat, part: Box): Box {
  const within = (value: number, size: Mm) => Math.max(safe, Math.min(size - safe, value * size))
  const [x, y] = [within(part.x, page.width), within(part.y, page.height)]
  const [right, bottom] = [within(part.x + part.width, page.width), within(part.y + part.height, page.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** Whether a spine of this width has room for its text at the smallest size; else the text waits until pages come. */
export function spineTakesText(width: Mm, { captions }: Pick<Theme, 'captions'>): boolean {
  return width >= captions.spine.minSize * 1.2
}

/** Where a text on the back of the cover stands: its lower third. */
export function backTextBox({ page, safe }: BookFormat, theme: Theme): Box {
  const edge = Math.max(theme.layout.margin, safe)
  const y = page.height * 0.66
  return rounded({ x: edge, y, width: page.width - 2 * edge, height: page.height - edge - y })
}

/** A part of the front for photos: it reaches beyond the trim where it reaches the trim, but not over the spine. */
function frontPhoto(book: BookFormat, part: Box): Box {
  const { bleed, page } = pageFormat(book, { kind: 'cover' })
  const { width, height } = page
  const left = part.x > 0 ? part.x * width : book.cover.type === 'f4f1' ? 0 : -bleed
  const right =
    part.x + part.width < 1 ? (part.x + part.width) * width : width + (book.cover.type === 'f1f4' ? 0 : bleed)
  const top = part.y > 0 ? part.y * height : -bleed
  const bottom = part.y + part.height < 1 ? (part.y + part.height) * height : height + bleed
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The box that slots and captions of a panel must stay inside: its bleed, but not over the neighbouring panel. */
export function panelLimits(paper: Paper, of: Pick<Page, 'kind' | 'sheet'>, panel: Panel, pageCount: number): Box {
  const { bleed, page } = pageFormat(paper, of)
  if (of.kind !== 'cover' || !isBook(paper) || paper.cover.type === 'f1') {
    return bleedBox(pageFormat(paper, of))
  }
  const book = paper
  const tall = { y: -bleed, height: page.height + 2 * bleed }
  if (panel === 'spine') {
    return { x: 0, width: spineWidth(book, pageCount), ...tall }
  }
  const onTheLeft = (book.cover.type === 'f4f1') === (panel === 'back')
  return { x: onTheLeft ? -bleed : 0, width: page.width + bleed, ...tall }
}

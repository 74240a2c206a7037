import { type Box, grown } from '../../geometry.ts'
import type { BookFormat } from '../../product/product.ts'
import { captionStyleOf } from '../../theme/caption-style.ts'
import type { Theme } from '../../theme/theme.ts'
import { rounded, textHeight } from '../areas/page-areas.ts'
import type { Caption } from '../design.ts'

/** The place in another room that lies there as this one lies here. */
export function mapped(box: Box, was: Box, room: Box): Box {
  const [x, y] = [room.width / was.width, room.height / was.height]
  return rounded({
    x: room.x + (box.x - was.x) * x,
    y: room.y + (box.y - was.y) * y,
    width: box.width * x,
    height: box.height * y,
  })
}

export interface Sheets {
  readonly from: BookFormat
  readonly to: BookFormat
}

/** The same place between the safe edges of the other paper. */
export function samePlace(box: Box, { from, to }: Sheets): Box {
  return mapped(box, safeOf(from), safeOf(to))
}

/** A text lies where it lay, as far as that is safe: as high as its words ask for, and pushed inwards where it would be cut. */
export function keptText(caption: Caption, sheets: Sheets, theme: Theme): Box {
  const safe = safeOf(sheets.to)
  const place = samePlace(caption.box, sheets)
  const width = Math.min(place.width, safe.width)
  const needed = Math.min(caption.box.height, textHeight(captionStyleOf(theme, caption), caption.text, width))
  const height = Math.min(Math.max(place.height, needed), safe.height)
  const inside = (at: number, size: number, from: number, whole: number) =>
    Math.max(from, Math.min(at, from + whole - size))
  return rounded({
    x: inside(place.x, width, safe.x, safe.width),
    y: inside(place.y, height, safe.y, safe.height),
    width,
    height,
  })
}

function safeOf({ page, safe }: BookFormat): Box {
  return grown({ ...page, x: 0, y: 0 }, -safe)
}

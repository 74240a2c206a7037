import type { Box } from '../../geometry.ts'
import type { PageFormat } from '../../product/paper.ts'
import type { CalendarStyle, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import type { Page } from '../design.ts'
import { marginBox, rounded, type Side } from './page-areas.ts'

/** Where things lie on the page of a month. All mm, from the top left of the trim. */
export interface MonthAreas {
  /** What the photos may have, with the bleed on the outer sides. */
  readonly photos: Box
  /** The month's head and its days, inside the margin. */
  readonly grid: Box
  /** The paper behind the grid, with its bleed. */
  readonly ground: Box
}

/** Sheets that are this much wider than high have their grid beside the photos. */
const WIDE = 1.2
/** How much of a margin lies between the edge of the grid's ground and the grid, or the photos. */
const AIR = 0.6
/** How much more of it lies between photos and a grid beside them on the same paper. */
const NARROW_AIR = 0.3

/** Beside photos the grid has its share of the page's width, else of its height. */
export function monthAreas({ page, bleed, safe }: PageFormat, { layout }: Theme, style: CalendarStyle): MonthAreas {
  const edge = Math.max(layout.margin, safe)
  const beside = style.place !== 'below' && page.width > page.height * WIDE
  const share = beside ? (style.width ?? style.share) : style.share
  const cut = (beside ? page.width : page.height) * (1 - share)
  const set = style.background !== undefined || layout.kind === 'bleed'
  const from = cut + edge * (set ? AIR : beside ? NARROW_AIR : 0)
  const tall = { y: -bleed, height: page.height + 2 * bleed }
  const wide = { x: -bleed, width: page.width + 2 * bleed }
  // At the left of the photos everything lies as in a mirror.
  const across = (box: Box): Box =>
    rounded(style.place === 'before' ? { ...box, x: page.width - box.x - box.width } : box)
  return beside
    ? {
        photos: across({ ...tall, x: -bleed, width: cut + bleed }),
        ground: across({ ...tall, x: cut, width: page.width + bleed - cut }),
        grid: across({ x: from, y: edge, width: page.width - edge - from, height: page.height - 2 * edge }),
      }
    : {
        photos: rounded({ ...wide, y: -bleed, height: cut + bleed }),
        ground: rounded({ ...wide, y: cut, height: page.height + bleed - cut }),
        grid: rounded({ x: edge, y: from, width: page.width - 2 * edge, height: page.height - edge - from }),
      }
}

/** What the photos of a page may have where not all of it is theirs: beside the grid of a month. */
export function ownPartOf(page: Pick<Page, 'month'>, format: PageFormat, theme: Theme): Box | undefined {
  return page.month && theme.calendar ? monthAreas(format, theme, theme.calendar).photos : undefined
}

/** Where texts and photos with margins lie on a page: inside the margin, and not over the grid of a month. */
export function freeBox(page: Pick<Page, 'month'>, format: PageFormat, theme: Theme, side: Side): Box {
  return inPart(marginBox(format, theme, side), ownPartOf(page, format, theme), airBeside(theme))
}

/** What lies between the ground of a grid and the photos and texts beside it, mm. */
export function airBeside({ layout }: Pick<Theme, 'layout'>): Mm {
  return Math.max(layout.gap, layout.margin * AIR)
}

/** The part of `box` that lies inside `part`, `air` away from the edges that they do not share. */
export function inPart(box: Box, part: Box | undefined, air = 0): Box {
  if (!part) {
    return box
  }
  const x = Math.max(box.x, part.x + air)
  const y = Math.max(box.y, part.y + air)
  return {
    x,
    y,
    width: Math.min(box.x + box.width, part.x + part.width - air) - x,
    height: Math.min(box.y + box.height, part.y + part.height - air) - y,
  }
}

/** How much of a calendar's cover the words below the photo have: of its height, and no more than this of its width. */
const COVER_LABELS = { height: 0.25, width: 0.17 } as const
/** What stays free below the words, in margins: themes draw there. */
const COVER_FOOT = 1.4
/** How the rest is shared out: the title, and below it the years. */
const TITLE_SHARE = 0.58

/** Where photo, title and years lie on a calendar's cover, which is a single sheet. */
export interface CalendarCoverAreas {
  readonly photo: Box
  readonly title: Box
  readonly years: Box
}

export function calendarCoverAreas({ page, bleed, safe }: PageFormat, { layout }: Theme): CalendarCoverAreas {
  const edge = Math.max(layout.margin, safe)
  const bottom = page.height - Math.min(page.height * COVER_LABELS.height, page.width * COVER_LABELS.width)
  const bleeds = layout.kind === 'bleed'
  const top = bottom + (bleeds ? edge * AIR : Math.max(layout.gap, edge * 0.4))
  const rest = page.height - edge * COVER_FOOT - top
  const line = { x: edge, width: page.width - 2 * edge }
  return {
    photo: rounded(
      bleeds
        ? { x: -bleed, y: -bleed, width: page.width + 2 * bleed, height: bottom + bleed }
        : { ...line, y: edge, height: bottom - edge },
    ),
    title: rounded({ ...line, y: top, height: rest * TITLE_SHARE }),
    years: rounded({ ...line, y: top + rest * TITLE_SHARE, height: rest * (1 - TITLE_SHARE) }),
  }
}

import type { Box } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { captionStyleOf, type UnplacedCaption } from '../../theme/caption-style.ts'
import type { CaptionStyle, Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { freeBox } from '../areas/calendar-areas.ts'
import { type Band, bandFor, type Heads, rounded, roundedMm, sideIn, textHeight } from '../areas/page-areas.ts'
import type { Caption, Page } from '../design.ts'
import { backCaptions, isSheetBack } from '../sheets/sheet-page.ts'
import type { EditWorld } from '../world/edit-world.ts'

const isHead = ({ role, placed }: Caption) => !placed && (role === 'title' || role === 'description')
const isFoot = (caption: Caption) => !caption.placed && !isHead(caption)

/** Where the photos below the head of a page begin; `undefined` without a head. */
export function headOf(page: Page, theme: Theme): Mm | undefined {
  const heads = page.captions.filter(isHead)
  const bottom = heads.reduce((low, { box }) => Math.max(low, box.y + box.height), 0)
  return heads.length > 0 ? roundedMm(bottom + Math.max(2, theme.layout.gap)) : undefined
}

/** Where the photos above the foot of a page end; `undefined` without a foot. */
export function footOf(page: Page, theme: Theme): Mm | undefined {
  const feet = page.captions.filter(isFoot)
  const top = feet.reduce((high, { box }) => Math.min(high, box.y), Number.POSITIVE_INFINITY)
  return feet.length > 0 ? roundedMm(top - Math.max(2, theme.layout.gap)) : undefined
}

/** The foot takes at most this share of a page. */
const TALLEST_FOOT = 0.35

/**
 * A title and description that are alone on their page stand here. Heads take a share of their area (`bandFor`): this one is so
 * much taller than what is seen of it that they may have half of the page.
 */
function titlePageArea(area: Box): Box {
  return { ...area, y: area.y + area.height * 0.32, height: area.height * 1.25 }
}

/** A line of text is read in one go up to about seventy letters: of Latin ones two make an em. */
const MEASURE_EM = 34

/** The part of an area that a text alone on its page is set in, on the side that its lines begin at. */
function measured(area: Box, { size, align }: Pick<CaptionStyle, 'size' | 'align'>): Box {
  const width = Math.min(area.width, MEASURE_EM * size)
  const share = align === 'left' ? 0 : align === 'center' ? 0.5 : 1
  return { ...area, x: area.x + (area.width - width) * share, width }
}

/** Title and description that are alone on their page. The title has all of its width, the description no longer lines than are read in one go. */
export function titlePageBand(theme: Theme, area: Box, heads: Heads): Band | undefined {
  const whole = titlePageArea(area)
  const band = bandFor(theme, whole, heads)
  const { title, description } = heads
  if (!band?.description || !description) {
    return band
  }
  const narrow = measured(whole, captionStyleOf(theme, description))
  // Below the title there is as much room again as the narrower lines want.
  const left = area.y + area.height - band.description.y
  const wanted = textHeight(captionStyleOf(theme, description), description.text, narrow.width)
  const height = Math.max(band.description.height, Math.min(wanted, title ? left : band.description.height))
  const box = rounded({ ...narrow, y: band.description.y, height })
  return { ...band, description: box, bottom: roundedMm(Math.max(band.bottom, box.y + box.height)) }
}

/** The page's captions in their places: title and description at the head, free texts at the foot. */
export function arrangedCaptions(
  page: Page,
  index: number,
  { paper, theme }: Pick<EditWorld, 'paper' | 'theme'>,
  alone: boolean,
): readonly Caption[] {
  const format = pageFormat(paper, page)
  if (isSheetBack(page)) {
    return backCaptions(page.captions, format, theme)
  }
  const area = freeBox(page, format, theme, sideIn(paper, index))
  const headed = (role: Caption['role']) => {
    const caption = page.captions.find((one) => one.role === role && !one.placed)
    return caption && orSpace(caption)
  }
  const heads = { title: headed('title'), description: headed('description') }
  const band = alone ? titlePageBand(theme, area, heads) : bandFor(theme, area, heads)
  const feet = page.captions.filter(isFoot)
  const lines = feet.map((foot) => (alone ? measured(area, captionStyleOf(theme, foot)) : area))
  const wanted = feet.map((foot, at) =>
    textHeight(captionStyleOf(theme, foot), orSpace(foot).text, (lines[at] ?? area).width),
  )
  const sum = wanted.reduce((total, height) => total + height, 0)
  const squeeze = Math.min(1, (area.height * TALLEST_FOOT) / sum)
  let y = area.y + area.height - sum * squeeze
  const footBoxes = wanted.map((height, at) => {
    const box = rounded({ ...(lines[at] ?? area), y, height: height * squeeze })
    y += height * squeeze
    return box
  })
  let foot = 0
  return page.captions.map((caption) => {
    if (caption.placed) {
      return caption
    }
    const box = isHead(caption) ? band?.[caption.role === 'title' ? 'title' : 'description'] : footBoxes[foot++]
    return box === undefined || sameBox(box, caption.box) ? caption : { ...caption, box }
  })
}

/** A caption without text keeps its line. */
function orSpace(written: UnplacedCaption): UnplacedCaption {
  return written.text === '' ? { ...written, text: ' ' } : written
}

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

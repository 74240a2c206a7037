import type { Box } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { captionStyleOf, type Written } from '../../theme/caption-style.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { freeBox } from '../areas/calendar-areas.ts'
import { bandFor, rounded, roundedMm, sideIn, textHeight } from '../areas/page-areas.ts'
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
export function titlePageArea(area: Box): Box {
  return { ...area, y: area.y + area.height * 0.32, height: area.height * 1.25 }
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
  const band = bandFor(theme, alone ? titlePageArea(area) : area, heads)
  const feet = page.captions.filter(isFoot)
  const wanted = feet.map((foot) => textHeight(captionStyleOf(theme, foot), orSpace(foot).text, area.width))
  const sum = wanted.reduce((total, height) => total + height, 0)
  const squeeze = Math.min(1, (area.height * TALLEST_FOOT) / sum)
  let y = area.y + area.height - sum * squeeze
  const footBoxes = wanted.map((height) => {
    const box = rounded({ ...area, y, height: height * squeeze })
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
function orSpace(written: Written): Written {
  return written.text === '' ? { ...written, text: ' ' } : written
}

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

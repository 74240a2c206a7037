import { takesFits } from '../../frame/fit-window.ts'
import { openingOf } from '../../frame/opening.ts'
import { type Box, overlap } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import { captionStyleOf } from '../../theme/caption-style.ts'
import { textChoices } from '../../theme/text-choices.ts'
import { rounded } from '../areas/page-areas.ts'
import type { OwnStyle, Page } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'

type Setting = Pick<EditWorld, 'paper' | 'theme'>

/** No text has less room, mm. */
const NARROWEST = 20

/**
 * Whether texts stand on this page where a shopper puts them, and nothing is laid out around them: on a sheet whose photo
 * sits in one of several ways.
 */
export function isTextPutOn(page: Pick<Page, 'kind'>, { paper }: Pick<Setting, 'paper'>): boolean {
  return takesFits(paper) && page.kind !== 'back'
}

/** Where on such a sheet a text is seen: not below the card of a frame. Absent where no line has room. */
export function textAreaOn(page: Page, { paper, theme }: Setting): Box | undefined {
  if (!takesFits(paper) || page.kind === 'back') {
    return undefined
  }
  const { opening } = openingOf(paper, page)
  return opening.width >= NARROWEST && opening.height >= lineOf(theme) ? opening : undefined
}

/** The paper that the photo leaves free below itself, as far as the cutter is sure to leave it. Absent without a line's room. */
export function paperBelowPhoto(page: Page, setting: Setting): Box | undefined {
  const safe = safeRoomOn(page, setting)
  const bottom = Math.max(...page.slots.map(({ box }) => box.y + box.height))
  if (!safe || page.slots.length === 0) {
    return undefined
  }
  const top = Math.max(safe.y, bottom + BELOW_PHOTO)
  const height = safe.y + safe.height - top
  const isFree = height >= lineOf(setting.theme)
  const box = rounded({ ...safe, y: top, height })
  return isFree && !isTaken(page, box) ? box : undefined
}

/** Where a new text begins: on the paper below the photo; else on the picture, at its foot. */
export function textPlaceOn(page: Page, setting: Setting): Box | undefined {
  const safe = safeRoomOn(page, setting)
  if (!safe) {
    return undefined
  }
  const below = paperBelowPhoto(page, setting)
  if (below) {
    return below
  }
  const height = Math.min(safe.height, Math.max(lineOf(setting.theme), safe.height * ON_PICTURE))
  const rows = Array.from({ length: Math.max(1, Math.floor(safe.height / height)) }, (_, row) =>
    rounded({ ...safe, y: safe.y + safe.height - (row + 1) * height, height }),
  )
  return rows.find((row) => !isTaken(page, row)) ?? rows[0]
}

/**
 * How large a new text begins in `place`: themes set the words of a page that is held in the hand, a picture on the wall is read
 * from farther off. Nothing is said where the theme's own size does, or where a larger line has no room.
 */
export function sizeToBegin(page: Page, place: Box, { paper, theme }: Setting): OwnStyle {
  const { width, height } = pageFormat(paper, page).page
  const { theme: own, sizes } = textChoices(theme, 'text')
  const most = Math.min(Math.min(width, height) * OF_SHEET, place.height / own.leading)
  const size = sizes.findLast((choice) => choice.size <= most)?.size
  return size !== undefined && size > own.size ? { size } : {}
}

/** A line on a sheet is so large, of its shorter side. */
const OF_SHEET = 1 / 24

/** Between a photo and what is written below it, mm. */
const BELOW_PHOTO = 1
/** A text on the picture takes this share of its height. */
const ON_PICTURE = 0.14

function safeRoomOn(page: Page, setting: Setting): Box | undefined {
  const room = textAreaOn(page, setting)
  const { page: trim, safe } = pageFormat(setting.paper, page)
  if (!room) {
    return undefined
  }
  const [x, y] = [Math.max(room.x, safe), Math.max(room.y, safe)]
  const width = Math.min(room.x + room.width, trim.width - safe) - x
  const height = Math.min(room.y + room.height, trim.height - safe) - y
  return width >= NARROWEST && height >= lineOf(setting.theme) ? { x, y, width, height } : undefined
}

/** A line at the smallest size that the theme sets texts in, mm. */
function lineOf(theme: Setting['theme']): number {
  const { minSize, leading } = captionStyleOf(theme, { role: 'text' })
  return minSize * leading
}

function isTaken({ captions }: Page, box: Box): boolean {
  return captions.some((caption) => {
    const { width, height } = overlap(caption.box, box)
    return width > 0 && height > 0
  })
}

import { takesFits } from '../../frame/fit-window.ts'
import { turnedTexts } from '../../frame/turned-texts.ts'
import type { Box, Size } from '../../geometry.ts'
import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { PageFormat, Paper } from '../../product/paper.ts'
import { isBook, sheetFormatOf } from '../../product/paper.ts'
import type { SheetFormat } from '../../product/product.ts'
import { captionStyleOf, type UnplacedCaption } from '../../theme/caption-style.ts'
import { ABOVE_FIRST_LINE, CARD_ADDRESS } from '../../theme/card-back.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Mm } from '../../units.ts'
import { rounded, textHeight } from '../areas/page-areas.ts'
import type { Caption, CaptionRole, Page, PageSheet } from '../design.ts'

/** The back of a two-sided sheet: words, no photos. */
export function isSheetBack(page: Pick<Page, 'kind' | 'sheet'>): boolean {
  return page.kind === 'back' && page.sheet !== undefined
}

/** The texts that a back takes, one of each: the shopper's message, what the picture on the front shows, whom it goes to. */
const BACK_ROLES = ['text', 'title', 'address'] as const satisfies readonly CaptionRole[]
type BackRole = (typeof BACK_ROLES)[number]

export function isBackRole(role: CaptionRole): role is BackRole {
  return BACK_ROLES.some((one) => one === role)
}

/** A back's message takes this share of its width; the rest is the stamp's and the address's. */
const MESSAGE_SHARE = 0.5
/** Between the message and the middle, mm. */
const BESIDE_MIDDLE = 4
/** What the picture shows is told in a line or two at the foot of the message. */
const TALLEST_FOOT = 0.2

/** A title without words keeps its line. */
const NO_TITLE: UnplacedCaption = { role: 'title', text: ' ' }

/**
 * Where the texts of a back stand: the message on the left half, below it what the picture shows, the address on the
 * right half below the stamp, its letters on the ruled lines.
 */
export function backAreas({ page, safe }: PageFormat, theme: Theme, title?: UnplacedCaption): Record<BackRole, Box> {
  const edge = Math.max(theme.layout.margin, safe)
  const area = {
    x: edge,
    y: edge,
    width: page.width * MESSAGE_SHARE - edge - BESIDE_MIDDLE,
    height: page.height - 2 * edge,
  }
  const titleCaption = title && title.text !== '' ? title : { ...title, ...NO_TITLE }
  const wanted = textHeight(captionStyleOf(theme, titleCaption), titleCaption.text, area.width)
  const foot = Math.min(wanted, area.height * TALLEST_FOOT)
  const gap = Math.max(2, theme.layout.gap)
  const used = title ? foot + gap : 0
  return {
    text: rounded({ ...area, height: area.height - used }),
    title: rounded({ ...area, y: area.y + area.height - foot, height: foot }),
    address: addressArea(page, safe),
  }
}

function addressArea(page: Size, safe: Mm): Box {
  const { right, bottom, lines, pitch } = CARD_ADDRESS
  const width = Math.min(CARD_ADDRESS.width, page.width * (1 - MESSAGE_SHARE) - right - BESIDE_MIDDLE)
  const y = page.height - bottom - (lines - 1) * pitch - ABOVE_FIRST_LINE
  const height = Math.min(lines * pitch, page.height - safe - y)
  return rounded({ x: page.width - right - width, y, width, height })
}

/** The captions of a back in their places. */
export function backCaptions(captions: readonly Caption[], format: PageFormat, theme: Theme): readonly Caption[] {
  const areas = backAreas(
    format,
    theme,
    captions.find(({ role, placed }) => role === 'title' && !placed),
  )
  return captions.map((caption) =>
    caption.placed ? caption : { ...caption, box: areas[isBackRole(caption.role) ? caption.role : 'text'] },
  )
}

/** The name of the back that belongs to a front. */
export function backIdOf(front: PageId): PageId {
  return asId(`${front}.back`)
}

/** A back with room for a message and an address, and what the picture shows where the album says so. */
export function backPage(id: PageId, sheet: PageSheet, format: PageFormat, theme: Theme, title: string): Page {
  const areas = backAreas(format, theme, title === '' ? undefined : { role: 'title', text: title })
  const caption = (role: BackRole, text: string): Caption => ({
    id: asId(`${id}.${role}`),
    role,
    panel: 'front',
    box: areas[role],
    text,
  })
  return {
    id,
    kind: 'back',
    sheet,
    slots: [],
    captions: [caption('text', ''), ...(title === '' ? [] : [caption('title', title)]), caption('address', '')],
    shuffleStep: 0,
    locked: false,
  }
}

/** A front that waits for its photo: an empty slot that fills the room. */
export function blankFront(page: Page, room: Box): Page {
  return {
    ...page,
    kind: 'inner',
    slots: [{ id: asId(`${page.id}.0`), panel: 'front', box: rounded(room), locked: false }],
  }
}

/** Upright or lying: as the photo is, where the sheet may be turned. */
export function sheetFor(format: SheetFormat, photo: Pick<PhotoFacts, 'width' | 'height'> | undefined): PageSheet {
  const { width, height } = format.page
  const turned = format.turns === true && photo !== undefined && (photo.width - photo.height) * (width - height) < 0
  return { id: format.id, turned }
}

/** The page the way up that its only photo asks for. */
export function turnedFor(page: Page, photos: readonly PhotoFacts[], paper: Paper): Page {
  const [photo, other] = photos
  if (isBook(paper) || !page.sheet || !photo || other || page.kind === 'back') {
    return page
  }
  const sheet = sheetFor(sheetFormatOf(paper, page.sheet), photo)
  if (sheet.turned === page.sheet.turned) {
    return page
  }
  // Where photos are fitted nothing lays the texts out anew.
  return takesFits(paper)
    ? { ...page, sheet, captions: turnedTexts(page, page.sheet, sheet, paper) }
    : { ...page, sheet }
}

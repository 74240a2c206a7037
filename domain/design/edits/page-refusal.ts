import { isFitOf, isZoomedTooFar } from '../../frame/fit-window.ts'
import { contains } from '../../geometry.ts'
import { isBook, type Paper, pageFormat } from '../../product/paper.ts'
import { panelLimits } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { CAPTIONS_MAX } from '../design-limits.ts'
import { templateOf } from '../pages/template-page.ts'
import { isCovered } from '../placing/crop.ts'
import { isBackRole, isSheetBack } from '../sheets/sheet-page.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'
import { storedTextRefusal } from './text-refusal.ts'

/** Why no design may have such a page: what is put back is held to it, and so is what could not be put back else. */
export function pageRefusal(page: Page, pageCount: number, world: EditWorld): EditRefusal | undefined {
  const drawn = templateOf(page, world.theme)
  if (!isPossible(page, world.paper) || (drawn && (drawn.role === 'cover') !== (page.kind === 'cover'))) {
    return 'page-not-valid'
  }
  const back = isSheetBack(page)
  const items = [...page.slots, ...page.captions]
  const inside = items.every(({ box, panel }) => {
    const numbers = [box.x, box.y, box.width, box.height]
    const limits = back ? safeBox(page, world.paper) : panelLimits(world.paper, page, panel, pageCount)
    return numbers.every(Number.isFinite) && box.width > 0 && box.height > 0 && contains(limits, box)
  })
  const ids = new Set(items.map((item) => item.id))
  if (!inside || ids.size < items.length || page.slots.some((slot, at) => overlapsLater(page, slot, at))) {
    return 'page-not-valid'
  }
  for (const { text, role } of page.captions) {
    const refusal = storedTextRefusal(text, role)
    if (refusal) {
      return refusal
    }
  }
  for (const { placement, box } of page.slots) {
    const photo = placement && world.photos.get(placement.photoId)
    if (placement && !photo) {
      return 'photo-unknown'
    }
    if (placement && photo && !isCovered(placement, photo, box)) {
      return 'crop-outside-photo'
    }
    if (placement && photo && isZoomedTooFar(placement, photo, box, world.paper)) {
      return 'zoomed-too-far'
    }
  }
  return undefined
}

/** A page of a book names no sheet, a sheet is one of the product's; on a back there are only its own texts. */
function isPossible(page: Page, paper: Paper): boolean {
  if (
    page.captions.length > CAPTIONS_MAX ||
    page.slots.some(({ fit }) => fit !== undefined && !isFitOf(page, fit, paper))
  ) {
    return false
  }
  if (isBook(paper)) {
    return page.sheet === undefined
  }
  const format = paper.sheets.find(({ id }) => id === page.sheet?.id)
  const back = page.kind === 'back'
  const roles = page.captions.map(({ role }) => role)
  return (
    format !== undefined &&
    (page.sheet?.turned !== true || (format.turns === true && !back)) &&
    (!back || (page.slots.length === 0 && roles.every(isBackRole))) &&
    [...page.slots, ...page.captions].every(({ panel }) => panel === 'front') &&
    (!back || new Set(roles).size === roles.length)
  )
}

function safeBox(page: Page, paper: Paper) {
  const { page: trim, safe } = pageFormat(paper, page)
  return { x: safe, y: safe, width: trim.width - 2 * safe, height: trim.height - 2 * safe }
}

/** Boxes are whole micrometres; sums of them in mm are not quite. */
const SLACK = 1e-6

function overlapsLater(page: Page, { box, panel }: Page['slots'][number], at: number): boolean {
  return page.slots.slice(at + 1).some((other) => {
    const width = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x)
    const height = Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y)
    return other.panel === panel && width > SLACK && height > SLACK
  })
}

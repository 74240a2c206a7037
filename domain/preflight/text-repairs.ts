import { rounded } from '../design/areas/page-areas.ts'
import { coverTitled } from '../design/change/cover-change.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Caption, Design, Page } from '../design/design.ts'
import { findPage, innerPages } from '../design/design.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import type { Box } from '../geometry.ts'
import type { Finding } from './finding.ts'
import type { PreflightWorld } from './preflight.ts'
import { safeOf } from './preflight.ts'
import type { Repair } from './repair.ts'

type OfText = Extract<Finding, { kind: 'text-in-trim' | 'text-overflow' | 'missing-glyph' }>

/** Ways to print a text whole, inside the safe line, in characters that can be drawn. */
export function* textOptions(finding: OfText, design: Design, world: PreflightWorld): Iterable<Repair> {
  const page = findPage(design, finding.pageId)
  const caption = page?.captions.find(({ id }) => id === finding.captionId)
  if (!(page && caption)) {
    return
  }
  switch (finding.kind) {
    case 'text-in-trim': {
      const safe = safeOnPanel(design, page, caption, world)
      if (safe) {
        yield { how: 'pull-inside', edit: captionMoved(design, page, caption, inside(caption.box, safe)), safe: true }
      }
      return
    }
    case 'text-overflow': {
      const room = areaAround(design, page, caption, world)
      if (room) {
        yield { how: 'more-room', edit: captionMoved(design, page, caption, room), safe: true }
      }
      yield* rewritten('shorten', page, caption, factOf(design, page, caption, world)?.fitting, false)
      return
    }
    case 'missing-glyph': {
      const drawable = factOf(design, page, caption, world)?.drawable
      // A plain form of the same character says the same; a character that is gone says less.
      const same = drawable !== undefined && [...drawable].length >= [...caption.text].length
      yield* rewritten('draw-plain', page, caption, drawable, same)
    }
  }
}

/** The title that dates and places propose, else none at all: both only as the shopper says. */
export function* titleOptions(design: Design, world: PreflightWorld): Iterable<Repair> {
  const [text = ''] = world.titles ?? []
  const edit = coverTitled(design, text, world)
  if (edit) {
    yield text === '' ? { how: 'leave-untitled', edit, safe: false } : { how: 'take-title', edit, safe: false, text }
  }
}

function factOf(design: Design, page: Page, caption: Caption, { texts }: PreflightWorld) {
  return texts(design, page).find(({ captionId }) => captionId === caption.id)
}

function* rewritten(
  how: Repair['how'],
  page: Page,
  caption: Caption,
  text: string | undefined,
  safe: boolean,
): Iterable<Repair> {
  const { id: captionId, role, panel } = caption
  const trimmed = text?.trim()
  if (trimmed) {
    yield { how, edit: { cmd: 'update_text_value', pageId: page.id, captionId, role, panel, text: trimmed }, safe }
  } else if (text !== undefined) {
    const edit: Edit = { cmd: 'page_del_objs', pageId: page.id, slotIds: [], captionIds: [captionId] }
    yield { how: 'take-text-off', edit, safe: false }
  }
}

function captionMoved(design: Design, page: Page, caption: Caption, box: Box): Edit {
  const captions = page.captions.map((each) => (each === caption ? { ...caption, box: rounded(box) } : each))
  const order = design.pages.map(({ id }) => id)
  return { cmd: 'page_load', pages: [{ ...page, captions }], order, tray: design.tray }
}

/** The safe area of the caption's panel, measured from the panel as captions are. */
function safeOnPanel(design: Design, page: Page, { panel }: Caption, { paper }: PreflightWorld): Box | undefined {
  const sheet = sheetOf(paper, page, innerPages(design).length)
  const origin = sheet.panels[panel]
  const safe = safeOf(sheet, panel)
  return origin && safe && { ...safe, x: safe.x - origin.x, y: safe.y - origin.y }
}

/** The box moved as little as it takes to lie inside, made smaller only where it is larger than the safe area. */
function inside(box: Box, safe: Box): Box {
  const width = Math.min(box.width, safe.width)
  const height = Math.min(box.height, safe.height)
  return {
    x: Math.min(Math.max(box.x, safe.x), safe.x + safe.width - width),
    y: Math.min(Math.max(box.y, safe.y), safe.y + safe.height - height),
    width,
    height,
  }
}

/** Between a text that grows and its neighbours, mm. */
const APART = 2

/** The box with the free room above and below it, as far as neighbours and the safe line allow. */
function areaAround(design: Design, page: Page, caption: Caption, world: PreflightWorld): Box | undefined {
  const safe = safeOnPanel(design, page, caption, world)
  const { box, panel } = caption
  if (!safe || panel === 'spine') {
    return undefined
  }
  const beside = [...page.slots, ...page.captions].filter(
    (other) =>
      other.id !== caption.id &&
      other.panel === panel &&
      other.box.x < box.x + box.width &&
      other.box.x + other.box.width > box.x,
  )
  const middle = box.y + box.height / 2
  const above = beside.filter((other) => other.box.y + other.box.height / 2 <= middle)
  const below = beside.filter((other) => other.box.y + other.box.height / 2 > middle)
  const top = above.reduce((low, other) => Math.max(low, other.box.y + other.box.height + APART), safe.y)
  const bottom = below.reduce((high, other) => Math.min(high, other.box.y - APART), safe.y + safe.height)
  const from = Math.min(box.y, top)
  const to = Math.max(box.y + box.height, bottom)
  return top < box.y || bottom > box.y + box.height
    ? { ...box, y: Math.max(from, Math.min(box.y, top)), height: to - from }
    : undefined
}

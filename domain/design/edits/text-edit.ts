import { takesFits } from '../../frame/fit-window.ts'
import type { Box } from '../../geometry.ts'
import { isBook, pageFormat } from '../../product/paper.ts'
import { captionStyleOf } from '../../theme/caption-style.ts'
import { calendarCoverAreas } from '../calendar/calendar-areas.ts'
import type { Caption, CaptionRole, Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'
import type { Edit } from '../edit.ts'
import type { EditRefusal, EditWorld } from '../edit-world.ts'
import { backTextBox, coverAreas, marginBox, textHeight } from '../pages/page-areas.ts'
import { relaid } from '../pages/relay-page.ts'
import { templateOf } from '../pages/template-page.ts'
import { backAreas, isBackRole, isSheetBack } from '../sheets/sheet-page.ts'
import { fullHeight, textsBesidePhotos } from '../texts/text-cell.ts'
import type { Decision } from './decision.ts'
import { decidePages, filledSlots, refuse, settledKind, withPage } from './decision.ts'
import { drawnTextPlace } from './drawn-edits.ts'

type TextEdit = Extract<Edit, { cmd: 'update_text_value' }>

/** How many graphemes a text may have (readings 44). */
export const TEXT_LIMITS = {
  title: 20,
  description: 200,
  spine: 40,
  text: 200,
  address: 120,
} as const satisfies Record<CaptionRole, number>

/** Control characters, lone surrogates, and those that turn the reading direction around: nothing of them is printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u

/** Why a text cannot be a caption of this role; `undefined` when it can. */
export function textRefusal(text: string, role: CaptionRole): EditRefusal | undefined {
  const lines = role === 'description' || role === 'text' || role === 'address' ? text.replaceAll('\n', '') : text
  if (UNPRINTABLE.test(lines)) {
    return 'text-not-printable'
  }
  const limit = TEXT_LIMITS[role]
  return text.length > limit && graphemes(text) > limit ? 'text-too-long' : undefined
}

function graphemes(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length
}

/** Writes, adds or takes away a caption. Photos move only when the texts need other room than before. */
export function updateText(design: Design, edit: TextEdit, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === edit.pageId)
  const page = design.pages[index]
  if (!page) {
    return refuse('page-unknown')
  }
  const old = page.captions.find((caption) => caption.id === edit.captionId)
  if (old && (old.role !== edit.role || old.panel !== edit.panel)) {
    return refuse('caption-unknown')
  }
  const { text } = edit
  if (text === null) {
    return old
      ? settle(design, { ...page, captions: page.captions.filter((each) => each !== old) }, index, world, true)
      : refuse('caption-unknown')
  }
  const refusal = textRefusal(text, edit.role)
  if (refusal) {
    return refuse(refusal)
  }
  if (old?.text === text) {
    return refuse('nothing-to-change')
  }
  if (old) {
    const captions = page.captions.map((each) => (each === old ? { ...old, text } : each))
    const width = page.kind === 'cover' ? Number.POSITIVE_INFINITY : old.box.width
    const heightOf = textsBesidePhotos(page) ? fullHeight : textHeight
    const grows = heightOf(captionStyleOf(world.theme, old.role), text, width) > old.box.height + 0.01
    return settle(design, { ...page, captions }, index, world, grows)
  }
  const box = placeFor(design, page, edit, world)
  if (!box) {
    return refuse(templateOf(page, world.theme) ? 'no-place-for-text' : 'caption-unknown')
  }
  const caption: Caption = { id: edit.captionId, role: edit.role, panel: edit.panel, box, text }
  return settle(design, { ...page, captions: [...page.captions, caption] }, index, world, true)
}

/** Other room for texts lays the photos out anew; slots without a photo make way. */
function settle(design: Design, page: Page, index: number, world: EditWorld, roomChanged: boolean): Decision {
  if (!roomChanged || page.kind === 'cover' || page.template !== undefined) {
    return decidePages(withPage(design, settledKind(page)))
  }
  if (page.locked) {
    return refuse('page-locked')
  }
  const next = relaid({ page, index, kept: filledSlots(page), added: [], world, seed: design.seed })
  return next ? decidePages(withPage(design, next)) : refuse('photo-unknown')
}

/** Where a new caption begins; on inner pages `arrangedCaptions` gives it its place. One of a role, but free texts. */
function placeFor(design: Design, page: Page, { role, panel }: TextEdit, { paper, theme }: EditWorld): Box | undefined {
  if (takesFits(paper) && page.kind !== 'back') {
    // The photo has the whole sheet, and leaves no place for words.
    return undefined
  }
  const drawn = templateOf(page, theme)
  if (drawn && panel === 'front') {
    return drawnTextPlace(page, role, { paper, theme })
  }
  const taken = page.captions.some((caption) => caption.role === role && caption.panel === panel)
  const format = pageFormat(paper, page)
  if (isSheetBack(page)) {
    return isBackRole(role) && panel === 'front' && !taken ? backAreas(format, theme, '')[role] : undefined
  }
  if (page.kind === 'cover' && isBook(paper)) {
    const areas = coverAreas(paper, theme, innerPages(design).length)
    const places = { title: areas.title, spine: areas.spine, text: backTextBox(paper, theme) }
    const wrap = paper.cover.type !== 'f1'
    const fits = { title: panel === 'front', spine: wrap && panel === 'spine', text: wrap && panel === 'back' }
    return !taken && role !== 'description' && role !== 'address' && fits[role] ? places[role] : undefined
  }
  if (page.kind === 'cover') {
    return role === 'title' && panel === 'front' && !taken ? calendarCoverAreas(format, theme).title : undefined
  }
  if (panel !== 'front' || role === 'spine' || (taken && role !== 'text')) {
    return undefined
  }
  return marginBox(format, theme, 'right')
}

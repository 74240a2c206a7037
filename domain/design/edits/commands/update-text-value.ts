import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import { type Box, contains } from '../../../geometry.ts'
import { asId, type CaptionId, type PageId } from '../../../ids.ts'
import type { PreviewErrorCode, TextChange } from '../../../preview/preview-errors.ts'
import { roleOfTextType } from '../../../preview/preview-page.ts'
import { isBook, pageFormat } from '../../../product/paper.ts'
import { sameValue } from '../../../same-value.ts'
import { captionStyleOf } from '../../../theme/caption-style.ts'
import { calendarCoverAreas, inPart, ownPartOf } from '../../areas/calendar-areas.ts'
import { backTextBox, coverAreas, marginBox, panelLimits, rounded, textHeight } from '../../areas/page-areas.ts'
import {
  type Caption,
  captionObject,
  captionText,
  type Design,
  innerPages,
  type Page,
  settledKind,
} from '../../design.ts'
import { CAPTIONS_MAX } from '../../design-limits.ts'
import { quietestTitle } from '../../pages/quiet-title.ts'
import { relaid } from '../../pages/relay-page.ts'
import { templateOf } from '../../pages/template-page.ts'
import { withTitleRoom } from '../../pages/title-room.ts'
import { backAreas, isBackRole, isSheetBack } from '../../sheets/sheet-page.ts'
import { isTextPutOn, paperBelowPhoto, textAreaOn } from '../../sheets/sheet-text.ts'
import { fullHeight, textsBesidePhotos } from '../../texts/text-cell.ts'
import type { EditWorld } from '../../world/edit-world.ts'
import { withCaptions } from '../cover-title.ts'
import { type Decision, decidePages, filledSlots, refuseEdit, withPage } from '../decision.ts'
import { drawnTextPlace } from '../drawn-edits.ts'
import { defineEdit, readsNot, type WireEditInput, type WireResult } from '../edit-definition.ts'
import { pageRefusal } from '../page-refusal.ts'
import { textRefusal } from '../text-refusal.ts'

/** Whatever a caption says of itself is said by this command; its place the layout gives it, or a shopper. */
const { id: captionId, box, placed: _byItsBox, ...said } = captionObject.shape

const schema = z
  .strictObject({
    cmd: z.literal('update_text_value'),
    pageId: idOf<PageId>(),
    captionId,
    ...said,
    text: captionText.nullable(),
    /** Where a shopper puts it, from the top left of its panel; absent: where it is, or where the layout has room. */
    box: box.exactOptional(),
  })
  .readonly()

/** Texts by the id and type of the specification; without an id a new one, without a value it goes. */
const wire = z.strictObject({
  txts: z
    .array(
      z.strictObject({
        id: z.union([idOf<CaptionId>(), z.literal('')]),
        type: z.literal([0, 1, 2]),
        value: captionText.nullable(),
      }),
    )
    .max(50)
    .readonly()
    .optional(),
})

/**
 * Writes a caption; adds it when the page has none of that id, takes it away when `text` is null. What the edit does not
 * say of it stays.
 */
type UpdateTextValue = z.output<typeof schema>

/** Codes 91, 92 and 93 tell apart what a text edit does to its caption (B§8). */
const ERRORS = { add: 91, update: 92, delete: 93 } as const satisfies Record<TextChange, PreviewErrorCode>

export const updateTextValue = defineEdit({
  schema,
  decide: updateText,
  wire,
  fromWire: textsOf,
  errors: (text) => ({ post: ERRORS[text], picture: ERRORS[text] }),
  pageOf: ({ pageId }) => pageId,
  says: ({ style, box }) => (style || box ? undefined : 'text-written'),
  changesPageCount: false,
  // Deleting a text overtakes nothing: the server must know it first. Neither does what says less of it.
  overtakes: (edit, before) =>
    edit.text !== null &&
    before.text !== null &&
    edit.pageId === before.pageId &&
    edit.captionId === before.captionId &&
    (edit.style !== undefined || before.style === undefined) &&
    (edit.box !== undefined || before.box === undefined),
})

function textsOf({ page, data, ids }: WireEditInput<z.output<typeof wire>>): WireResult<UpdateTextValue> {
  const texts = data.txts ?? []
  if (texts.length === 0) {
    return readsNot('nothing-to-change')
  }
  return {
    kind: 'edits',
    edits: texts.map(({ id, type, value }) => {
      const caption = page.captions.find((one) => one.id === id)
      return {
        cmd: 'update_text_value',
        pageId: page.id,
        captionId: asId<CaptionId>(id === '' ? ids.next() : id),
        role: caption?.role ?? roleOfTextType(type),
        panel: caption?.panel ?? 'front',
        text: value,
      }
    }),
  }
}

/** Photos move only when the texts need other room than before. */
function updateText(design: Design, edit: UpdateTextValue, world: EditWorld): Decision {
  const index = design.pages.findIndex((page) => page.id === edit.pageId)
  const page = design.pages[index]
  if (!page) {
    return refuseEdit('page-unknown')
  }
  if (world.wordless) {
    return refuseEdit('no-place-for-text')
  }
  const old = page.captions.find((caption) => caption.id === edit.captionId)
  if (old && (old.role !== edit.role || old.panel !== edit.panel)) {
    return refuseEdit('caption-unknown')
  }
  const { cmd: _cmd, pageId: _pageId, captionId: _captionId, role, panel, text, box, ...own } = edit
  const put = box && { box: rounded(box), placed: true as const }
  const stays = isTextPutOn(page, world)
  if (stays && text !== null && (role !== 'text' || (put && !isSeen(page, put.box, world)))) {
    return refuseEdit('no-place-for-text')
  }
  if (put && !isOnPage(design, page, panel, put.box, world)) {
    return refuseEdit('page-not-valid')
  }
  if (text === null) {
    return old
      ? settle(
          design,
          withCaptions(
            page,
            page.captions.filter((each) => each !== old),
          ),
          index,
          world,
          true,
        )
      : refuseEdit('caption-unknown')
  }
  const refusal = textRefusal(text, edit.role)
  if (refusal) {
    return refuseEdit(refusal)
  }
  if (old) {
    const next = plain({ ...old, text, ...own, ...put })
    if (sameValue(old, next)) {
      return refuseEdit('nothing-to-change')
    }
    const captions = page.captions.map((each) => (each === old ? next : each))
    const width = page.kind === 'cover' ? Number.POSITIVE_INFINITY : old.box.width
    const heightOf = textsBesidePhotos(page) ? fullHeight : textHeight
    if (next.placed) {
      return settle(design, withCaptions(page, captions), index, world, false)
    }
    const grows = heightOf(captionStyleOf(world.theme, next), text, width) > old.box.height + 0.01
    return settle(design, withCaptions(page, captions), index, world, grows)
  }
  if (page.captions.length >= CAPTIONS_MAX) {
    return refuseEdit('no-place-for-text')
  }
  const place = put?.box ?? placeFor(design, page, edit, world)
  if (!place) {
    return refuseEdit(stays || templateOf(page, world.theme) ? 'no-place-for-text' : 'caption-unknown')
  }
  const isPut = put !== undefined || stays
  const caption = plain({
    ...{ id: edit.captionId, role, panel, box: place, text, ...own },
    ...(isPut ? { placed: true } : {}),
  })
  const captions = [...page.captions, caption, ...spineWith(design, page, caption, world)]
  return settle(design, titled(design, page, withCaptions(page, captions), world), index, world, !isPut)
}

/** A new title of a book stands on its spine too, where that has no words yet. */
function spineWith(design: Design, page: Page, { role, text }: Caption, { paper, theme }: EditWorld): Caption[] {
  const isTitle = page.kind === 'cover' && role === 'title' && page.template === undefined
  if (!isTitle || !isBook(paper) || page.captions.some((one) => one.role === 'spine')) {
    return []
  }
  const pageCount = innerPages(design).length
  const { spine } = coverAreas({ book: paper, theme, pageCount, style: page.coverStyle, titled: true })
  return spine ? [{ id: asId(`${page.id}.spine`), role: 'spine', panel: 'spine', box: spine, text }] : []
}

/** Photos make room for a title that is new on their cover. */
function titled(design: Design, before: Page, page: Page, { paper, theme, photos }: EditWorld): Page {
  return withTitleRoom(before, page, { paper, theme, photos, pageCount: innerPages(design).length })
}

/** On a sheet behind a card a text stands where the card is open. */
function isSeen(page: Page, box: Box, world: EditWorld): boolean {
  const room = textAreaOn(page, world)
  return room !== undefined && contains(room, box)
}

/** Wherever its panel is printed; how near to the trim, the guides say while it is moved and the check before the order. */
function isOnPage(design: Design, page: Page, panel: Caption['panel'], box: Box, { paper, theme }: EditWorld): boolean {
  const room = inPart(
    panelLimits(paper, page, panel, innerPages(design).length),
    ownPartOf(page, pageFormat(paper, page), theme),
  )
  return box.width >= LEAST && box.height >= LEAST && contains(room, box)
}

/** No place for a text is narrower or lower, mm. */
const LEAST = 4

/** A caption whose style says nothing has none: the theme's own was chosen again. */
function plain({ style, ...caption }: Caption): Caption {
  return style && Object.keys(style).length > 0 ? { ...caption, style } : caption
}

/** What is put somewhere is on a page as it may be put back there. Other room for texts lays the photos out anew; slots without a photo make way. */
function settle(design: Design, page: Page, index: number, world: EditWorld, areaChanged: boolean): Decision {
  const known = new Set(design.pages[index]?.captions)
  const refusal = page.captions.some((each) => each.placed && !known.has(each))
    ? pageRefusal(page, innerPages(design).length, world)
    : undefined
  if (refusal) {
    return refuseEdit(refusal)
  }
  if (!areaChanged || page.kind === 'cover' || page.template !== undefined) {
    return decidePages(withPage(design, settledKind(page)))
  }
  if (page.locked) {
    return refuseEdit('page-locked')
  }
  const next = relaid({ page, index, kept: filledSlots(page), added: [], world, seed: design.seed })
  return next ? decidePages(withPage(design, next)) : refuseEdit('photo-unknown')
}

/** Where a new caption begins; on inner pages `arrangedCaptions` gives it its place. One of a role, but free texts. */
function placeFor(
  design: Design,
  page: Page,
  { role, panel }: UpdateTextValue,
  { paper, theme, photos }: EditWorld,
): Box | undefined {
  if (isTextPutOn(page, { paper })) {
    return panel === 'front' ? paperBelowPhoto(page, { paper, theme }) : undefined
  }
  const drawn = templateOf(page, theme)
  if (drawn && panel === 'front') {
    return drawnTextPlace(page, role, { paper, theme })
  }
  const taken = page.captions.some((caption) => caption.role === role && caption.panel === panel)
  const format = pageFormat(paper, page)
  if (isSheetBack(page)) {
    return isBackRole(role) && panel === 'front' && !taken ? backAreas(format, theme)[role] : undefined
  }
  if (page.kind === 'cover' && isBook(paper)) {
    const areas = coverAreas({
      ...{ book: paper, theme, pageCount: innerPages(design).length },
      ...{ style: page.coverStyle, titled: true },
    })
    const title = quietestTitle(page, areas, photos, { book: paper, theme })
    const places = { title, spine: areas.spine, text: backTextBox(paper, theme) }
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

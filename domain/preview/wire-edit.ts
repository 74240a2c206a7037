import type { Design, Page, SlotAddress } from '../design/design.ts'
import type { Edit, EditCommand } from '../design/edit.ts'
import type { EditRefusal } from '../design/edit-world.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import { asId, type CaptionId, type IdSource, type PageId, type PhotoId } from '../ids.ts'
import type { Paper } from '../product/paper.ts'
import { isTwoSided } from '../product/paper.ts'
import { cellAt, cellsInfoOf } from './cells-info.ts'
import { roleOfTextType, type TextTypeNumber } from './preview-page.ts'

/** The data of an edit as the specification writes it (B§7). */
export interface WireEdit {
  readonly txts?:
    | readonly { readonly id: string; readonly type: TextTypeNumber; readonly value: string | null }[]
    | undefined
  /** Photos by address or by id. */
  readonly add?: readonly string[] | undefined
  readonly del?: readonly string[] | undefined
  readonly ids?: readonly string[] | undefined
  readonly pages?: number | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly x2?: number | undefined
  readonly y2?: number | undefined
  readonly pgIndex2?: number | undefined
}

export interface WireEditRequest {
  readonly cmd: EditCommand
  readonly pageIndex: number
  readonly data: WireEdit
  readonly design: Design
  readonly paper: Paper
  /** Makes the ids of pages and captions that the command adds. */
  readonly ids: IdSource
  /** The album's photo of this address or id. Addresses are compared, never fetched. */
  readonly photoNamed: (name: string) => PhotoId | undefined
}

export type WireEditVerdict =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/** Pages are added two at a time where the command does not say how many: one sheet of paper. */
const PAGES_OF_A_SHEET = 2

/** Reads a command in the specification's own form as edits of the design; several texts are several edits. */
export function editsFromWire(request: WireEditRequest): WireEditVerdict {
  const page = request.design.pages[request.pageIndex]
  if (!page) {
    return refused('page-unknown')
  }
  const { cmd, data } = request
  switch (cmd) {
    case 'shuff':
    case 'page_del':
      return edits({ cmd, pageId: page.id })
    case 'page_add':
      return edits({ cmd, after: page.id, pageId: asId<PageId>(request.ids.next()) })
    case 'new_pages':
      return edits({ cmd, after: page.id, pageIds: newPages(request) })
    case 'remove_pages':
      return edits({ cmd, pageIds: data.ids?.length ? data.ids.map((id) => asId<PageId>(id)) : [page.id] })
    case 'page_add_del_photos':
      return photoEdit(request, page)
    case 'new_pages_to_add_photos': {
      const photos = named(request, data.add)
      return photos ? edits({ cmd, after: page.id, pageIds: newPages(request), photos }) : refused('photo-unknown')
    }
    case 'update_text_value':
      return textEdits(request, page)
    case 'page_del_objs':
      return objectEdit(page, data.ids ?? [])
    case 'change_photos':
      return swapEdit(request, page)
    case 'page_load':
    case 'transform_photo':
      // Nothing in the specified data says what to load or how to turn: both are sent as whole edits.
      return refused('nothing-to-change')
  }
}

function photoEdit(request: WireEditRequest, page: Page): WireEditVerdict {
  const add = named(request, request.data.add)
  const del = named(request, request.data.del)
  if (!add || !del) {
    return refused('photo-unknown')
  }
  // "Needs at least one add or delete, else no photos to operate" (B§5).
  return add.length + del.length === 0
    ? refused('nothing-to-change')
    : edits({ cmd: 'page_add_del_photos', pageId: page.id, add, del })
}

function textEdits(request: WireEditRequest, page: Page): WireEditVerdict {
  const texts = request.data.txts ?? []
  if (texts.length === 0) {
    return refused('nothing-to-change')
  }
  return {
    kind: 'edits',
    edits: texts.map(({ id, type, value }) => {
      const caption = page.captions.find((one) => one.id === id)
      return {
        cmd: 'update_text_value',
        pageId: page.id,
        captionId: asId<CaptionId>(id === '' ? request.ids.next() : id),
        role: caption?.role ?? roleOfTextType(type),
        panel: caption?.panel ?? 'front',
        text: value,
      }
    }),
  }
}

function objectEdit(page: Page, ids: readonly string[]): WireEditVerdict {
  const slotIds = page.slots.map((slot) => slot.id).filter((id) => ids.includes(id))
  const captionIds = page.captions.map((caption) => caption.id).filter((id) => ids.includes(id))
  return slotIds.length + captionIds.length === 0
    ? refused('nothing-to-change')
    : edits({ cmd: 'page_del_objs', pageId: page.id, slotIds, captionIds })
}

function swapEdit(request: WireEditRequest, page: Page): WireEditVerdict {
  const { x, y, x2, y2, pgIndex2 } = request.data
  const other = pgIndex2 === undefined ? page : request.design.pages[pgIndex2]
  if (!other) {
    return refused('page-unknown')
  }
  const from = slotAt(request, page, x, y)
  const to = slotAt(request, other, x2, y2)
  return from && to ? edits({ cmd: 'change_photos', change: { kind: 'swap', from, to } }) : refused('slot-unknown')
}

function slotAt(
  { design, paper }: WireEditRequest,
  page: Page,
  x: number | undefined,
  y: number | undefined,
): SlotAddress | undefined {
  if (x === undefined || y === undefined) {
    return undefined
  }
  const pageCount = design.pages.filter(({ kind }) => kind !== 'cover').length
  const slotId = cellAt(
    cellsInfoOf(page, sheetOf(paper, page, pageCount), () => ''),
    { x, y },
  )
  return slotId ? { pageId: page.id, slotId } : undefined
}

/** A front brings its back by itself, so that two pages of a card are one to name. */
function newPages({ data, ids, paper }: WireEditRequest): PageId[] {
  const pages = data.pages || PAGES_OF_A_SHEET
  const length = isTwoSided(paper) ? Math.ceil(pages / 2) : pages
  return Array.from({ length }, () => asId<PageId>(ids.next()))
}

function named({ photoNamed }: WireEditRequest, names: readonly string[] | undefined): PhotoId[] | undefined {
  const photos = (names ?? []).map(photoNamed)
  return photos.every((photo) => photo !== undefined) ? photos : undefined
}

function edits(edit: Edit): WireEditVerdict {
  return { kind: 'edits', edits: [edit] }
}

function refused(reason: EditRefusal): WireEditVerdict {
  return { kind: 'refused', reason }
}

import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { CaptionId, GroupId, PageId, PhotoId, SlotId } from '../ids.ts'
import { statedId } from './account.ts'
import { aliased, countField, defineCall, idField, jsonField, opidField } from './call.ts'
import { calendarField, designField, editField, pageField } from './design-fields.ts'

/** A photo named by its address on our servers or by its id. Addresses are resolved, never fetched. */
const photoName = z.string().min(1).max(500)

/** What the preview is made of. `tid` is the specification's other name of `themeid` in this place. */
const previewOrder = z.object({
  aid: idField,
  pid: idField,
  themeid: idField.optional(),
  tid: idField.optional(),
  /** Inner pages; absent: as many as the photos want. */
  pagecount: countField.optional(),
  /** Calendars: months, language, days of the family; `pagecount` is the number of months. Absent: as is usual. */
  calendar: calendarField.optional(),
  /** Calendars: 1 lays photos on the months that they were taken in. */
  bymonth: countField.optional(),
  seed: countField.optional(),
  /** The photos that were chosen of the album, by address or by id, in this order; the others wait in the tray. Absent: all. */
  photos: z.array(photoName).min(1).max(500).optional(),
})

/** A page of the preview; `key` and `id` stay with the page, `index` is its place now, 0 is the cover. */
const previewPage = z.object({
  key: z.string(),
  index: z.number().int().min(0),
  type: z.enum(['cover', 'inner', 'chapter', 'back', 'blank']),
  group: z.union([idOf<GroupId>(), z.literal('')]),
  id: idOf<PageId>(),
})

const openedPreview = z.object({
  tid: z.string(),
  /** 1: the shopper may write on the pages (B§3). */
  addtext: z.literal([0, 1]),
  pages: z.array(previewPage),
  aid: z.string(),
  pid: z.string(),
  design: designField,
  rev: z.number().int(),
})

/** Starts a preview: designs the album's photos for a product and a theme, and renders the pages. */
export const createPreview = defineCall({
  name: 'CreatePreview',
  method: 'POST',
  alsoGet: true,
  path: '/Mobile/Shop/CreatePreview',
  summary: 'Designs an album automatically and starts rendering its pages.',
  changes: true,
  request: z.object({
    orderdata: jsonField(z.array(aliased(previewOrder)).min(1).max(20)),
    /** Preview mode (B§4): 1 as always; 2 recreates the design: laid out otherwise than the shopper's newest one. */
    previewmode: z.preprocess(
      (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
      z.literal([1, 2]).optional(),
    ),
    opid: opidField,
  }),
  data: openedPreview,
})

export const openPreview = defineCall({
  name: 'OpenPreview',
  method: 'POST',
  path: '/Mobile/Shop/OpenPreview',
  summary: 'The design and the pages of an existing preview.',
  changes: false,
  request: z.object({ taskid: idField }),
  data: openedPreview,
})

/** One or several page places: `3` or `0,1,2`. */
const pageIndexes = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().regex(/^\d{1,3}(,\d{1,3}){0,199}$/),
)

const pageStatus = z.object({
  pageindex: z.number().int(),
  id: idOf<PageId>(),
  /** Empty while the page is rendering (B§4). */
  previewurl: z.string(),
  /** JSON text `{w, h, type, imgs, txts}`; see `domain/preview/cells-info.ts`. Empty while the page is rendering. */
  pagecellsinfo: z.string(),
  /** The design's revision at which this page last changed. */
  rev: z.number().int(),
  /** The render gave up after all its tries; asking again with `QueryPreviewStatus` keeps saying so. */
  failed: z.boolean(),
})

export const queryPreviewStatus = defineCall({
  name: 'QueryPreviewStatus',
  method: 'POST',
  path: '/Mobile/Shop/QueryPreviewStatus',
  summary: 'Pictures and cells of one or several pages. With `wait` it holds until one of them is ready.',
  changes: false,
  request: z.object({
    taskid: idField,
    pageindex: pageIndexes,
    /** Seconds that the reply may be held back until one of the asked pages gets ready; 0 to 8. */
    wait: countField.optional(),
    /** Pages that the caller has with this revision or a later one count as known: only news ends the wait. */
    since: countField.optional(),
  }),
  /** The first asked page, and all of them in `pages`. */
  data: z.object({
    previewurl: z.string(),
    pagecellsinfo: z.string(),
    rev: z.number().int(),
    pages: z.array(pageStatus),
  }),
})

const coordinate = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number().min(-10_000).max(10_000),
)

/** The data of an edit as the specification writes it (B§7); `domain/preview/wire-edit.ts` reads it as an `Edit`. */
const wireEditField = z.strictObject({
  txts: z
    .array(
      z.object({
        id: z.union([idOf<CaptionId>(), z.literal('')]),
        type: z.literal([0, 1, 2]),
        value: z.string().max(2000).nullable(),
      }),
    )
    .max(50)
    .optional(),
  add: z.array(photoName).max(500).optional(),
  del: z.array(photoName).max(500).optional(),
  ids: z
    .array(z.union([idOf<SlotId>(), idOf<CaptionId>(), idOf<PageId>(), idOf<PhotoId>()]))
    .max(400)
    .optional(),
  /** Number of pages to add. */
  pages: countField.optional(),
  width: coordinate.optional(),
  height: coordinate.optional(),
  /** Cell centres in units of cellsInfo (readings 40): the photo there is swapped with the photo at `x2, y2`. */
  x: coordinate.optional(),
  y: coordinate.optional(),
  x2: coordinate.optional(),
  y2: coordinate.optional(),
  pgIndex2: countField.optional(),
})

const EDIT_COMMANDS = [
  'page_load',
  'page_add_del_photos',
  'page_add',
  'page_del',
  'new_pages',
  'new_pages_to_add_photos',
  'remove_pages',
  'update_text_value',
  'page_del_objs',
  'transform_photo',
  'change_photos',
  'shuff',
] as const

/** What a command did, or, when it is refused with Code 4091, what the caller has missed. */
const editResult = z.object({
  rev: z.number().int(),
  /** Pages whose picture changed, in reading order. */
  changed: z.array(idOf<PageId>()),
  /** Those pages as they are now. */
  pages: z.array(pageField),
  /** All pages in reading order. */
  order: z.array(idOf<PageId>()),
  tray: z.array(idOf<PhotoId>()),
  /** Of a calendar, its settings. */
  calendar: calendarField.exactOptional(),
})
export type PreviewEditResult = z.output<typeof editResult>

export const editPreview = defineCall({
  name: 'EditPreview',
  method: 'POST',
  path: '/Mobile/Shop/EditPreview',
  summary: 'Changes a page by one of the twelve commands.',
  changes: true,
  request: z.object({
    taskid: idField,
    pageindex: countField,
    cmd: z.enum(EDIT_COMMANDS),
    data: jsonField(z.union([editField, wireEditField])).optional(),
    opid: opidField,
    /** The revision that the command was made from. Absent: the newest. */
    baserev: countField.optional(),
  }),
  data: editResult,
})

export const shufflePreview = defineCall({
  name: 'ShufflePreview',
  method: 'POST',
  path: '/Mobile/Shop/ShufflePreview',
  summary: 'Lays a page out anew: the same as EditPreview with `shuff`.',
  changes: true,
  request: z.object({ taskid: idField, pageindex: countField, opid: opidField, baserev: countField.optional() }),
  data: editResult,
})

export const queryUserPreviewTaskId = defineCall({
  name: 'QueryUserPreviewTaskID',
  method: 'POST',
  path: '/Mobile/Shop/QueryUserPreviewTaskID',
  summary: "The shopper's newest preview, to go on with.",
  changes: false,
  request: z.object({ uid: statedId, aid: idField.optional(), pid: idField.optional() }),
  data: z.object({
    /** The preview task, empty when there is none. */
    prj_file: z.string(),
    /** `YYYY-MM-DD HH:mm:ss`, UTC; empty when there is none. */
    modify_time: z.string(),
    aid: z.string(),
    pid: z.string(),
    themeid: z.string(),
  }),
})

import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { GroupId, PageId } from '../ids.ts'
import { BLEED_TYPES } from '../product/bleed.ts'
import { statedId } from './account.ts'
import { albumPhoto } from './album.ts'
import { aliased, countField, defineCall, idField, jsonField, opidField } from './call.ts'
import { calendarField, designField } from './design-fields.ts'

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
  /** 0: photos alone, nothing is or can be written on the pages (B§3); absent: 1. */
  addtext: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.literal([0, 1])).optional(),
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
  /** The design's revision that last changed this page: a picture of this one or a later one is its picture. */
  rev: z.number().int(),
})

const openedPreview = z.object({
  tid: z.string(),
  /** 1: the shopper may write on the pages (B§3). */
  addtext: z.literal([0, 1]),
  pages: z.array(previewPage),
  aid: z.string(),
  pid: z.string(),
  /** The name that its shopper gave it; empty: it goes by the title on its cover. */
  name: z.string(),
  design: designField,
  rev: z.number().int(),
  /** Photos on its pages or in its tray that were taken out of its album since; absent: none. */
  removed: z.array(albumPhoto).readonly().exactOptional(),
})

/** Starts a preview: designs the album's photos for a product and a theme, and renders the pages. */
export const createPreview = defineCall({
  name: 'CreatePreview',
  method: 'POST',
  alsoGet: true,
  path: '/Mobile/Shop/CreatePreview',
  summary: 'Designs an album automatically and starts rendering its pages.',
  changes: true,
  refusals: [
    'album-without-template',
    'product-not-designable',
    'product-soon',
    'product-off-shelf',
    'too-few-photos',
    'too-many-ordered-photos',
    'too-few-cover-photos',
    'too-many-cover-photos',
    'page-count-not-allowed',
    'calendar-not-valid',
    'theme-without-calendar',
    'theme-not-offered',
  ],
  request: z.object({
    orderdata: jsonField(z.array(aliased(previewOrder)).min(1).max(20)),
    /** Preview mode (B§4): 1 as always; 2 recreates a design: laid out otherwise than it and the shopper's newest one. */
    previewmode: z.preprocess(
      (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
      z.literal([1, 2]).optional(),
    ),
    /** Mode 2: the design that is made anew, whose locked pages stay; absent: the newest of the album for the product. */
    taskid: idField.optional(),
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
  refusals: [],
  request: z.object({ taskid: idField }),
  data: openedPreview,
})

/** One or several page places: `3` or `0,1,2`. */
const pageIndexes = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().regex(/^\d{1,3}(,\d{1,3}){0,199}$/),
)

const dpiStatus = z.literal([1, 2, 3])
const errorType = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 51, 91, 92, 93])

const pageStatus = z.object({
  pageindex: z.number().int(),
  id: idOf<PageId>(),
  /** Empty while the page is rendering (B§4). */
  previewurl: z.string(),
  /** JSON text `{w, h, type, imgs, txts}`; see `domain/preview/cells-info.ts`. Empty while the page is rendering. */
  pagecellsinfo: z.string(),
  /** The design's revision at which this page last changed. */
  rev: z.number().int(),
  /** The picture of the page, as wide as thumbnails are: the same address. */
  imageThumb: z.string(),
  /** Of the preview picture, pixels. */
  width: z.number().int(),
  height: z.number().int(),
  imageType: z.enum(['horizontal', 'vertical']),
  texts: z.array(z.object({ id: z.string(), type: z.literal([0, 1, 2]), value: z.string() })),
  hasText: z.boolean(),
  hasTitle: z.boolean(),
  hasDescription: z.boolean(),
  /** `add`: stands on the page; `del`: was taken off it and waits in the tray. */
  images: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      imageThumbnail: z.string(),
      status: z.enum(['add', 'del']),
      /** Pixels of the original, upright; 0: not known. */
      originalWidth: z.number(),
      originalHeight: z.number(),
      dpiError: dpiStatus,
    }),
  ),
  /** The worst of the photos that stand on it: 1 normal, 2 too low, 3 without an original size (B§4). */
  dpiError: dpiStatus,
  bleed: z.object({ type: z.enum(BLEED_TYPES), margin: z.number() }),
  /** Of a frame (type 2): its kind, its name in the caller's language, its size in mm (B§3 "Frame data"). */
  frame: z
    .object({
      frameKey: z.string(),
      frameName: z.string(),
      frameSizeWidth: z.number(),
      frameSizeHeight: z.number(),
    })
    .exactOptional(),
  /**
   * 0: none. Else the picture cannot be made, after all tries, and this is the preview error (B§8) of the command that last
   * changed the page; 51 where none did.
   */
  errorType,
})

export const queryPreviewStatus = defineCall({
  name: 'QueryPreviewStatus',
  method: 'POST',
  path: '/Mobile/Shop/QueryPreviewStatus',
  summary: 'Pictures and cells of one or several pages. With `wait` it holds until one of them is ready.',
  changes: false,
  refusals: [],
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
    /** One picture of all sheets, where they hang as one thing (a frame for several, a set); empty while one is rendering. */
    wholeurl: z.string(),
    pagecellsinfo: z.string(),
    rev: z.number().int(),
    pages: z.array(pageStatus),
  }),
})

export const queryUserPreviewTaskId = defineCall({
  name: 'QueryUserPreviewTaskID',
  method: 'POST',
  path: '/Mobile/Shop/QueryUserPreviewTaskID',
  summary: "The shopper's newest preview, to go on with.",
  changes: false,
  refusals: [],
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

import { z } from 'zod'
import { type CalendarSettings, calendarSettings } from '../calendar/calendar-settings.ts'
import {
  slotAddress as at,
  captionText,
  type Design,
  designSchema,
  fitSchema as fit,
  type Page,
  pageSchema as page,
  pageOrder,
  panelSchema as panel,
  placementSchema as placement,
  captionRole as role,
  traySchema,
} from '../design/design.ts'
import type { Edit } from '../design/edit.ts'
import { idOf } from '../fields.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../ids.ts'

const photoIds = z.array(idOf<PhotoId>()).max(2000)
const pageIds = z.array(idOf<PageId>()).min(1).max(400)

const edit = z.discriminatedUnion('cmd', [
  z.strictObject({
    cmd: z.literal('page_load'),
    pages: z.array(page).max(400),
    order: pageOrder,
    tray: traySchema,
    calendar: calendarSettings.exactOptional(),
  }),
  z.strictObject({ cmd: z.literal('page_add_del_photos'), pageId: idOf<PageId>(), add: photoIds, del: photoIds }),
  z.strictObject({ cmd: z.literal('page_add'), after: idOf<PageId>(), pageId: idOf<PageId>() }),
  z.strictObject({ cmd: z.literal('page_del'), pageId: idOf<PageId>() }),
  z.strictObject({ cmd: z.literal('new_pages'), after: idOf<PageId>(), pageIds }),
  z.strictObject({ cmd: z.literal('new_pages_to_add_photos'), after: idOf<PageId>(), pageIds, photos: photoIds }),
  z.strictObject({ cmd: z.literal('remove_pages'), pageIds }),
  z.strictObject({
    cmd: z.literal('update_text_value'),
    pageId: idOf<PageId>(),
    captionId: idOf<CaptionId>(),
    role,
    panel,
    text: captionText.nullable(),
  }),
  z.strictObject({
    cmd: z.literal('page_del_objs'),
    pageId: idOf<PageId>(),
    slotIds: z.array(idOf<SlotId>()).max(200),
    captionIds: z.array(idOf<CaptionId>()).max(50),
  }),
  z.strictObject({ cmd: z.literal('transform_photo'), at, placement, fit: fit.exactOptional() }),
  z.strictObject({
    cmd: z.literal('change_photos'),
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('swap'), from: at, to: at }),
      z.strictObject({ kind: z.literal('replace'), at, photoId: idOf<PhotoId>() }),
    ]),
  }),
  z.strictObject({ cmd: z.literal('shuff'), pageId: idOf<PageId>() }),
])

/** The whole document, checked for its shape; whether it makes sense, `domain/design` decides. */
export const designField: z.ZodType<Design, Design> = designSchema
export const pageField: z.ZodType<Page, Page> = page
export const calendarField: z.ZodType<CalendarSettings, CalendarSettings> = calendarSettings
export const editField: z.ZodType<Edit, Edit> = edit

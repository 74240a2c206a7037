import { z } from 'zod'
import type { CalendarSettings } from '../calendar/calendar-settings.ts'
import { FAMILY_DATES_MAX } from '../calendar/calendar-settings.ts'
import type { Design, Page } from '../design/design.ts'
import type { Edit } from '../design/edit.ts'
import { FIT_TYPES } from '../design/placing/fit-type.ts'
import type { AnyId, CaptionId, GroupId, PageId, PhotoId, ProductId, SlotId, ThemeId } from '../ids.ts'

/**
 * An id of one kind, as text. It only checks the spelling: whose id it is, the owner decides.
 *
 * Ids inside a design are made of other ids and a suffix, so dots are part of them.
 */
export function idOf<I extends AnyId>(): z.ZodType<I, I> {
  return z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/) as unknown as z.ZodType<I, I>
}

/** No sheet is longer than this many mm, so no number of a design is. */
const mm = z.number().min(-2000).max(2000)
const fraction = z.number().min(-2).max(3)

const box = z.object({ x: mm, y: mm, width: mm, height: mm })

const placement = z.object({
  photoId: idOf<PhotoId>(),
  crop: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
  turns: z.literal([0, 1, 2, 3]),
  flip: z.enum(['none', 'h', 'v', 'hv']),
  angle: z.number().min(-45).max(45),
})

const panel = z.enum(['front', 'spine', 'back'])
const role = z.enum(['title', 'description', 'text', 'spine', 'address'])
const fit = z.enum(FIT_TYPES)

const civilMonth = z.object({ year: z.number().int().min(1901).max(2100), month: z.number().int().min(1).max(12) })
const calendar = z.object({
  start: civilMonth,
  language: z.enum(['zh-Hans', 'en', 'zh-Hant']),
  weekStart: z.literal([0, 1, 6]),
  lunar: z.boolean(),
  familyDates: z
    .array(
      z.object({
        id: z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/),
        name: z.string().max(60),
        reckoning: z.enum(['civil', 'lunar']),
        month: z.number().int().min(1).max(12),
        day: z.number().int().min(1).max(31),
        leap: z.boolean().exactOptional(),
      }),
    )
    .max(FAMILY_DATES_MAX),
})

const slot = z.object({
  id: idOf<SlotId>(),
  panel,
  box,
  placement: placement.exactOptional(),
  fit: fit.exactOptional(),
  half: z.enum(['left', 'right']).exactOptional(),
  locked: z.boolean(),
})

const caption = z.object({ id: idOf<CaptionId>(), role, panel, box, text: z.string().max(2000) })

const page = z.object({
  id: idOf<PageId>(),
  kind: z.enum(['cover', 'inner', 'chapter', 'back', 'blank']),
  sheet: z.object({ id: z.string().min(1).max(64), turned: z.boolean() }).exactOptional(),
  groupId: idOf<GroupId>().exactOptional(),
  template: z.string().min(1).max(64).exactOptional(),
  month: civilMonth.exactOptional(),
  copies: z.number().int().min(1).max(99).exactOptional(),
  slots: z.array(slot).max(200),
  captions: z.array(caption).max(50),
  shuffleStep: z.number().int().min(0),
  locked: z.boolean(),
})

const design = z.object({
  version: z.literal(1),
  productId: idOf<ProductId>(),
  themeId: idOf<ThemeId>(),
  seed: z.number().int(),
  calendar: calendar.exactOptional(),
  pages: z.array(page).max(400),
  tray: z.array(idOf<PhotoId>()).max(5000),
})

const at = z.object({ pageId: idOf<PageId>(), slotId: idOf<SlotId>() })
const photoIds = z.array(idOf<PhotoId>()).max(2000)
const pageIds = z.array(idOf<PageId>()).min(1).max(400)

const edit = z.discriminatedUnion('cmd', [
  z.object({
    cmd: z.literal('page_load'),
    pages: z.array(page).max(400),
    order: z.array(idOf<PageId>()).max(400),
    tray: photoIds,
    calendar: calendar.exactOptional(),
  }),
  z.object({ cmd: z.literal('page_add_del_photos'), pageId: idOf<PageId>(), add: photoIds, del: photoIds }),
  z.object({ cmd: z.literal('page_add'), after: idOf<PageId>(), pageId: idOf<PageId>() }),
  z.object({ cmd: z.literal('page_del'), pageId: idOf<PageId>() }),
  z.object({ cmd: z.literal('new_pages'), after: idOf<PageId>(), pageIds }),
  z.object({ cmd: z.literal('new_pages_to_add_photos'), after: idOf<PageId>(), pageIds, photos: photoIds }),
  z.object({ cmd: z.literal('remove_pages'), pageIds }),
  z.object({
    cmd: z.literal('update_text_value'),
    pageId: idOf<PageId>(),
    captionId: idOf<CaptionId>(),
    role,
    panel,
    text: z.string().max(2000).nullable(),
  }),
  z.object({
    cmd: z.literal('page_del_objs'),
    pageId: idOf<PageId>(),
    slotIds: z.array(idOf<SlotId>()).max(200),
    captionIds: z.array(idOf<CaptionId>()).max(50),
  }),
  z.object({ cmd: z.literal('transform_photo'), at, placement, fit: fit.exactOptional() }),
  z.object({
    cmd: z.literal('change_photos'),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('swap'), from: at, to: at }),
      z.object({ kind: z.literal('replace'), at, photoId: idOf<PhotoId>() }),
    ]),
  }),
  z.object({ cmd: z.literal('shuff'), pageId: idOf<PageId>() }),
])

/** The whole document, checked for its shape; whether it makes sense, `domain/design` decides. */
export const designField: z.ZodType<Design, Design> = design
export const pageField: z.ZodType<Page, Page> = page
export const calendarField: z.ZodType<CalendarSettings, CalendarSettings> = calendar
export const editField: z.ZodType<Edit, Edit> = edit

import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { PhotoId } from '../ids.ts'
import { ORDER_STATES } from '../order/order-state.ts'
import { countField, defineCall, idField, opidField } from './call.ts'
import { calendarField } from './design-fields.ts'
import { FIND_BEGUN_DESIGN } from './front-calls.ts'

/** A design in its shopper's list. */
export const designCard = z.object({
  taskid: z.string(),
  /** What it is called: its own name, else the title on its cover, else its album's name. */
  name: z.string(),
  /** The name that its shopper gave it; empty: none. */
  ownname: z.string(),
  aid: z.string(),
  pid: z.string(),
  themeid: z.string(),
  prodname: z.string(),
  prodtype: z.number().int(),
  /** Pages that are printed without the cover; every copy of a print counts. */
  pagecount: z.number().int(),
  /** When it was edited last, ms since 1970. */
  modified: z.number(),
  /** Address of the picture of its first page; empty unless `coverstate` is `ready`. */
  cover: z.string(),
  coverstate: z.enum(['ready', 'rendering', 'failed']),
  /** Of a bound product: a page, mm. */
  page: z.object({ width: z.number(), height: z.number() }).exactOptional(),
  /** Of a frame: the colours that its wood may have, by the option, the usual one first; of one that is ordered, the chosen one alone. */
  woods: z.array(z.object({ id: z.string(), colour: z.string() })).default([]),
  /** The newest order that it stands in. */
  order: z.object({ orderid: z.string(), state: z.enum(ORDER_STATES) }).exactOptional(),
})
export type DesignCardData = z.output<typeof designCard>

export const listDesigns = defineCall({
  name: 'ListDesigns',
  method: 'POST',
  path: '/Mobile/Shop/ListDesigns',
  summary: "The shopper's designs, what was changed last first, in parts.",
  changes: false,
  refusals: [],
  request: z.object({
    /** Only those of this album, of this product. */
    aid: idField.optional(),
    pid: idField.optional(),
    /** 1: those that were deleted and can be brought back, instead. */
    deleted: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .optional(),
    /** `next` of the part before. */
    after: z
      .string()
      .regex(/^\d{1,15}-[A-Za-z0-9_-]{1,64}$/)
      .optional(),
    /** 1 to 50; absent: 20. */
    count: countField.optional(),
  }),
  data: z.object({
    designs: z.array(designCard),
    /** Where the next part begins; empty behind the last one. */
    next: z.string(),
  }),
})

export const findBegunDesign = defineCall({
  ...FIND_BEGUN_DESIGN,
  summary: 'The design to go on with: in no order, edited before only made, the newest of these.',
  request: z.object({ aid: idField.optional(), pid: idField.optional() }),
  data: z.object({
    /** Absent: nothing was begun. */
    begun: z
      .object({
        design: designCard,
        addtext: z.literal([0, 1]),
        /** Photos on its pages, and those that wait beside it. */
        placed: z.array(idOf<PhotoId>()),
        waiting: z.array(idOf<PhotoId>()),
        calendar: calendarField.exactOptional(),
      })
      .exactOptional(),
  }),
})

const ofDesign = { taskid: idField, opid: opidField }

export const renameDesign = defineCall({
  name: 'RenameDesign',
  method: 'POST',
  path: '/Mobile/Shop/RenameDesign',
  summary: 'Gives a design a name of its own; an empty one lets it go by the title on its cover again.',
  changes: true,
  refusals: ['design-name-too-long'],
  request: z.object({ ...ofDesign, name: z.string().max(1000) }),
  data: z.object({ design: designCard }),
})

export const copyDesign = defineCall({
  name: 'CopyDesign',
  method: 'POST',
  path: '/Mobile/Shop/CopyDesign',
  summary:
    'Makes another design like this one; an ordered design is copied as it is by now, and is a draft. Of a book also in another look or format.',
  changes: true,
  refusals: ['product-not-designable', 'page-count-not-allowed', 'product-soon', 'product-off-shelf'],
  request: z.object({
    ...ofDesign,
    /** The product and the theme that the copy is of; absent: as this one. Crops, words and locks are kept where they fit. */
    pid: idField.optional(),
    themeid: idField.optional(),
  }),
  data: z.object({ design: designCard }),
})

export const deleteDesign = defineCall({
  name: 'DeleteDesign',
  method: 'POST',
  path: '/Mobile/Shop/DeleteDesign',
  summary: 'Deletes a design; it can be brought back for 30 days. Orders keep what they were made from.',
  changes: true,
  refusals: [],
  request: z.object(ofDesign),
  data: z.object({}),
})

export const restoreDesign = defineCall({
  name: 'RestoreDesign',
  method: 'POST',
  path: '/Mobile/Shop/RestoreDesign',
  summary: 'Brings a deleted design back.',
  changes: true,
  refusals: [],
  request: z.object(ofDesign),
  data: z.object({ design: designCard }),
})

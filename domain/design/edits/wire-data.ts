import { z } from 'zod'
import { count, idOf } from '../../fields.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../ids.ts'
import { captionText } from '../design.ts'

const coordinate = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number().min(-10_000).max(10_000),
)

/** A photo named by its address on our servers or by its id. Addresses are resolved, never fetched. */
const photoName = z.string().min(1).max(500)

/** The data of a command as the specification writes it (B§7). What a command reads of it, its own file says. */
export const wireData = z.strictObject({
  txts: z
    .array(
      z.object({
        id: z.union([idOf<CaptionId>(), z.literal('')]),
        type: z.literal([0, 1, 2]),
        value: captionText.nullable(),
      }),
    )
    .max(50)
    .readonly()
    .optional(),
  add: z.array(photoName).max(500).readonly().optional(),
  del: z.array(photoName).max(500).readonly().optional(),
  ids: z
    .array(z.union([idOf<SlotId>(), idOf<CaptionId>(), idOf<PageId>(), idOf<PhotoId>()]))
    .max(400)
    .readonly()
    .optional(),
  /** Number of pages to add. */
  pages: count.optional(),
  width: coordinate.optional(),
  height: coordinate.optional(),
  /** Cell centres in units of cellsInfo (readings 40): the photo there is swapped with the photo at `x2, y2`. */
  x: coordinate.optional(),
  y: coordinate.optional(),
  x2: coordinate.optional(),
  y2: coordinate.optional(),
  pgIndex2: count.optional(),
})
export type WireData = z.output<typeof wireData>

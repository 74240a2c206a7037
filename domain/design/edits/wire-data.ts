import { z } from 'zod'
import { count } from '../../fields.ts'

/** A photo named by its address on our servers or by its id. Addresses are resolved, never fetched. */
const photoName = z.string().min(1).max(500)

/** Photos as the specification names them. */
export const photoNamesField = z.array(photoName).max(500).readonly().optional()

/** A place or a size in units of cellsInfo (readings 40). */
export const coordinate = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number().min(-10_000).max(10_000),
)

/** A command that says it all by its name and its page. */
export const nothingMore = z.strictObject({})

/** "Pages, width, height" (B§7): the number of pages is read; their size is that of the product. */
export const addedPages = {
  pages: count.optional(),
  width: coordinate.optional(),
  height: coordinate.optional(),
} as const

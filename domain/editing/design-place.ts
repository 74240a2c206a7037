import { z } from 'zod'
import type { Page } from '../design/design.ts'
import { idOf } from '../fields.ts'
import type { CaptionId, PageId, SlotId } from '../ids.ts'

/** What the shopper came closer to: the point in the middle of the canvas, spread mm, and how large it is seen. */
const look = z.strictObject({ scale: z.number().positive(), x: z.number(), y: z.number() }).readonly()
export type CloseUp = z.output<typeof look>

const NOWHERE: DesignPlace = {}

/** Where in a design the shopper is. What of it cannot be read counts as unknown: it is only where to begin. */
const place = z
  .object({
    /** The page in hand, and how many lie before it. */
    page: z
      .strictObject({ id: idOf<PageId>(), at: z.number().int().nonnegative() })
      .readonly()
      .optional()
      .catch(undefined),
    /** A photo or a text of that page, to be selected as it opens. */
    item: z.union([idOf<SlotId>(), idOf<CaptionId>()]).optional().catch(undefined),
    /** A book's open pages or one of them; all sheets of a set or one in hand; or those alone that look soft. */
    mode: z.enum(['spread', 'page', 'all', 'soft']).optional().catch(undefined),
    /** Absent: all of the open pages. */
    look: look.optional().catch(undefined),
  })
  .readonly()
export type DesignPlace = z.output<typeof place>

/** A place that lay in a storage. */
export function readPlace(stored: string | null): DesignPlace {
  try {
    return place.catch(NOWHERE).parse(JSON.parse(stored ?? '{}'))
  } catch {
    // Somebody else's text under our key.
    return NOWHERE
  }
}

/** The page of a place; where it is gone, the one that lies there now; the first where nothing is known. */
export function pageAtPlace(pages: readonly Page[], { page }: DesignPlace = NOWHERE): Page | undefined {
  return pages.find(({ id }) => id === page?.id) ?? pages[Math.min(page?.at ?? 0, pages.length - 1)]
}

/** What was looked at closer, as long as its page is there. */
export function closeUpAtPlace(pageId: PageId | undefined, { page, look: closer }: DesignPlace): CloseUp | undefined {
  return page?.id === pageId ? closer : undefined
}

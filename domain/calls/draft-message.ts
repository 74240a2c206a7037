import { z } from 'zod'

/** What the shop's page says to the console, in whose frame it stands, once it listens. */
export const DRAFT_READY = 'draft-ready'

/** What the console tells it: a product as it is being written. */
export const draftMessageField = z.object({ kind: z.literal('draft'), draft: z.unknown() })

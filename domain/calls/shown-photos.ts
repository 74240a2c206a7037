import { z } from 'zod'
import { defineCall } from './call.ts'
import { LIST_SHOWN_PHOTOS } from './front-calls.ts'

/** A part of a photo, 0 to 1. */
const part = z.number().min(0).max(1)

export const listShownPhotos = defineCall({
  ...LIST_SHOWN_PHOTOS,
  summary:
    "Photos of the shopper's own that products and looks are shown with: of the album that is designed, else of the one saved last that has five.",
  request: z.object({}),
  data: z.object({
    /** Absent: no album has enough of them. */
    shown: z
      .object({
        aid: z.string(),
        /** What stands on the cover of its book; empty: nobody has said. */
        title: z.string(),
        photos: z.array(
          z.object({
            /** Address of its thumbnail. */
            url: z.string(),
            /** Upright pixels. */
            width: z.number().int(),
            height: z.number().int(),
            /** The middle of its faces, parts of its width and height; absent: none were found. */
            middle: z.object({ x: part, y: part }).exactOptional(),
          }),
        ),
      })
      .exactOptional(),
  }),
})

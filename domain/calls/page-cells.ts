import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { CaptionId, SlotId } from '../ids.ts'

const rect = z.object({ l: z.number(), t: z.number(), w: z.number(), h: z.number() }).readonly()

/** What a client reads of the cells of a picture: where its photos and texts lie. */
const pageCells = z
  .object({
    w: z.number().positive(),
    h: z.number().positive(),
    imgs: z.array(z.object({ id: idOf<SlotId>(), rt: rect }).readonly()).readonly(),
    txts: z.array(z.object({ id: idOf<CaptionId>(), value: z.string(), rt: rect }).readonly()).readonly(),
  })
  .readonly()
export type PageCells = z.output<typeof pageCells>

/** The cells of a preview picture (`pagecellsinfo`); `undefined` where there are none that can be read. */
export function readCellsInfo(text: string): PageCells | undefined {
  try {
    return pageCells.safeParse(JSON.parse(text)).data
  } catch {
    // Empty while the page is painted.
    return undefined
  }
}

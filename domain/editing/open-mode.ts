import { z } from 'zod'
import { captionObject, captionText, placementSchema, slotAddress } from '../design/design.ts'
import { idOf } from '../fields.ts'
import type { CaptionId, PageId, PhotoId, ProductId, ThemeId } from '../ids.ts'

const { id: captionId, role, box, style } = captionObject.shape

/** A text that is written, as far as it is. `role` and `box` place one that is not on its page yet. */
const begunText = z
  .strictObject({
    ...{ pageId: idOf<PageId>(), captionId, role, box: box.exactOptional() },
    /** `null`: nothing is typed yet. */
    text: captionText.nullable(),
    style: style.unwrap().nullable(),
  })
  .readonly()
export type UnfinishedText = z.output<typeof begunText>

const begunCrop = z.strictObject({ at: slotAddress, placement: placementSchema }).readonly()
export type UnfinishedCrop = z.output<typeof begunCrop>

const selection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slot'), at: slotAddress }).readonly(),
  z.strictObject({ kind: z.literal('caption'), pageId: idOf<PageId>(), captionId: idOf<CaptionId>() }).readonly(),
])

/** Another look or format, as far as it is chosen. */
const chosenLook = z.strictObject({ pid: idOf<ProductId>(), themeId: idOf<ThemeId>() }).readonly()
export type RestyleSelection = z.output<typeof chosenLook>

/** What is open over the pages of a design, with what is not done in it yet. */
const openMode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pages'), chosen: z.array(idOf<PageId>()).readonly() }).readonly(),
  z.strictObject({ kind: z.literal('layout') }).readonly(),
  z.strictObject({ kind: z.literal('photos'), chosen: z.array(idOf<PhotoId>()).readonly() }).readonly(),
  z.strictObject({ kind: z.literal('look'), chosen: chosenLook.exactOptional() }).readonly(),
  z
    .strictObject({
      kind: z.literal('selected'),
      selection,
      tool: z.enum(['swapping', 'choosing photo', 'moving']).exactOptional(),
    })
    .readonly(),
  z.strictObject({ kind: z.literal('crop'), crop: begunCrop }).readonly(),
  z.strictObject({ kind: z.literal('text'), text: begunText }).readonly(),
])
export type OpenMode = z.output<typeof openMode>

/** A mode that lay in a storage; `undefined`: nothing was open, or it cannot be read. */
export function readMode(stored: string | null): OpenMode | undefined {
  try {
    return openMode.safeParse(JSON.parse(stored ?? 'null')).data
  } catch {
    // Somebody else's text under our key.
    return undefined
  }
}

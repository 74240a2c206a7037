import type { GlyphBlock } from '../../../editor/scene/font-book.ts'
import type { BlockName } from '../../../editor/scene/text/faces.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'

/** Fetches one block of a face from `/emall/fonts`; blocks never change, so browsers keep them. */
export async function fetchGlyphBlock({ face, block }: BlockName): Promise<GlyphBlock> {
  const address = `/emall/fonts/${face}/${block}.json`
  const response = await fetch(address).catch((cause: unknown) => {
    throw new NetworkLost(`${address}: no answer`, { cause })
  })
  if (!response.ok) {
    throw new ServerFault(`${address}: ${response.status}`)
  }
  return (await response.json()) as GlyphBlock
}

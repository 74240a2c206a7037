import type { BlockName, FontBlock } from '../../../editor/scene/font-book.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'

/** Fetches one block of a face, or the picture of an emoji, from `/emall/fonts`; blocks never change, so browsers keep them. */
export async function fetchGlyphBlock({ face, block }: BlockName): Promise<FontBlock> {
  const address = `/emall/fonts/${face}/${block}.json`
  const response = await fetch(address).catch((cause: unknown) => {
    throw new NetworkLost(`${address}: no answer`, { cause })
  })
  if (!response.ok) {
    throw new ServerFault(`${address}: ${response.status}`)
  }
  return (await response.json()) as FontBlock
}

/** Preview modes by their number on the wire (B§4). */
export const PREVIEW_MODES = { 1: 'default', 2: 'recreate' } as const

export type PreviewModeNumber = keyof typeof PREVIEW_MODES

/** The seed of a design whose shopper has none before it. */
const FIRST_SEED = 1

/**
 * The seed that a preview is designed with. The default mode always lays the same photos out the same way; to recreate a
 * design takes the next seed after the last design, so that it is laid out anew. A stated seed rules.
 */
export function previewSeed(
  mode: PreviewModeNumber,
  { stated, last }: { readonly stated?: number | undefined; readonly last?: number | undefined },
): number {
  if (stated !== undefined) {
    return stated
  }
  return PREVIEW_MODES[mode] === 'recreate' && last !== undefined ? last + 1 : FIRST_SEED
}

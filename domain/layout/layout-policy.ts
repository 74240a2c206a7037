/** What makes a page layout good: shares and weights without a unit. */
export interface LayoutWeights {
  /** How much of a photo may be cut away to fill the frame: 0 never, .06 hardly seen, 1 always fill. */
  readonly maxCrop: number
  readonly crop: number
  readonly white: number
  /** Weight of uneven areas, beyond `unevenFree`. */
  readonly balance: number
  readonly unevenFree: number
  /** Weight of sides that are shorter than `smallSide` of the root of the frame's area. */
  readonly small: number
  readonly smallSide: number
  /** Weight of edges that almost line up. */
  readonly almost: number
  /** Weight of areas that differ: their standard deviation beyond 30 % of the mean. */
  readonly spread: number
}

/** Pages with margins: at most 6 % of a photo is cut away. */
export const MARGIN_WEIGHTS: LayoutWeights = {
  maxCrop: 0.06,
  crop: 1,
  white: 0.75,
  balance: 0.1,
  unevenFree: 0.12,
  small: 1.2,
  smallSide: 0.185,
  almost: 0.02,
  spread: 0.1,
}

/** Full bleed: the sheet is always filled. */
export const BLEED_WEIGHTS: LayoutWeights = { ...MARGIN_WEIGHTS, maxCrop: 1, crop: 2.4, small: 0.6, spread: 0 }

/** Every photo whole. */
export const WHOLE_WEIGHTS: LayoutWeights = { ...MARGIN_WEIGHTS, maxCrop: 0, white: 1.4, spread: 0 }

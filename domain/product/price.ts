import { type MinorUnits, minorUnits } from '../units.ts'

/** A share in hundredths of a percent: 10,000 is the whole, 8,500 is 85 %. */
export type BasisPoints = number

export const WHOLE: BasisPoints = 10_000

/** What the shopper pays after a member's discount or a coupon. A coupon of 8.5 zhe keeps 8,500 (readings 28). */
export type Discount =
  | { readonly kind: 'rate'; readonly pays: BasisPoints }
  | { readonly kind: 'amount'; readonly off: MinorUnits }

/** The kinds of a price line, in the order in which they are counted (readings, section 4.9). */
export const LINE_KINDS = ['base', 'attributes', 'extra-pages', 'quantity', 'member', 'coupon', 'delivery'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** One line of a price. Discounts are negative. `item` counts from 0; lines of the whole order have none. */
export interface QuoteLine {
  readonly kind: LineKind
  readonly item?: number
  /** Which thing of a package, from 0; lines of the package itself have none. */
  readonly part?: number
  /** How many extra pages, or how many pieces. */
  readonly count?: number
  /** The price of one of them. */
  readonly each?: MinorUnits
  readonly amount: MinorUnits
}

/** What of a price is delivery. */
export function deliveryOf(lines: readonly QuoteLine[]): MinorUnits {
  return minorUnits(lines.reduce((all, { kind, amount }) => (kind === 'delivery' ? all + amount : all), 0))
}

/**
 * `share` of an amount, rounded half up to a whole minor unit. `amount` is 0 or more.
 *
 * Exact for every safe amount: the product itself could be too large for a number, so whole ten-thousands go apart.
 */
function shareOf(amount: MinorUnits, share: BasisPoints): MinorUnits {
  const rest = amount % WHOLE
  const tens = (amount - rest) / WHOLE
  return minorUnits(tens * share + Math.floor((rest * share + WHOLE / 2) / WHOLE))
}

/** What remains of an amount after a discount; never below 0. */
export function discounted(amount: MinorUnits, discount: Discount): MinorUnits {
  return discount.kind === 'rate' ? shareOf(amount, discount.pays) : minorUnits(Math.max(0, amount - discount.off))
}

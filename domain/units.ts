declare const unit: unique symbol

/** A value of type `T` that only the minting function of brand `B` may make. */
export type Branded<T, B extends string> = T & { readonly [unit]: B }

/** Money: a whole number of the currency's smallest unit (fen, cent). Minted by `minorUnits`. */
export type MinorUnits = Branded<number, 'minor units'>

/** Length on paper, millimetres. A plain number: geometry adds and divides it everywhere (decision 002). */
export type Mm = number

/** Share of a whole, 0 to 1. */
export type Fraction = number

/** Clockwise angle, degrees. */
export type Degrees = number

/** A moment, milliseconds since 1970 UTC. Passed in, never asked for, inside `domain`. */
export type EpochMs = number

/** Clockwise quarter turns of an upright photo. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** Mirroring of an upright photo: left-right (`h`), top-bottom (`v`), both, or none. */
export type Flip = 'none' | 'h' | 'v' | 'hv'

/** 25.4 mm are one inch (B§9). */
export const MM_PER_INCH = 25.4

/**
 * Mints an amount of money in the smallest unit of its currency.
 *
 * @throws RangeError when `amount` is not a safe integer.
 */
export function minorUnits(amount: number): MinorUnits {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`money must be a whole number of minor units, got ${amount}`)
  }
  return amount as MinorUnits
}

/** Adds whole turns to `turns` and brings the sum back to 0..3. */
export function turnBy(turns: QuarterTurns, by: number): QuarterTurns {
  return ((((turns + by) % 4) + 4) % 4) as QuarterTurns
}

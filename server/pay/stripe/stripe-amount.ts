import { type MinorUnits, minorUnits } from '../../../domain/units.ts'

/**
 * Currencies whose smallest unit is the whole coin, but of which Stripe counts hundredths (and takes only whole coins).
 * All other currencies count at Stripe as in the shop: fen, cents, yen.
 */
const HUNDREDFOLD: readonly string[] = ['ISK', 'UGX']

/** An amount of the shop as Stripe counts it. */
export function toStripe(amount: MinorUnits, currency: string): number {
  return HUNDREDFOLD.includes(currency) ? amount * 100 : amount
}

/** What Stripe counted, in the shop's units; `undefined` when that is no whole number of them. */
export function fromStripe(amount: number, currency: string): MinorUnits | undefined {
  const units = HUNDREDFOLD.includes(currency) ? amount / 100 : amount
  return Number.isSafeInteger(units) ? minorUnits(units) : undefined
}

import type { QuoteReply } from '../../../domain/calls/price.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import { minorUnits } from '../../../domain/units.ts'

/** A line of a price as the shop tells it. */
export function quoteLineOf(line: QuoteReply['lines'][number]): QuoteLine {
  const { each, amount, ...rest } = line
  return { ...rest, amount: minorUnits(amount), ...(each === undefined ? {} : { each: minorUnits(each) }) }
}

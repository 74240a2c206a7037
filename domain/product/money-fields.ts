import { amountDecimals } from './currency.ts'

/** Fields of a catalogue's file that hold money. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  ...['base', 'before', 'extraPage', 'delivery', 'extraPrice', 'price', 'amount', 'minimum'],
])

/** What a coupon takes off is kept under another name than its file has for it. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([...MONEY_FIELDS, 'off'])

/**
 * A document of the catalogue in another currency: every amount keeps its figures as people write them, 128.00 of dollars is 128 of yen. What is
 * finer than the other currency is rounded up, so that nothing that costs becomes free.
 */
export function inCurrency<Document>(document: Document, from: string, to: string): Document {
  const by = amountDecimals(to) - amountDecimals(from)
  return by === 0 ? document : (scaled(document, '', by) as Document)
}

function scaled(value: unknown, name: string, by: number): unknown {
  if (typeof value === 'number') {
    return KEPT_FIELDS.has(name) ? (by < 0 ? Math.ceil(value / 10 ** -by) : value * 10 ** by) : value
  }
  if (Array.isArray(value)) {
    return value.map((one) => scaled(one, '', by))
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, key, by)]))
    : value
}

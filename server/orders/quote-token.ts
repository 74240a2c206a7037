import { createHash } from 'node:crypto'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'
import { minorUnits } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'

/** For so long the shop keeps its word. */
export const QUOTE_MS = 30 * 60_000
const PURPOSE = 'quote'

/** What a price was given for. */
export interface Quoted {
  readonly merchantId: MerchantId
  readonly uid: UserId
  /** Products, options, pages, copies and pick-up: another cart is another price. */
  readonly cart: unknown
}

/** The name of a price: amount, end and a signature over both and the cart. Nothing of it is stored. */
export function quoteToken(secrets: Secrets, of: Quoted, total: MinorUnits, expires: EpochMs): string {
  return `${total}.${expires}.${secrets.sign(PURPOSE, signedText(of, total, expires))}`
}

/** The price that this shop promised for this cart and that still holds. */
export function promisedPrice(secrets: Secrets, token: string, of: Quoted, now: EpochMs): MinorUnits | undefined {
  const [total = '', expires = '', signature = ''] = token.split('.')
  const amount = Number(total)
  const until = Number(expires)
  const holds = Number.isSafeInteger(amount) && amount >= 0 && Number.isSafeInteger(until) && until > now
  return holds && secrets.verify(PURPOSE, signedText(of, amount, until), signature) ? minorUnits(amount) : undefined
}

function signedText({ merchantId, uid, cart }: Quoted, total: number, expires: number): string {
  const content = createHash('sha256').update(JSON.stringify(cart)).digest('base64url')
  return [merchantId, uid, total, expires, content].join('|')
}

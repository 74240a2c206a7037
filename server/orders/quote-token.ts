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

/** What is promised, and in which currency. */
interface Promised {
  readonly total: MinorUnits
  readonly currency: string
}

/** The name of a price: amount, end, currency and a signature over them and the cart. Nothing of it is stored. */
export function quoteToken(secrets: Secrets, of: Quoted, { total, currency }: Promised, expires: EpochMs): string {
  return `${total}.${expires}.${currency}.${secrets.sign(PURPOSE, signedText(of, { total, currency }, expires))}`
}

/** The price that this shop promised for this cart and that still holds. */
export function promisedPrice(secrets: Secrets, token: string, of: Quoted, now: EpochMs): MinorUnits | undefined {
  const [total = '', expires = '', currency = '', signature = ''] = token.split('.')
  const amount = Number(total)
  const until = Number(expires)
  if (!(Number.isSafeInteger(amount) && amount >= 0 && Number.isSafeInteger(until) && until > now)) {
    return undefined
  }
  const promised = { total: minorUnits(amount), currency }
  return secrets.verify(PURPOSE, signedText(of, promised, until), signature) ? promised.total : undefined
}

/** The currency that a price was shown in, whether its promise still holds or not; undefined: the token says none. */
export function quotedCurrency(token: string): string | undefined {
  const currency = token.split('.')[2] ?? ''
  return /^[A-Z]{3}$/.test(currency) ? currency : undefined
}

function signedText({ merchantId, uid, cart }: Quoted, { total, currency }: Promised, expires: number): string {
  const content = createHash('sha256').update(JSON.stringify(cart)).digest('base64url')
  return [merchantId, uid, total, currency, expires, content].join('|')
}

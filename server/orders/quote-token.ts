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
export interface PromisedPrice {
  readonly total: MinorUnits
  readonly currency: string
  /** What of it is delivery. */
  readonly delivery: MinorUnits
}

/** The name of a price: amount, end, currency, a signature over them and the cart, delivery. Nothing of it is stored. */
export function quoteToken(secrets: Secrets, of: Quoted, promised: PromisedPrice, expires: EpochMs): string {
  const { total, currency, delivery } = promised
  return `${total}.${expires}.${currency}.${secrets.sign(PURPOSE, signedText(of, promised, expires))}.${delivery}`
}

/** The price that this shop promised for this cart and that still holds. */
export function promisedPrice(secrets: Secrets, token: string, of: Quoted, now: EpochMs): PromisedPrice | undefined {
  const [total = '', expires = '', currency = '', signature = '', delivery = ''] = token.split('.')
  const [amount, sent, until] = [Number(total), Number(delivery), Number(expires)]
  if (!(isAmount(amount) && isAmount(sent) && Number.isSafeInteger(until) && until > now)) {
    return undefined
  }
  const promised = { total: minorUnits(amount), currency, delivery: minorUnits(sent) }
  return secrets.verify(PURPOSE, signedText(of, promised, until), signature) ? promised : undefined
}

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0

/** The currency that a price was shown in, whether its promise still holds or not; undefined: the token says none. */
export function quotedCurrency(token: string): string | undefined {
  const currency = token.split('.')[2] ?? ''
  return /^[A-Z]{3}$/.test(currency) ? currency : undefined
}

function signedText(
  { merchantId, uid, cart }: Quoted,
  { total, currency, delivery }: PromisedPrice,
  expires: number,
): string {
  const content = createHash('sha256').update(JSON.stringify(cart)).digest('base64url')
  return [merchantId, uid, total, currency, delivery, expires, content].join('|')
}

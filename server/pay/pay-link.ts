import type { OrderId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'

/** Under which name the token stands in the address of the pay page. */
export const FRIEND_PARAMETER = 'k'

const PURPOSE = 'pay link'
const HOUR_MS = 3_600_000
/** A friend has so many whole hours to pay. */
const HOURS = 24

/**
 * The token of a link with which a friend pays one order: it shows the amount and the merchant, nothing else, and is
 * used up when the order is paid. The shop keeps nothing of it; all of one hour are the same.
 */
export function payToken(secrets: Secrets, orderId: OrderId, now: EpochMs): string {
  const until = Math.ceil(now / HOUR_MS) + HOURS
  return `${until.toString(36)}.${secrets.sign(PURPOSE, `${orderId}|${until}`)}`
}

export function holdsPayToken(secrets: Secrets, orderId: OrderId, token: string, now: EpochMs): boolean {
  const [time = '', signature = '', ...more] = token.split('.')
  const until = Number.parseInt(time, 36)
  // As it was written and in no other way: an address that differs is another way back for a payment.
  const isAsWritten = more.length === 0 && time === until.toString(36)
  return isAsWritten && until * HOUR_MS > now && secrets.verify(PURPOSE, `${orderId}|${until}`, signature)
}

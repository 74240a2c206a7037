import type { OrderId } from '../../../domain/ids.ts'
import type { EpochMs } from '../../../domain/units.ts'
import type { Secrets } from '../../base/secrets.ts'
import { type PayMethod, payMethodNamed } from '../../pay/payment-kinds.ts'

const PURPOSE = 'payment attempt'
/** A button is good for this long. */
const BUTTON_MS = 60 * 60_000

/** The hidden fields of a button that begins a payment: only a page of ours can say so. */
export function attemptFields(
  secrets: Secrets,
  orderId: OrderId,
  method: PayMethod,
  now: EpochMs,
): Readonly<Record<'request' | 'token', string>> {
  const request = [orderId, method, now + BUTTON_MS].join('|')
  return { request, token: secrets.sign(PURPOSE, request) }
}

/** What was pressed; `undefined` when it was not a button of this order, or one of long ago. */
export function attemptIn(
  secrets: Secrets,
  orderId: OrderId,
  form: URLSearchParams,
  now: EpochMs,
): PayMethod | undefined {
  const request = form.get('request') ?? ''
  const [order, method, until] = request.split('|')
  return order === orderId && Number(until) > now && secrets.verify(PURPOSE, request, form.get('token') ?? '')
    ? payMethodNamed(method ?? '')
    : undefined
}

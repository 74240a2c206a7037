import type { MerchantId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderAfter } from '../../domain/order/order-state.ts'
import type { Refund } from '../../domain/pay/payment.ts'
import { refundableOf } from '../../domain/pay/refundable.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../ports/deps.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createPaymentStore } from '../stores/payments.store.ts'
import { createRefundStore, type RefundKey } from '../stores/refunds.store.ts'
import { endOrder } from './close-order.ts'
import type { PartBack, WebhookEvent } from './port/payment-provider.ts'
import { numberAfter, refundKey } from './refund-key.ts'

/** Who has told it. */
export interface RefundReporter {
  readonly provider: string
  readonly merchantId: MerchantId
}

type RefundEvent = Extract<WebhookEvent, { readonly kind: 'refunded' | 'refund-failed' }>

/** Records that money went back, or will not: what the shop asked for, or what the merchant did at the provider itself. */
export async function recordRefund(
  { db, log, alarm }: Pick<Deps, 'db' | 'log' | 'alarm'>,
  { provider, merchantId }: RefundReporter,
  event: RefundEvent,
  now: EpochMs,
): Promise<'recorded' | 'unknown'> {
  const key = { provider, eventId: event.eventId }
  return await db.transaction(async (tx) => {
    const payment = await createPaymentStore(tx).find(provider, event.eventId)
    const order = payment && (await createOrderStore(tx).loadForPayment(payment.orderId))
    if (!payment || order?.mchid !== merchantId) {
      return 'unknown'
    }
    const { orderId, currency } = payment
    const refunds = createRefundStore(tx)
    const wanted = await refunds.ofPayment(key)
    const named = wanted.find(({ ref }) => ref === event.ref)
    if (event.kind === 'refund-failed') {
      const { ref, note } = event
      const one = named ?? failedOf(event, wanted)
      if (one) {
        await refunds.save(one, { state: 'failed', note, ref })
      }
      alarm('refund-refused', { ...key, orderId: order.id, note, ref }, 'money could not be paid back')
      return 'recorded'
    }
    if (!event.whole) {
      const { ref, back } = event
      const asked = named ?? wanted.find((refund) => back.of === 'refund' && refundKey(refund) === back.key)
      const amount = Math.min(unaskedOf(back, wanted), payment.amount - doneOf(wanted))
      if (asked) {
        await refunds.save(asked, { state: 'done', doneAt: now, ref })
      } else if (amount > 0) {
        // The merchant gave it back at the provider. The name of a payment names none of its refunds.
        const n = numberAfter(wanted)
        await refunds.insert({ ...key, n, orderId, amount, currency, reason: 'asked' }, now)
        await refunds.save({ ...key, n }, { state: 'done', doneAt: now, ...(back.of === 'refund' ? { ref } : {}) })
        log.warn({ ...key, orderId, amount }, 'a part of a payment went back at the provider; the order stays as it is')
      }
      return 'recorded'
    }
    const rest = refundableOf(payment, wanted)
    if (rest > 0) {
      const n = wanted.some((refund) => refund.n === 0) ? numberAfter(wanted) : 0
      await refunds.insert({ ...key, n, orderId, amount: rest, currency, reason: 'asked' }, now)
      await refunds.save({ ...key, n }, { state: 'done', doneAt: now, ref: event.ref })
    }
    for (const { n, state } of wanted) {
      // What was refused never went back: the money came by another refund.
      if (state === 'waiting' || state === 'sent') {
        await refunds.save({ ...key, n }, { state: 'done', doneAt: now, ...(n === 0 ? { ref: event.ref } : {}) })
      }
    }
    if (payment.effect === 'paid') {
      await closeOrder(tx, order, { ...key, alarm }, now)
    }
    return 'recorded'
  })
}

/**
 * Which refund will not happen, where the shop has not heard yet what the provider calls it: the one that was asked for by
 * this key. Where no key is told: of a payment that goes back whole there is but one refund.
 */
function failedOf(
  { key }: Extract<RefundEvent, { readonly kind: 'refund-failed' }>,
  wanted: readonly Refund[],
): Refund | undefined {
  if (key !== undefined) {
    return wanted.find((refund) => refundKey(refund) === key)
  }
  const [only, ...others] = wanted
  return others.length === 0 && only?.n === 0 ? only : undefined
}

/** What is known to have gone back. What waits may still be refused, because as much went back by another refund. */
function doneOf(wanted: readonly Pick<Refund, 'amount' | 'state'>[]): number {
  return wanted.reduce((sum, { amount, state }) => (state === 'done' ? sum + amount : sum), 0)
}

/**
 * What went back that the shop has not asked for. In what went back of a payment so far anything may be that was ever asked
 * for, also what was refused afterwards; what never reached the provider is none of it.
 */
function unaskedOf(back: PartBack, wanted: readonly Pick<Refund, 'amount' | 'state' | 'ref'>[]): number {
  const reached = wanted.filter(({ state, ref }) => state !== 'failed' || ref !== null)
  return back.of === 'refund' ? back.amount : back.amount - reached.reduce((sum, { amount }) => sum + amount, 0)
}

/** An order whose money went back is over, unless it is being made already: that a person decides, as what becomes of orders in its parcel. */
async function closeOrder(
  tx: Db,
  order: Order,
  { provider, eventId, alarm }: Omit<RefundKey, 'n'> & Pick<Deps, 'alarm'>,
  now: EpochMs,
): Promise<void> {
  const { id, state } = order
  const next = orderAfter(state, 'refund')
  if (next) {
    const travels = await createOrderStore(tx).addedTo(id, { merchantId: order.mchid, uid: order.uid })
    await endOrder(tx, order, next, now)
    const by = { mchid: order.mchid, subject: id, actor: provider, requestId: eventId }
    await createHandInStore(tx).note({ ...by, action: 'cancel' }, now)
    if (travels.length > 0) {
      const fields = { orderId: id, state: next, travels }
      alarm('refund-of-made-order', fields, 'money of an order went back, in whose parcel others travel')
    }
  } else if (state !== 'refunded') {
    alarm('refund-of-made-order', { orderId: id, state }, 'money of an order in production went back')
  }
}

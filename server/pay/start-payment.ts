import type { Order } from '../../domain/order/order.ts'
import type { PaymentAttempt } from '../../domain/pay/payment.ts'
import type { StartedPayment } from '../../domain/pay/payment-start.ts'
import { type EpochMs, minorUnits } from '../../domain/units.ts'
import { PAYMENT_QUERY_DELAYS, PAYMENT_QUERY_QUEUE } from '../jobs/queues.ts'
import type { Deps } from '../ports/deps.ts'
import { ProviderFault } from '../providers/provider-fault.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import { createAttemptStore } from '../stores/payments.store.ts'
import { FRIEND_PARAMETER } from './pay-link.ts'
import { type PayMethod, providerOf } from './payment-kinds.ts'
import type { PaymentProviders } from './payment-providers.ts'

/** A provider takes money for one try for so long. */
const LIFE_MS = 2 * 3_600_000
/** A try that ends sooner than this is not gone on with. */
const LEFT_MS = 5 * 60_000
/** A try whose provider has not answered for so long is given up; nobody was ever shown it. */
const UNANSWERED_MS = 60_000
/** Tries of one order in a day, by its owner, and by all who hold its link; more are no shopper. */
const TRIES_MAX = 30
const TRIES_MS = 24 * 3_600_000

export interface StartRequest {
  readonly order: Pick<Order, 'id' | 'mchid'>
  readonly method: PayMethod
  readonly title: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly openid: string | undefined
  readonly payerIp: string
}

export type StartOutcome =
  | { readonly kind: 'started'; readonly n: number; readonly started: StartedPayment }
  /** The order is paid or closed. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'too-often' }
  | { readonly kind: 'unreachable' }

/**
 * Begins a payment at its provider, or goes on with the one that was begun.
 *
 * The try is written down before the provider hears of it, and names it there: an intent that is repeated, also after this
 * process died, is the same payment. The amount is the order's.
 */
export async function startPayment(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  providers: PaymentProviders,
  request: StartRequest,
  now: EpochMs,
): Promise<StartOutcome> {
  const provider = await providers.find(request.order.mchid, providerOf(request.method) ?? '')
  if (!provider) {
    return { kind: 'unreachable' }
  }
  const begun = await beginAttempt(deps, request, now)
  if ('kind' in begun) {
    return begun
  }
  const { order, attempt } = begun
  if (attempt.start && attempt.ref !== null) {
    return { kind: 'started', n: attempt.n, started: { start: attempt.start, ref: attempt.ref } }
  }
  const { title, openid, payerIp } = request
  try {
    const started = await provider.start(
      {
        orderId: order.id,
        n: attempt.n,
        method: attempt.method,
        amount: minorUnits(order.amount),
        currency: order.currency,
        title,
        startedAt: attempt.startedAt,
        expiresAt: attempt.expiresAt,
        openid,
        payerIp,
        returnUrl: attempt.returnUrl,
        cancelUrl: request.cancelUrl,
      },
      now,
    )
    await createAttemptStore(deps.db).saveStart(order.id, attempt.n, started)
    return { kind: 'started', n: attempt.n, started }
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error
    }
    deps.log.error({ err: error, orderId: order.id, method: request.method }, 'a payment could not be begun')
    return { kind: 'unreachable' }
  }
}

async function beginAttempt(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { order: { id }, method, returnUrl }: StartRequest,
  now: EpochMs,
): Promise<{ readonly order: Order; readonly attempt: PaymentAttempt } | { readonly kind: 'closed' | 'too-often' }> {
  return await db.transaction(async (tx) => {
    // Held, so that two presses of a button are one try.
    const order = await createOrderStore(tx).loadForPayment(id)
    if (order?.state !== 'awaiting-pay') {
      return { kind: 'closed' }
    }
    const attempts = createAttemptStore(tx)
    const like = { method, returnUrl, until: now + LEFT_MS, unansweredSince: now - UNANSWERED_MS }
    const open = await attempts.findOpen(id, like)
    if (open) {
      return { order, attempt: open }
    }
    const byFriend = new URL(returnUrl).searchParams.has(FRIEND_PARAMETER)
    if ((await attempts.countSince(id, { since: now - TRIES_MS, byFriend })) >= TRIES_MAX) {
      return { kind: 'too-often' }
    }
    const n = (await attempts.countOf(id)) + 1
    const attempt = await attempts.insert({
      orderId: id,
      n,
      mchid: order.mchid,
      method,
      returnUrl,
      startedAt: now,
      expiresAt: now + LIFE_MS,
    })
    for (const startAfter of PAYMENT_QUERY_DELAYS) {
      await jobs.enqueue(tx, PAYMENT_QUERY_QUEUE, { orderId: id, n }, { startAfter })
    }
    return { order, attempt }
  })
}

import type { OrderId } from '../../domain/ids.ts'
import { defineQueue, type Queue } from '../jobs/queue.ts'
import type { RefundKey } from '../stores/refunds.store.ts'

/** Pays money back. What fails every time is taken up again by the next round of `RECONCILE_QUEUE`. */
export const REFUND_QUEUE = defineQueue<RefundKey>({
  name: 'refund',
  retryLimit: 6,
  expireInSeconds: 120,
  concurrency: 2,
  notify: true,
})

/** A try to pay whose provider is asked whether it was paid. */
export interface AskJob {
  readonly orderId: OrderId
  readonly n: number
}

export const ASK_QUEUE = defineQueue<AskJob>({
  name: 'ask-payment',
  retryLimit: 2,
  expireInSeconds: 120,
  concurrency: 2,
  notify: false,
})

/** A provider is asked so long after a payment was begun, seconds; then with every round. */
export const ASK_AFTER = [2 * 60, 10 * 60, 60 * 60] as const

/** The round: every open try is asked about, every open refund is taken up again. */
export const RECONCILE_QUEUE = defineQueue<Record<never, never>>({
  name: 'reconcile-payments',
  retryLimit: 1,
  expireInSeconds: 10 * 60,
  concurrency: 1,
  notify: false,
})

export const RECONCILE_CRON = '*/15 * * * *'

const dead = <Data extends object>(queue: Queue<Data>): Queue<Data> =>
  defineQueue({ ...queue, name: `${queue.name}-dead` })

export const REFUND_DEAD = dead(REFUND_QUEUE)
export const ASK_DEAD = dead(ASK_QUEUE)
export const RECONCILE_DEAD = dead(RECONCILE_QUEUE)

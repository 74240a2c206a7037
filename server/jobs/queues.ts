import type { MerchantId, OrderId, PageId, TaskId, ThemeId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import { defineQueue, type Queue } from './queue.ts'

/** Jobs of a queue that failed every time. */
const dead = <Data extends object>(queue: Queue<Data>): Queue<Data> =>
  defineQueue({ ...queue, name: `${queue.name}-dead` })

/** One uploaded photo, by its key. */
interface DecodeJob {
  readonly key: string
}

/** Photos that wait to be decoded; a shopper waits for each. */
export const DECODE_QUEUE = defineQueue<DecodeJob>({
  name: 'decode-photo',
  retryLimit: 3,
  expireInSeconds: 180,
  concurrency: 2,
  notify: true,
})

/** Jobs that failed every time: the machine was busy or died, which says nothing of the photo; it is tried again later. */
export const DECODE_DEAD = dead(DECODE_QUEUE)

/** So long after, seconds. */
export const DECODE_AGAIN_AFTER = 10 * 60

/** One page to render. `rev` is the revision at which it changed: a later change has its own job. */
export interface RenderJob {
  readonly taskId: TaskId
  readonly pageId: PageId
  readonly rev: number
}

export const PREVIEW_QUEUE = defineQueue<RenderJob>({
  name: 'preview',
  retryLimit: 3,
  expireInSeconds: 60,
  // Twice the painters: what the database does for a page overlaps with the painting of another.
  concurrency: 4,
  notify: true,
})

/** Jobs that failed every time: their pages are marked, so that nobody waits for them. */
export const PREVIEW_DEAD = dead(PREVIEW_QUEUE)

/** The slots of one design to prepare for print. A design that has changed since has its own later job. */
export interface PrepareJob {
  readonly taskId: TaskId
  readonly rev: number
}

export const PREPARE_QUEUE = defineQueue<PrepareJob>({
  name: 'prepare',
  retryLimit: 1,
  expireInSeconds: 20 * 60,
  concurrency: 1,
  askedEverySeconds: 0.5,
  notify: false,
  isAhead: true,
})

/** A version of a theme whose pages are laid out and painted. */
export interface ThemeCheckJob {
  readonly mchid: MerchantId
  readonly id: ThemeId
}

export const THEME_CHECK_QUEUE = defineQueue<ThemeCheckJob>({
  name: 'check-look',
  retryLimit: 2,
  expireInSeconds: 10 * 60,
  concurrency: 1,
  notify: true,
})

/** Jobs that failed every time: whoever waits for the verdict is told that there is none. */
export const THEME_CHECK_DEAD = dead(THEME_CHECK_QUEUE)

/** One ordered thing to print. */
export interface PrintJob {
  readonly orderId: OrderId
  readonly n: number
  /** What was to be made when the job was sent; absent in jobs of before. */
  readonly designHash?: string | null
}

export const PRINT_QUEUE = defineQueue<PrintJob>({
  name: 'print',
  retryLimit: 5,
  expireInSeconds: 20 * 60,
  concurrency: 1,
  askedEverySeconds: 0.5,
  notify: true,
})

/** Jobs that failed every time: their orders say so, and an operator can print them again. */
export const PRINT_DEAD = dead(PRINT_QUEUE)

/** Names the payment that goes back. */
export interface RefundJob {
  readonly provider: string
  readonly eventId: string
  /** Which part of the payment; absent in jobs of before, and 0: all that is left. */
  readonly n?: number
}

/** Pays money back. What fails every time is taken up again by the next round of `RECONCILE_QUEUE`. */
export const REFUND_QUEUE = defineQueue<RefundJob>({
  name: 'refund',
  retryLimit: 6,
  expireInSeconds: 120,
  concurrency: 2,
  notify: true,
})

/** An order whose time for changes ends at `until`; a time that was set anew has its own job. */
export interface HoldJob {
  readonly orderId: OrderId
  readonly until: EpochMs
}

/** Orders that production waits for, each until its moment; the hourly round finds those that a job has missed. */
export const HOLD_QUEUE = defineQueue<HoldJob>({
  name: 'hold',
  retryLimit: 6,
  expireInSeconds: 60,
  concurrency: 2,
  notify: false,
})

/** A try to pay whose provider is asked whether it was paid. */
export interface PaymentQueryJob {
  readonly orderId: OrderId
  readonly n: number
}

export const PAYMENT_QUERY_QUEUE = defineQueue<PaymentQueryJob>({
  name: 'ask-payment',
  retryLimit: 2,
  expireInSeconds: 120,
  concurrency: 2,
  notify: false,
})

/** A provider is asked so long after a payment was begun, seconds; then with every round. */
export const PAYMENT_QUERY_DELAYS = [2 * 60, 10 * 60, 60 * 60] as const

/** The round: every open try is asked about, every open refund is taken up again. */
export const RECONCILE_QUEUE = defineQueue<Record<never, never>>({
  name: 'reconcile-payments',
  retryLimit: 1,
  expireInSeconds: 10 * 60,
  concurrency: 1,
  notify: false,
})

export const RECONCILE_CRON = '*/15 * * * *'

/** The round in which shoppers are told what happened to their orders. */
export const NOTICE_QUEUE = defineQueue<Record<never, never>>({
  name: 'tell-shoppers',
  retryLimit: 1,
  expireInSeconds: 5 * 60,
  concurrency: 1,
  notify: false,
})

export const NOTICE_CRON = '* * * * *'

export const REFUND_DEAD = dead(REFUND_QUEUE)
export const PAYMENT_QUERY_DEAD = dead(PAYMENT_QUERY_QUEUE)
export const RECONCILE_DEAD = dead(RECONCILE_QUEUE)

/** A slice of the round through the stored files; empty: it goes on where it is, or begins. */
export interface StoredFilesJob {
  /** Where the round stood when the job was made; anywhere else by now, somebody else goes on. */
  readonly from?: { readonly n: number; readonly part: 'photos' | 'prints'; readonly after: string }
  /** So many bytes may still be read tonight. */
  readonly left?: number
}

export const STORED_FILES_QUEUE = defineQueue<StoredFilesJob>({
  name: 'look-at-stored',
  retryLimit: 2,
  expireInSeconds: 30 * 60,
  concurrency: 1,
  notify: false,
  // The next night goes on with it.
  isAhead: true,
})

/** At night in China. */
export const STORED_FILES_CRON = '30 17 * * *'

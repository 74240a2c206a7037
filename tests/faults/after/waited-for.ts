import {
  HOLD_QUEUE,
  NOTICE_QUEUE,
  PAYMENT_QUERY_QUEUE,
  PREPARE_QUEUE,
  RECONCILE_QUEUE,
} from '../../../server/jobs/queues.ts'

/** Rounds by the clock, and questions that are planned for an hour: they come again, whatever was left of the last one. */
export const BY_THE_CLOCK = [NOTICE_QUEUE, RECONCILE_QUEUE, PAYMENT_QUERY_QUEUE].map(({ name }) => name)

/** What is held for changes, and slots that are prepared when a design has rested: waited for once it is due, not before. */
export const WHEN_DUE = [HOLD_QUEUE, PREPARE_QUEUE].map(({ name }) => name)

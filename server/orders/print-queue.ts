import type { OrderId } from '../../domain/ids.ts'
import { defineQueue } from '../jobs/queue.ts'

/** One ordered thing to print. */
export interface PrintJob {
  readonly orderId: OrderId
  readonly n: number
}

export const PRINT_QUEUE = defineQueue<PrintJob>({
  name: 'print',
  retryLimit: 5,
  expireInSeconds: 20 * 60,
  concurrency: 1,
  notify: true,
})

/** Jobs that failed every time: their orders say so, and an operator can print them again. */
export const PRINT_DEAD = defineQueue<PrintJob>({ ...PRINT_QUEUE, name: `${PRINT_QUEUE.name}-dead` })

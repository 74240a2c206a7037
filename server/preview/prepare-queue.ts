import type { TaskId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'
import { defineQueue, type Jobs } from '../jobs/queue.ts'

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
  notify: false,
})

/** A design that nobody has touched for so long is likely to be ordered as it is. */
const QUIET_SECONDS = 90

/** Sends a job for when the design has been quiet for a while, in the transaction that changed it. */
export async function sendPrepareJob(jobs: Jobs, tx: Db, { id, rev }: { id: TaskId; rev: number }): Promise<void> {
  await jobs.enqueue(tx, PREPARE_QUEUE, { taskId: id, rev }, { startAfter: QUIET_SECONDS })
}

import type { PageId, TaskId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../jobs/queue.ts'
import { PREPARE_QUEUE, PREVIEW_QUEUE } from '../jobs/queues.ts'
import { createPreviewStore } from '../stores/previews.store.ts'

/** Sends a job for every page, in the transaction that changed them. Pages earlier in the book come first. */
export async function sendRenderJobs(
  jobs: Jobs,
  tx: Db,
  task: { readonly id: TaskId; readonly rev: number },
  pages: readonly PageId[],
): Promise<void> {
  for (const [place, pageId] of pages.entries()) {
    await jobs.enqueue(
      tx,
      PREVIEW_QUEUE,
      { taskId: task.id, pageId, rev: task.rev },
      { priority: Math.max(1, 100 - place) },
    )
  }
}

/** Whatever shows a picture whose file is gone waits for it again, in this transaction. */
export async function paintAgain(jobs: Jobs, tx: Db, picture: string): Promise<void> {
  for (const job of await createPreviewStore(tx).loseFile(picture)) {
    await jobs.enqueue(tx, PREVIEW_QUEUE, job, { priority: 1 })
  }
}

/** A design that nobody has touched for so long is likely to be ordered as it is. */
const QUIET_SECONDS = 90

/** Sends a job for when the design has been quiet for a while, in the transaction that changed it. */
export async function sendPrepareJob(jobs: Jobs, tx: Db, { id, rev }: { id: TaskId; rev: number }): Promise<void> {
  await jobs.enqueue(tx, PREPARE_QUEUE, { taskId: id, rev }, { startAfter: QUIET_SECONDS })
}

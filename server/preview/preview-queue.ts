import type { PageId, TaskId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'
import { defineQueue, type Jobs } from '../jobs/queue.ts'

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
export const PREVIEW_DEAD = defineQueue<RenderJob>({ ...PREVIEW_QUEUE, name: `${PREVIEW_QUEUE.name}-dead` })

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

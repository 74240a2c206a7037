import type { Db } from '../db/db.ts'

/** A queue of jobs with data of one shape. Handlers are idempotent: a job runs at least once. */
export interface Queue<Data extends object> {
  readonly name: string
  /** A job that failed is begun again so often; then it goes to `<name>-dead`. */
  readonly retryLimit: number
  /** A try that takes longer is given to another worker. */
  readonly expireInSeconds: number
  /** Jobs worked on at once in one process. */
  readonly concurrency: number
  /** Wakes the workers at once; for jobs that a shopper waits for. Leave it off for bulk: notifying serialises commits. */
  readonly notify: boolean
  /**
   * So often jobs are asked for where one is worked on at a time; otherwise every two seconds. Every question is one to the
   * database: only where jobs wait for each other is it worth more.
   */
  readonly askedEverySeconds?: number
  /** What it does is done anyway where it is needed, only later: a job that failed is no alarm and is forgotten. */
  readonly isAhead?: boolean
  /** Carries the type only. */
  readonly data?: Data
}

export function defineQueue<Data extends object>(queue: Omit<Queue<Data>, 'data'>): Queue<Data> {
  return queue
}

export interface EnqueueOptions {
  /** Not before so many seconds from now. */
  readonly startAfter?: number
  readonly priority?: number
}

/** How full a queue is. */
export interface QueueCount {
  readonly queue: string
  /** Due and not begun. */
  readonly ready: number
  /** For later: a try again, a question that is planned. */
  readonly planned: number
  /** How long the oldest has been due, seconds; 0 when none is. */
  readonly oldestSeconds: number
  readonly active: number
  /** Of work done ahead always 0. */
  readonly failed: number
}

/** Counts what becomes of jobs. */
export interface JobFigures {
  /** Makes the queue known before its first job. */
  queue(name: string): void
  job(queue: string, outcome: 'completed' | 'failed', seconds: number): void
}

export interface Jobs {
  /** Sends within the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Data extends object>(tx: Db, queue: Queue<Data>, data: Data, options?: EnqueueOptions): Promise<void>
  /** Starts workers. A handler that throws is tried again; `signal` aborts when the job expires or the process stops. */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: (data: Data, job: { readonly id: string; readonly signal: AbortSignal }) => Promise<void>,
  ): Promise<void>
  /** Adds an empty job at every moment that `cron` names (UTC), once for all processes. */
  schedule(queue: Queue<Record<never, never>>, cron: string): Promise<void>
  /** How full every queue is, for readiness and metrics. */
  counts(): Promise<readonly QueueCount[]>
}

import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { NO_TRACING, type SpanPlace, type Tracing } from '../base/tracing.ts'
import type { Database } from '../db/database.ts'
import type { JobFigures, Jobs, Queue } from './queue.ts'
import { queueError } from './queue-error.ts'

export interface Boss extends Jobs {
  /** Makes the queues; must be done before anything is sent. */
  prepare(queues: readonly Queue<object>[]): Promise<void>
  /** Lets running jobs end, for at most ten seconds. */
  stop(): Promise<void>
}

export interface BossOptions {
  /** Looks after jobs of workers that died, and after the times of what is scheduled. */
  readonly supervise: boolean
  /** Absent where nobody asks for figures. */
  readonly metrics?: JobFigures
  readonly tracing?: Tracing
}

const STOP_MS = 10_000
/** Batches of one sleep between fetches on a queue that notifies; so two, and each job answers for itself. */
const TWO_AT_ONCE = {
  ...{ batchSize: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 },
}
/** All jobs of a batch have one time together, which begins when they are fetched: one that waits for another would lose its own. */
const oneAtATime = ({ askedEverySeconds = 2 }: Queue<object>) => ({
  batchSize: 1,
  pollingIntervalSeconds: askedEverySeconds,
  notifyPollingIntervalSeconds: askedEverySeconds,
})
/** A failed job of work done ahead is kept so long, for whoever looks. */
const FORGOTTEN_AFTER_S = 3600
/** Where a job's data says which span has sent it. */
const PLACE = 'sentBySpan'
interface Carried {
  readonly [PLACE]?: SpanPlace
}
const NO_JOB = '00000000-0000-0000-0000-000000000000'
const deadLetterOf = (queue: Queue<object>) => `${queue.name}-dead`

/** Starts pg-boss on the shop's own database, so that a job commits together with the row it serves. */
export async function startBoss(database: Database, log: Logger, options: BossOptions): Promise<Boss> {
  const boss = new PgBoss({
    ...(database.engine === 'embedded'
      ? { db: fromPglite(database.lite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 4 }),
    useListenNotify: true,
    supervise: options.supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: options.supervise,
  })
  boss.on('error', (error) => log.error({ err: queueError(error) }, 'the job queue stumbled'))
  await boss.start()
  const ahead = new Set<string>()
  const { tracing = NO_TRACING } = options

  return {
    async prepare(queues) {
      for (const queue of queues) {
        options.metrics?.queue(queue.name)
        if (queue.isAhead) {
          ahead.add(queue.name)
        } else {
          await boss.createQueue(deadLetterOf(queue))
        }
        const settings = {
          retryLimit: queue.retryLimit,
          retryDelay: 1,
          retryBackoff: true,
          expireInSeconds: queue.expireInSeconds,
          // A worker that is killed stops beating, and its jobs go to another one.
          heartbeatSeconds: 10,
          notify: queue.notify,
          ...(queue.isAhead ? { deleteAfterSeconds: FORGOTTEN_AFTER_S } : { deadLetter: deadLetterOf(queue) }),
        }
        await boss.createQueue(queue.name, settings)
        // Makes the queue known now: looking it up at the first `send` would wait, inside a transaction of the embedded
        // database, for that very transaction to end.
        await boss.findJobs(queue.name, { id: NO_JOB })
      }
    },

    async enqueue(tx, queue, data, more = {}) {
      const place = tracing.place()
      await boss.send(queue.name, place ? ({ ...data, [PLACE]: place } satisfies Carried) : data, {
        db: fromDrizzle(tx, sql),
        ...(more.startAfter === undefined ? {} : { startAfter: more.startAfter }),
        ...(more.priority === undefined ? {} : { priority: more.priority }),
      })
    },

    async work(queue, handler) {
      const attempt = async (job: Job<object>) => {
        const began = performance.now()
        const end = (outcome: 'completed' | 'failed') =>
          options.metrics?.job(queue.name, outcome, (performance.now() - began) / 1000)
        try {
          const { [PLACE]: place, ...data } = job.data as Carried
          await tracing.inSpan(
            queue.name,
            { kind: 'job' },
            () => handler(data as Parameters<typeof handler>[0], { id: job.id, signal: job.signal }),
            place,
          )
          end('completed')
          return { id: job.id, status: 'completed' as const }
        } catch (error) {
          end('failed')
          log.error({ err: error, queue: queue.name, job: job.id }, 'a job failed')
          return { id: job.id, status: 'failed' as const, output: { message: String(error) } }
        }
      }
      await boss.work(
        queue.name,
        {
          ...(queue.concurrency > 1 ? TWO_AT_ONCE : oneAtATime(queue)),
          perJobResults: true,
          localConcurrency: Math.ceil(queue.concurrency / 2),
        },
        async (jobs: Job<object>[]): Promise<JobResult[]> => await Promise.all(jobs.map(attempt)),
      )
    },

    async schedule(queue, cron) {
      await boss.schedule(queue.name, cron, {}, { tz: 'UTC' })
    },

    async counts() {
      const queues = await boss.getQueues()
      // The queue's own counts are taken by workers; this is asked for now, so that nobody's absence hides it.
      const { rows } = await database.db.execute<{ name: string; ready: number; planned: number; seconds: number }>(sql`
        select name, count(*) filter (where start_after <= now())::int as ready,
          count(*) filter (where start_after > now())::int as planned,
          greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
        from pgboss.job where state < 'active' group by name`)
      const waiting = new Map(rows.map((row) => [row.name, row]))
      return queues.map((it) => ({
        queue: it.name,
        ready: waiting.get(it.name)?.ready ?? 0,
        planned: waiting.get(it.name)?.planned ?? 0,
        oldestSeconds: waiting.get(it.name)?.seconds ?? 0,
        active: it.activeCount,
        failed: ahead.has(it.name) ? 0 : it.failedCount,
      }))
    },

    async stop() {
      await boss.stop({ graceful: true, close: true, timeout: STOP_MS })
    },
  }
}

import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../server/db/database.ts'
import { type Boss, startBoss } from '../../../server/jobs/boss.ts'
import { defineQueue } from '../../../server/jobs/queue.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'

let database: Database
let boss: Boss

beforeAll(async () => {
  database = await postgresDatabase()
  boss = await startBoss(database, pino({ level: 'silent' }), { supervise: false })
})
afterAll(async () => {
  await boss?.stop()
  await database?.close()
})

test('where one job runs at a time each has its own time: what is done is told before the next one begins', async () => {
  const queue = defineQueue<{ readonly n: number }>({
    ...{ name: 'one-at-a-time', retryLimit: 0, expireInSeconds: 60, concurrency: 1, notify: true },
  })
  await boss.prepare([queue])
  await database.db.transaction(async (tx) => {
    for (const n of [1, 2, 3]) {
      await boss.enqueue(tx, queue, { n })
    }
  })
  const begun: (readonly [n: number, states: unknown])[] = []
  await boss.work(queue, async ({ n }) => {
    const { rows } = await database.db.execute(
      sql`select state from pgboss.job where name = ${queue.name} order by (data ->> 'n')::int`,
    )
    begun.push([n, rows.map(({ state }) => state)])
  })
  await expect.poll(() => begun.length).toBe(3)
  expect(begun.toSorted(([one], [other]) => one - other)).toEqual([
    [1, ['active', 'created', 'created']],
    [2, ['completed', 'active', 'created']],
    [3, ['completed', 'completed', 'active']],
  ])
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { HOLD_QUEUE, REFUND_QUEUE } from '../../../server/jobs/queues.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { unfinishedJobs } from './look.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ role: 'api' })
})
afterAll(() => server?.close())

const CLOSED_AT = new Date('2026-11-29T10:35:45Z')

test('a window that ends while the shop is closed leaves nothing stuck; what was due before does', async () => {
  const { db, jobs } = server.deps
  const dueAt = async (seconds: number, name: string, queue: 'hold' | 'refund') => {
    await (queue === 'hold'
      ? jobs.enqueue(db, HOLD_QUEUE, { orderId: asId<OrderId>(name), until: 0 })
      : jobs.enqueue(db, REFUND_QUEUE, { provider: 'stripe', eventId: name }))
    const due = new Date(CLOSED_AT.getTime() + 1000 * seconds).toISOString()
    await db.execute(sql`update pgboss.job set start_after = ${due} where data::text like ${`%${name}%`}`)
  }
  await dueAt(30, 'ends-later', 'hold')
  await dueAt(-2, 'ends-just-now', 'hold')
  await dueAt(-90, 'was-missed', 'hold')
  await dueAt(30, 'due-later', 'refund')
  await dueAt(-2, 'was-left', 'refund')
  const found = await unfinishedJobs(db, CLOSED_AT)
  expect(found.map((job) => /(?:was|due|ends)-[a-z-]+/.exec(job)?.[0]).sort()).toEqual(['was-left', 'was-missed'])
})

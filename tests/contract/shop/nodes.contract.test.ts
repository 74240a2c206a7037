import pino from 'pino'
import { expect, test } from 'vitest'
import { getMerchantProdList } from '../../../domain/calls/catalogue.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { defineQueue } from '../../../server/jobs/queue.ts'
import type { CallGroup } from '../../../server/routes/call-group.ts'
import { postgres } from '../../support/servers/postgres.ts'
import { startTestServer } from '../../support/servers/test-server.ts'

const database = async (url: string) => await openPostgres(url, pino({ level: 'silent' }), 4)

test('four nodes that start at the same moment on an empty PostgreSQL all open, with one catalogue', async () => {
  const url = await (await postgres()).newDatabase()
  const nodes = await Promise.all(
    (['api', 'api', 'worker', 'worker'] as const).map(async (role) =>
      startTestServer({ database: await database(url), role }),
    ),
  )
  const totals = await Promise.all(nodes.map(async (node) => (await node.client().call(getMerchantProdList, {})).Total))
  await Promise.all(nodes.map((node) => node.close()))
  const sold = DEMO_PRODUCTS.filter(({ onShelf }) => onShelf).length
  expect(totals).toEqual([sold, sold, sold, sold])
})

test('a job that an API node sends in a transaction is done by a worker node, and not at all when it is rolled back', async () => {
  const done: string[] = []
  let tell: (() => void) | undefined
  const seen = new Promise<void>((resolve) => {
    tell = resolve
  })
  const queue = defineQueue<{ name: string }>({
    name: 'probe',
    retryLimit: 3,
    expireInSeconds: 30,
    concurrency: 2,
    notify: true,
  })
  const group: CallGroup = {
    name: 'probe',
    queues: [queue],
    work: async ({ jobs }) => {
      await jobs.work(queue, async ({ name }) => {
        done.push(name)
        if (name === 'kept') {
          tell?.()
        }
      })
    },
  }
  const url = await (await postgres()).migratedDatabase()
  const api = await startTestServer({ database: await database(url), role: 'api', groups: [group] })
  const worker = await startTestServer({ database: await database(url), role: 'worker', groups: [group] })
  const { db, jobs } = api.deps
  const undone = db.transaction(async (tx) => {
    await jobs.enqueue(tx, queue, { name: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await db.transaction((tx) => jobs.enqueue(tx, queue, { name: 'kept' }))
  await seen
  await expect
    .poll(() => worker.deps.metrics.text())
    .toContain('keepsake_job_duration_seconds_count{queue="probe",outcome="completed"} 1')
  await api.close()
  await worker.close()
  expect(done).toEqual(['kept'])
})

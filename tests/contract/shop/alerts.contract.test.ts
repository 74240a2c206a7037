import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sendLoginVerifyCode } from '../../../domain/calls/account.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { noteWatchdogEnd } from '../../../server/base/watchdog-notes.ts'
import { merchantMisses } from '../../../server/http/miss-budget.ts'
import type { Queue } from '../../../server/jobs/queue.ts'
import { DECODE_QUEUE, HOLD_QUEUE, PRINT_QUEUE, REFUND_QUEUE } from '../../../server/jobs/queues.ts'
import { createLimitStore } from '../../../server/stores/limits.store.ts'
import { createStoredRoundStore } from '../../../server/stores/storage/stored-rounds.store.ts'
import { createWrongFileStore } from '../../../server/stores/storage/wrong-files.store.ts'
import { evaluate, namesIn, readScrape, type Scrape } from '../../support/prometheus.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations')

interface Rule {
  readonly alert: string
  readonly expr: string
}

const RULES: readonly Rule[] = parse(readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
)

let server: TestServer
let disk = { room: true, free: 1e11 }
beforeAll(async () => {
  server = await startTestServer({
    role: 'api',
    override: (deps) => ({
      ...deps,
      diskSpace: { hasRoom: async () => disk.room, freeBytes: async () => disk.free },
      sms: { ...deps.sms, send: async () => Promise.reject(new Error('the provider is away')) },
    }),
  })
})
afterAll(() => server?.close())

const TARGET = { job: 'keepsake', instance: 'node-1' }
let minute = 0
let phones = 13_811_000_000

/** What Prometheus would know after asking this shop, a minute after it asked the last time. */
async function scrape(shop = server): Promise<Scrape> {
  minute += 1
  const { statusCode, body } = await shop.client().request({ method: 'GET', url: '/metrics' })
  const up = `up ${statusCode === 200 ? 1 : 0}\n`
  return readScrape(statusCode === 200 ? up + body : up, minute * 60, TARGET)
}

const times = (count: number, act: (n: number) => void) => Array.from({ length: count }, (_, n) => act(n))

/** A job that has been due for so long. */
async function waiting<Data extends object>(queue: Queue<Data>, data: Data, seconds: number): Promise<void> {
  const { db, jobs } = server.deps
  await jobs.enqueue(db, queue, data)
  await db.execute(
    sql`update pgboss.job set start_after = now() - make_interval(secs => ${seconds}) where name = ${queue.name}`,
  )
}

/** Brings the shop into the state that an alert is for. */
const STATES: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
  KeepsakeFaults: () => times(6, () => server.deps.metrics.fault()),
  // A call that truly takes so long would hold the test up.
  KeepsakeSlow: () => times(20, () => server.deps.metrics.request('CreateOrder', 200, 3)),
  KeepsakeDiskFull: () => {
    disk = { room: false, free: 4e8 }
  },
  KeepsakeDiskFilling: () => {
    disk = { room: true, free: 4e9 }
  },
  KeepsakeWatchdog: () => noteWatchdogEnd(server.deps.env.dataDir, new Date(0)),
  KeepsakePreviewsWait: () => waiting(DECODE_QUEUE, { key: 'a' }, 120),
  KeepsakePrintsWait: () => waiting(PRINT_QUEUE, { orderId: asId<OrderId>('o'), n: 0 }, 2400),
  KeepsakeMoneyWaits: () => waiting(REFUND_QUEUE, { provider: 'stripe', eventId: 'e' }, 2400),
  KeepsakeJobsFail: () => times(11, () => server.deps.metrics.job('preview', 'failed', 1)),
  KeepsakeAlarm: () => server.deps.alarm('refund-refused', {}, 'money could not be paid back'),
  KeepsakeCodesNotSent: () =>
    Promise.all(times(4, () => server.client().call(sendLoginVerifyCode, { phone: String(phones++) }))),
  KeepsakePhotosRefused: () => times(30, () => server.deps.metrics.photo('photo-damaged')),
  KeepsakeFilesWrong: () => {
    const wrong = {
      key: 'a/b.jpg',
      photoKey: 'a/b.jpg',
      trouble: 'missing',
      mchid: asId<MerchantId>('1'),
      orders: [],
    } as const
    return createWrongFileStore(server.deps.db).note(wrong, Date.now())
  },
  // By the clock of these scrapes, which begins in 1970.
  KeepsakeFilesUnseen: () => createStoredRoundStore(server.deps.db).open(-15 * 86_400_000),
  KeepsakeGuessing: async () => {
    for (let n = 0; n < 100; n += 1) {
      await createLimitStore(server.deps.db).countUp(merchantMisses('order-number', '1'), 3600, Date.now())
    }
  },
}

/** Their figures begin with the first that goes wrong, and Prometheus sees what they grow by. */
const BEGIN_THEN = ['KeepsakeSlow', 'KeepsakeCodesNotSent', 'KeepsakePhotosRefused']

const fires = ({ expr }: Rule, scrapes: readonly Scrape[]) => evaluate(expr, scrapes).length > 0

/** States that this server cannot be brought into. */
const ELSEWHERE = ['KeepsakeDown', 'KeepsakeDatabaseAway', 'KeepsakeRestarts']

const ruleOf = (name: string) => RULES.find(({ alert }) => alert === name) ?? { alert: name, expr: '' }

test('every alert is fired here', () => {
  expect(RULES.map(({ alert }) => alert).sort()).toEqual([...Object.keys(STATES), ...ELSEWHERE].sort())
})

test.each(Object.entries(STATES))('%s is silent while all is well, and fires when it is not', async (name, bring) => {
  disk = { room: true, free: 1e11 }
  const before = await scrape()
  const still = fires(ruleOf(name), [before])
  await bring()
  const scrapes = [before, await scrape()]
  if (BEGIN_THEN.includes(name)) {
    await bring()
    scrapes.push(await scrape())
  }
  expect([still, fires(ruleOf(name), scrapes)]).toEqual([false, true])
})

test('a shop whose database is away says so, lives, and is not ready', async () => {
  const database = await postgresDatabase()
  const shop = await startTestServer({ role: 'api', database })
  const [away, down] = [ruleOf('KeepsakeDatabaseAway'), ruleOf('KeepsakeDown')]
  const before = await scrape(shop)
  await database.close()
  const after = await scrape(shop)
  const status = async (url: string) => (await shop.client().request({ method: 'GET', url })).statusCode
  expect({
    away: [fires(away, [before]), fires(away, [after])],
    down: [fires(down, [after]), fires(down, [readScrape('up 0', 0, TARGET)])],
    pages: [await status('/healthz'), await status('/readyz')],
  }).toEqual({ away: [false, true], down: [false, true], pages: [200, 503] })
  await shop.close()
})

test('KeepsakeRestarts fires when a process began for the third time in half an hour', async () => {
  const one = await scrape()
  /** What the same process tells when it has begun later. */
  const begun = (at: number, seconds: number): Scrape => ({
    at,
    samples: one.samples.map((it) => (it.name === 'process_start_time_seconds' ? { ...it, value: seconds } : it)),
  })
  const starts = [begun(60, 1), begun(120, 1), begun(180, 2), begun(240, 3), begun(300, 4)]
  const rule = ruleOf('KeepsakeRestarts')
  expect([fires(rule, starts.slice(0, 4)), fires(rule, starts)]).toEqual([false, true])
})

test('every figure that rules and dashboard name is told by the server', async () => {
  const { body } = await server.client().request({ method: 'GET', url: '/metrics' })
  const told = new Map([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]))
  const dashboard: { readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[] } =
    JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8'))
  const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const names = [...RULES.map(({ expr }) => expr), ...asked].flatMap(namesIn)
  const isTold = (name: string) =>
    told.has(name) || told.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram' || name === 'up'
  expect(names.filter((name) => !isTold(name))).toEqual([])
  expect(asked.length).toBeGreaterThan(15)
})

test('what is due and what is planned for later are told apart', async () => {
  const { db, jobs } = server.deps
  const told = async () =>
    (await jobs.counts()).flatMap(({ queue, ready, planned }) =>
      queue === HOLD_QUEUE.name ? [{ ready, planned }] : [],
    )
  const before = await told()
  await jobs.enqueue(db, HOLD_QUEUE, { orderId: asId<OrderId>('held'), until: 0 }, { startAfter: 3600 })
  await jobs.enqueue(db, HOLD_QUEUE, { orderId: asId<OrderId>('due'), until: 0 })
  const { body } = await server.client().request({ method: 'GET', url: '/metrics' })
  expect({ before, after: await told(), lines: body.match(/^keepsake_jobs\{queue="hold".*$/gm) }).toEqual({
    before: [{ ready: 0, planned: 0 }],
    after: [{ ready: 1, planned: 1 }],
    lines: [
      'keepsake_jobs{queue="hold",state="ready"} 1',
      'keepsake_jobs{queue="hold",state="planned"} 1',
      'keepsake_jobs{queue="hold",state="active"} 0',
      'keepsake_jobs{queue="hold",state="failed"} 0',
    ],
  })
})

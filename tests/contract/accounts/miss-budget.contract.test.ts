import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getOuttradeOrderInfo } from '../../../domain/calls/link-order.ts'
import { asId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { answer, refuse } from '../../../server/base/answer.ts'
import type { Caller } from '../../../server/base/caller.ts'
import { ORDER_NUMBER_BUDGET } from '../../../server/calls/link-order.calls.ts'
import { users } from '../../../server/db/schema/users.tables.ts'
import { withinMissBudget } from '../../../server/http/miss-budget.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ role: 'api' })
})
afterAll(() => server?.close())

test('safety section 13: the hundredth wrong number of a merchant in an hour is told, once, and counted for the metrics', async () => {
  const told: unknown[] = []
  const log = { warn: (...words: unknown[]) => told.push(words[0]) }
  const callerOf = (n: number) =>
    ({
      ...{
        merchantId: asId('1'),
        uid: undefined,
        staff: undefined,
        sessionId: undefined,
        grants: [],
        language: 'en',
        onPc: false,
      },
      ...{ ip: `10.0.0.${n}`, device: `device-${n}` },
    }) as Caller
  const guess = (n: number, right = false) =>
    withinMissBudget(
      ORDER_NUMBER_BUDGET,
      { db: server.deps.db, log: log as never, caller: callerOf(n), now: 1_000_000 },
      async () => (right ? answer(null) : refuse('order-number-wrong')),
    )
  for (let n = 0; n < 101; n += 1) {
    await guess(n)
    await guess(n, true)
  }
  expect(told).toEqual([{ merchant: '1', misses: 100, budget: 'order-number' }])
  const metrics = await server.client().request({ method: 'GET', url: '/metrics' })
  expect(metrics.body).toContain('keepsake_wrong_order_numbers{merchant="1"} 101')
})

test('safety section 13: the addresses of one IPv6 network share the budget of an address', async () => {
  const proxied = await startTestServer({ role: 'api', env: { trustProxy: 1 } })
  onTestFinished(() => proxied.close())
  const reasons: unknown[] = []
  for (let n = 0; n < 21; n += 1) {
    const asked = await proxied.client().request({
      ...{ method: 'POST', url: `/emall/index.php${getOuttradeOrderInfo.path}`, payload: { outtradeid: `T-${n}` } },
      headers: { 'x-forwarded-for': `2001:db8:1:2:${n}::1` },
    })
    reasons.push(asked.json().Reason)
  }
  expect(reasons).toEqual([...Array(20).fill('order-number-wrong'), 'too-many-requests'])
})

test('safety section 4 refereeid: noted with the first order that is paid, never with another, never oneself', async () => {
  const { db } = server.deps
  const box = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
  const referees: (string | null | undefined)[] = []
  for (const [phone, referee] of [
    ['13770000001', 'friend'],
    ['13770000002', 'self'],
  ] as const) {
    const shopper = await newShopper(server, phone)
    const refereeid = referee === 'self' ? shopper.uid : referee
    await db
      .update(users)
      .set({ refereeid })
      .where(eq(users.id, asId<UserId>(shopper.uid)))
    for (const _ of [1, 2]) {
      const orderid = asId<OrderId>(await paidOrder(server, shopper, [box]))
      referees.push((await createOrderStore(db).load(orderid))?.refereeId)
    }
  }
  expect(referees).toEqual(['friend', null, null, null])
})

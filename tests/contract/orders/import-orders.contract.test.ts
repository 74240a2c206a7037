import { expect, test } from 'vitest'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { getOuttradeOrderInfo } from '../../../domain/calls/link-order.ts'
import { reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { importOrdersCommand } from '../../../server/cli/shop/import-orders.command.ts'
import { createOuttradeStore } from '../../../server/stores/outtrade.store.ts'
import { designOf, importOuttrade, newOpid, newShopper } from '../../support/builders/order-items.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'
import { startTestServer } from '../../support/servers/test-server.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

test('orders of which a file says nothing new are not held while it is read: what is handed in for them goes on', async () => {
  const database = await postgresDatabase()
  invariant(database.engine === 'postgres', 'it is a server')
  const server = await startTestServer({ role: 'api', database })
  await importOuttrade(server, 'N1', [{}])
  await importOuttrade(server, 'N2', [{}])
  const orderOf = (id: string, quantity: number) => ({
    ...{ outtradeid: id, platform: 'taobao' },
    items: [{ outtradesubid: `${id}-1`, pid: BOOK, quantity, attributes: PLAIN }],
  })
  const text = JSON.stringify({ orders: [orderOf('N1', 1), orderOf('N2', 2)] })
  // A hand-in of the first one that is not over yet.
  const handingIn = await database.pool.connect()
  await handingIn.query('begin')
  await handingIn.query("select 1 from outtrade_orders where outtrade_id = 'N1' for update")
  const said: string[] = []
  await importOrdersCommand.run({
    args: ['orders.yaml'],
    env: server.deps.env,
    openDatabase: async () => database,
    report: (line: string) => said.push(line),
    files: { read: async () => Buffer.from(text) },
  } as unknown as Parameters<typeof importOrdersCommand.run>[0])
  await handingIn.query('commit')
  handingIn.release()
  expect(said).toEqual([
    'Merchant 1: known already, from now on as the file says: N2',
    'Merchant 1: known already, nothing new: N1',
  ])
  const stored = await createOuttradeStore(server.deps.db).find(asId<MerchantId>('1'), 'N2')
  expect(stored?.items[0]?.quantity).toBe(2)
  await server.close()
})

test('readings 49: who has claimed an order that was closed is told so, and goes on asking for others', async () => {
  const server = await startTestServer({ role: 'api' })
  const shopper = await newShopper(server, '13720003001')
  const book = await designOf(server, shopper)
  const things = { 'T-gone': 2, 'T-made': 1, 'T-next': 2 }
  for (const [id, count] of Object.entries(things)) {
    await importOuttrade(server, id, Array(count).fill({}))
    const orderdata = [{ pid: BOOK, taskid: book.taskid, rev: book.rev, outtradesubid: `${id}-1` }]
    const handIn = { mode: 1, outtradeid: id, orderdata, opid: newOpid() } as RequestOf<typeof reUpdateOrderInfo>
    expect((await shopper.browser.call(reUpdateOrderInfo, handIn)).Code).toBe(0)
  }
  await importOuttrade(server, 'T-gone', [{}, {}], { closed: true })
  await importOuttrade(server, 'T-made', [{}], { closed: true })
  const reasons: unknown[] = []
  for (const id of [...Array(6).fill('T-gone'), 'T-made', 'T-next']) {
    reasons.push((await shopper.browser.call(getOuttradeOrderInfo, { outtradeid: id })).Reason)
  }
  // What is being made in spite of it is shown: its goods come.
  expect(reasons).toEqual([...Array(6).fill('order-closed'), undefined, undefined])
  await server.close()
})

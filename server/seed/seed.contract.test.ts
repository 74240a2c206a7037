import pino from 'pino'
import { expect, test } from 'vitest'
import { DEMO_OUTTRADE_ORDERS } from '../../domain/demo/outtrade-orders.ts'
import { postgres } from '../../tests/support/servers/postgres.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { createDemoStore } from '../stores/manage/demo.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { seedWhenEmpty } from './seed.ts'

const silent = pino({ level: 'silent' })
const NODES = 6
const ROUNDS = 4

/** A node of a shop: its own connections, and how often it said that it opened the shop. */
async function node(url: string) {
  const { db, close } = await openPostgres(url, silent, 2)
  const said: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => said.push(line) })
  return { db, close, said, seed: () => seedWhenEmpty({ db, log, clock: { now: () => 1_760_000_000_000 } }) }
}

test('nodes that start together on an empty PostgreSQL: one opens the demo shop, the others wait for it and find it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const url = await (await postgres()).migratedDatabase()
    const nodes = await Promise.all(Array.from({ length: NODES }, () => node(url)))
    await Promise.all(nodes.map(({ seed }) => seed()))
    const opened = nodes.map(({ said }) => said.length).sort()
    await Promise.all(nodes.map(({ close }) => close()))
    expect(opened).toEqual([0, 0, 0, 0, 0, 1])
  }
})

test('a node that ends while it opens the demo shop leaves none, and the next one opens it whole', async () => {
  const url = await (await postgres()).migratedDatabase()
  const { db, close, seed } = await node(url)
  await db.execute(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
  )
  await db.execute('create trigger fail before insert on outtrade_orders execute function fail()')
  await expect(seed()).rejects.toThrow()
  const left = await createMerchantStore(db).domains()
  await db.execute('drop trigger fail on outtrade_orders')
  await seed()
  const [shop] = await createMerchantStore(db).domains()
  const demo = shop && (await createDemoStore(db).left(shop.id, []))
  await close()
  expect({ left, orders: demo?.orders, hasProducts: (demo?.products ?? 0) > 0 }).toEqual({
    left: [],
    orders: DEMO_OUTTRADE_ORDERS.length,
    hasProducts: true,
  })
})

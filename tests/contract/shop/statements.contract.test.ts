import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/db/db.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { insertPrepared } from '../../../server/db/prepared-insert.ts'
import { idempotency, limits } from '../../../server/db/schema/envelope.tables.ts'
import { createLimitStore } from '../../../server/stores/limits.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'

const keysNamed = (db: Db) =>
  prepared(db, 'test_keys_named', (on, name) =>
    on
      .select({ key: limits.key })
      .from(limits)
      .where(sql`${limits.key} = ${sql.placeholder('key')}`)
      .prepare(name),
  )

onBothEngines('statements that are kept ready', (server) => {
  test('one runs inside a transaction on that transaction', async () => {
    const { db } = server().deps
    const key = 'only-in-here'
    const seen = async (on: Db) => (await keysNamed(on).execute({ key })).length
    expect(await seen(db)).toBe(0)
    const inside = await db
      .transaction(async (tx) => {
        await tx.insert(limits).values({ key, count: 1, resetAt: new Date(0) })
        const found = await seen(tx)
        throw Object.assign(new Error('undo'), { found })
      })
      .catch((error: unknown) => (error instanceof Error && 'found' in error ? error.found : error))
    expect({ inside, after: await seen(db) }).toEqual({ inside: 1, after: 0 })
  })

  test('a row of any columns is written once, in a transaction too; what is null is the null of the database', async () => {
    const { db } = server().deps
    const row = (opid: string, reply: { kind: 'answered'; data: string } | null) => ({
      ...{ who: '1/prepared', call: 'Some', opid, contentHash: 'c', reply, createdAt: new Date(5000) },
    })
    const said = { kind: 'answered', data: 'it’s {"done"}' } as const
    expect([
      await insertPrepared(db, idempotency, row('first', null)),
      await insertPrepared(db, idempotency, row('first', said)),
      await db.transaction((tx) => insertPrepared(tx, idempotency, row('second', said))),
      await insertPrepared(db, idempotency, row('third', null)),
    ]).toEqual([true, false, true, true])
    const kept = await db.execute(
      sql`select opid, reply is null as none, reply, extract(epoch from created_at)::int as at from idempotency where who = '1/prepared' order by opid`,
    )
    expect(kept.rows).toEqual([
      { opid: 'first', none: true, reply: null, at: 5 },
      { opid: 'second', none: false, reply: said, at: 5 },
      { opid: 'third', none: true, reply: null, at: 5 },
    ])
  })

  test('limits count in a transaction and outside, and begin anew when their time is over', async () => {
    const { db } = server().deps
    const count = async (on: Db, now: number) => await createLimitStore(on).countUp('counted', 60, now)
    expect(await count(db, 1_000_000)).toEqual({ count: 1, resetAt: 1_060_000 })
    expect(await db.transaction((tx) => count(tx, 1_001_000))).toEqual({ count: 2, resetAt: 1_060_000 })
    expect(await count(db, 1_060_000)).toEqual({ count: 1, resetAt: 1_120_000 })
  })

  test('a text that is asked again and again is planned once; when its table changes it fails at most once', async () => {
    const { db } = server().deps
    await db.execute(sql`create table changing (a int)`)
    await db.execute(sql`insert into changing values (1)`)
    const ask = async (on = db) => (await on.execute(sql`select * from changing where a = ${1}`)).rows
    const kept = await db.transaction(async (tx) => {
      for (let time = 0; time < 12; time += 1) {
        expect(await ask(tx)).toEqual([{ a: 1 }])
      }
      const text = 'select * from changing%'
      return (await tx.execute(sql`select 1 from pg_prepared_statements where statement like ${text}`)).rows
    })
    expect(kept).toHaveLength(1)
    await db.execute(sql`alter table changing add column b text default 'new'`)
    const outcomes: string[] = []
    for (let time = 0; time < 24; time += 1) {
      outcomes.push(JSON.stringify(await ask().catch(() => 'failed')))
    }
    expect(outcomes.slice(1)).toEqual(Array.from({ length: 23 }, () => '[{"a":1,"b":"new"}]'))
    await db.execute(sql`drop table changing`)
  })
})

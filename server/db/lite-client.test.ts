import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLiteClient, type LiteClient } from './lite-client.ts'

let lite: PGlite
let client: LiteClient
beforeAll(async () => {
  lite = await PGlite.create()
  client = createLiteClient(lite)
  await lite.exec(
    'create table things (id int primary key, name text, facts jsonb, marks text[], made timestamptz, big bigint, yes boolean)',
  )
})
afterAll(() => lite?.close())
beforeEach(() => lite.exec('truncate things'))

const INSERT = 'insert into things values ($1, $2, $3, $4, $5, $6, $7)'
const ROW = [1, '一本书 "quoted"', { a: [1, null, '字'] }, ['x', 'y "z"'], new Date(1_700_000_000_000), 2 ** 40, true]

test('a query answers what the engine itself answers, in both forms of rows', async () => {
  expect((await client.query(INSERT, ROW)).affectedRows).toBe(1)
  expect((await client.query(INSERT, [2, null, null, null, null, null, null])).affectedRows).toBe(1)
  for (const text of ['select * from things order by id', 'select id, facts, made from things where id = $1']) {
    const values = text.includes('$1') ? [1] : []
    for (const options of [{}, { rowMode: 'array' as const }]) {
      const own = await lite.query(text, values, options)
      const asked = await client.query(text, values, options)
      expect({ rows: asked.rows, fields: asked.fields }).toEqual({ rows: own.rows, fields: own.fields })
    }
  }
})

test('parsers of the question come before those of the engine', async () => {
  await client.query(INSERT, ROW)
  const { rows } = await client.query('select made from things where id = 1', [], {
    parsers: { 1184: (text: string) => `as text: ${text.slice(0, 10)}` },
  })
  expect(rows).toEqual([{ made: 'as text: 2023-11-14' }])
})

test('a statement that fails says its code and breaks nothing after it', async () => {
  await client.query(INSERT, ROW)
  await expect(client.query(INSERT, ROW)).rejects.toMatchObject({ code: '23505' })
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect((await client.query('select count(*)::int as n from things')).rows).toEqual([{ n: 1 }])
})

test('a transaction commits, a failed one undoes everything, and what was made ready in it stays ready', async () => {
  const add = (id: number) => [id, 'in a transaction', null, null, null, null, null]
  await client.transaction(async (tx) => {
    await tx.query(INSERT, add(10))
  })
  const broken = client.transaction(async (tx) => {
    await tx.query(INSERT, add(11))
    await tx.query('select id from things where name = $1', ['made ready here'])
    await tx.query(INSERT, add(10))
  })
  await expect(broken).rejects.toMatchObject({ code: '23505' })
  expect((await client.query('select id from things where name = $1', ['in a transaction'])).rows).toEqual([{ id: 10 }])
})

test('a transaction that has ended answers no more', async () => {
  let kept: Parameters<Parameters<LiteClient['transaction']>[0]>[0] | undefined
  await client.transaction(async (tx) => {
    kept = tx
  })
  await expect(kept?.query('select 1')).rejects.toThrow('the transaction has ended')
})

test('a query waits for a transaction that is open', async () => {
  const said: string[] = []
  const open = client.transaction(async (tx) => {
    await tx.query('select 1')
    await new Promise((resolve) => setImmediate(resolve))
    await tx.query('select 2')
    said.push('transaction')
  })
  await Promise.all([open, client.query('select 3').then(() => said.push('query'))])
  expect(said).toEqual(['transaction', 'query'])
})

test('a statement whose table has changed fails at most once', async () => {
  const text = 'select * from changing'
  await lite.exec('create table changing (a int); insert into changing values (1)')
  expect((await client.query(text)).rows).toEqual([{ a: 1 }])
  await lite.exec("alter table changing add b text default 'new'")
  await client.query(text).catch(() => {})
  expect((await client.query(text)).rows).toEqual([{ a: 1, b: 'new' }])
})

test('the engine keeps only so many statements ready', async () => {
  for (let n = 0; n < 400; n += 1) {
    await client.query(`select ${n} as n`)
  }
  const { rows } = await lite.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')
  expect(rows[0]?.n).toBeLessThanOrEqual(301)
})

test('a word that another asked to hear is heard while queries run', async () => {
  const heard: string[] = []
  await lite.listen('news', (word) => heard.push(word))
  await client.query("select pg_notify('news', 'hello')")
  await client.query('select 1')
  expect(heard).toEqual(['hello'])
})

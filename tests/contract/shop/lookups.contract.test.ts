import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { type AlbumId, asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Db } from '../../../server/db/db.ts'
import { createPhotoStore } from '../../../server/stores/photos.store.ts'
import { onPostgres } from '../../support/servers/engines.ts'
import { postgresDatabase } from '../../support/servers/postgres-database.ts'

/** What is looked up in tables that grow, and by what it is found. */
const LOOKUPS: Readonly<Record<string, SQL>> = {
  orders_added: sql`select id from orders where id = ${'o'} or parent_id = ${'o'}`,
  orders_unpaid: sql`select id from orders where state = ${'awaiting-pay'} and created_at < now() order by created_at`,
  orders_of_factory: sql`select id from orders where mchid = ${'1'} and (coalesce(paid_at, created_at), id) <
    (select coalesce(o.paid_at, o.created_at), o.id from orders o where o.id = ${'o'})
    order by coalesce(paid_at, created_at) desc, id desc limit 101`,
  order_items_cover: sql`select n from order_items where cover_picture in (${'a'}, ${'b'})`,
  preview_pages_picture: sql`select page_id from preview_pages where picture in (${'a'}, ${'b'})`,
  preview_tasks_whole: sql`select id from preview_tasks where whole_picture in (${'a'}, ${'b'})`,
  preview_tasks_of_album: sql`select id from preview_tasks where aid = ${'a'}`,
  preview_tasks_deleted: sql`select id from preview_tasks where deleted_at < now()`,
  photos_granted: sql`select id from photos where state = 'granted' and created_at < now()`,
  albums_deleted: sql`select id from albums where deleted_at < now()`,
  audit_of_merchant: sql`select id from audit where mchid = ${'1'} order by id desc limit 50`,
}

async function planOf(db: Db, query: SQL): Promise<string> {
  return await db.transaction(async (tx) => {
    // Tables of a test are so small that reading the whole of one is the quickest.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

onPostgres('what is looked up in tables that grow', (server) => {
  test('is found by an index', async () => {
    const missed: string[] = []
    for (const [index, query] of Object.entries(LOOKUPS)) {
      const plan = await planOf(server().deps.db, query)
      missed.push(...(plan.includes(index) ? [] : [`${index}: ${plan}`]))
    }
    expect(missed).toEqual([])
  })
})

test('what is asked of each new photo reads neither all photos of the shop nor all of the shopper', async () => {
  const database = await postgresDatabase()
  invariant(database.engine === 'postgres', 'it is a server')
  const asked: { readonly text: string; readonly values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  const store = createPhotoStore(drizzle(database.pool, { casing: 'snake_case', logger }) as unknown as Db)
  const whose = { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u'), aid: asId<AlbumId>('a') }
  await store.takenNames(whose, 0)
  await store.sentInTheWay(whose.mchid, whose.uid, { since: 0, openSince: 0, most: 1, size: 1, allowed: 1 })
  const client = await database.pool.connect()
  // A shop with photos: of an empty one every plan is as good as another.
  await client.query(`insert into photos (id, mchid, uid, aid, key, file_name, state, created_at)
    select n, '1', n % 100, n % 300, 'b/' || n, n, 'granted', to_timestamp(n) from generate_series(1, 9000) n`)
  await client.query('analyze photos; set enable_bitmapscan = off')
  const found: string[] = []
  for (const { text, values } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN'])
    for (const [at, line] of plan.entries()) {
      const by = / on photos\b/.test(line)
        ? (plan[at + 1] ?? '').matchAll(/\b(mchid|uid|aid|key|created_at) [=>]/g)
        : []
      found.push(...[[...by].map(([, column]) => column).join()].filter((columns) => columns !== ''))
    }
  }
  client.release()
  await database.close()
  expect(found.sort()).toEqual(['key', 'mchid,aid', 'mchid,uid,created_at'])
})

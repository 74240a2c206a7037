import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/db/db.ts'
import { onPostgres } from '../../support/servers/engines.ts'

/** What is looked up in tables that grow, and by what it is found. */
const LOOKUPS: Readonly<Record<string, SQL>> = {
  orders_added: sql`select id from orders where id = ${'o'} or parent_id = ${'o'}`,
  orders_unpaid: sql`select id from orders where state = ${'awaiting-pay'} and created_at < now() order by created_at`,
  order_items_cover: sql`select n from order_items where cover_picture in (${'a'}, ${'b'})`,
  preview_pages_picture: sql`select page_id from preview_pages where picture in (${'a'}, ${'b'})`,
  preview_tasks_whole: sql`select id from preview_tasks where whole_picture in (${'a'}, ${'b'})`,
  preview_tasks_of_album: sql`select id from preview_tasks where aid = ${'a'}`,
  preview_tasks_deleted: sql`select id from preview_tasks where deleted_at < now()`,
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

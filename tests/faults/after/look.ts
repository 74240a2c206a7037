import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { FACTORY_BASE, factoryOrderListField } from '../../../domain/calls/factory.ts'
import type { Db } from '../../../server/db/db.ts'
import { orderItems, orders } from '../../../server/db/schema/orders.tables.ts'
import { payments, refunds } from '../../../server/db/schema/payments.tables.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { previewTasks } from '../../../server/db/schema/previews.tables.ts'
import type { Bank } from '../bank.ts'
import { pageHashes } from '../page-hashes.ts'
import type { ShopUnderFire } from '../shop/shop-under-fire.ts'
import type { Seen, SeenPrint } from './seen.ts'
import { BY_THE_CLOCK, WHEN_DUE } from './waited-for.ts'

/** Reads everything; the shop is closed afterwards. */
export async function lookAtAll(shop: ShopUnderFire, bank: Bank): Promise<Seen> {
  const files: Omit<SeenPrint, 'print'>[] = []
  for (const oid of await ordersOfFactory(shop)) {
    files.push(await fetchPrint(shop, oid))
  }
  const closedAt = new Date()
  for (const node of shop.nodes) {
    await node.close()
  }
  const orphans = outlived(shop.dataDirs)
  const database = await shop.openDatabase()
  try {
    return { ...(await readTables(database.db, { shop, files, closedAt })), orphans, bank: inBank(bank) }
  } finally {
    await database.close()
  }
}

function inBank({ received, returned }: Bank): Seen['bank'] {
  return { received: [...received], returned: returned() }
}

/** A shop that is closed, and what its factory got before. */
interface Closed {
  readonly shop: ShopUnderFire
  readonly files: readonly Omit<SeenPrint, 'print'>[]
  readonly closedAt: Date
}

async function readTables(db: Db, { shop, files, closedAt }: Closed): Promise<Omit<Seen, 'orphans' | 'bank'>> {
  const seenPhotos = new Map<string, { state: string; md5: string | undefined }>()
  for (const { key, state } of await db.select().from(photos)) {
    const bytes = await shop.stored(key)
    seenPhotos.set(key, { state, md5: bytes && createHash('md5').update(bytes).digest('hex') })
  }
  const tasks = await db.select().from(previewTasks)
  const items = await db.select().from(orderItems)
  return {
    photos: seenPhotos,
    designs: new Map(tasks.map(({ id, rev, design }) => [String(id), { rev, pages: pageHashes(design.pages) }])),
    orders: (await db.select().from(orders)).map(({ id: oid, uid, opid, state, amount, heldUntil }) => ({
      ...{ oid, uid, opid, state, amount },
      held: heldUntil !== null && heldUntil > closedAt,
    })),
    payments: (await db.select().from(payments)).map(({ orderId: oid, eventId: payment, effect }) => ({
      ...{ oid, payment, effect },
    })),
    refunds: (await db.select().from(refunds)).map(({ orderId: oid, eventId: payment, n, amount, state }) => ({
      ...{ oid, payment, n, amount, state },
    })),
    unfinished: await unfinishedJobs(db, closedAt),
    prints: items
      .filter(({ need }) => need === 'design')
      .map(({ orderId: oid, n, print }) => ({ ...files.find((file) => file.oid === oid), oid, n, print })),
  }
}

/** What was due when the shop was closed, or a minute before where it is waited for only then; what has become due since could not be done. */
export async function unfinishedJobs(db: Db, closedAt: Date): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`
    select name, state::text as state, data::text as data from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
      and start_after <= ${closedAt.toISOString()}::timestamptz
        - case when name in (${sql.join(WHEN_DUE, sql`, `)}) then interval '1 minute' else interval '0' end`)
  return z
    .array(z.object({ name: z.string(), state: z.string(), data: z.string() }))
    .parse(rows)
    .filter(({ name }) => !BY_THE_CLOCK.includes(name.replace(/-dead$/, '')))
    .map(({ name, state, data }) => `job ${name} is ${state}: ${data.slice(0, 200)}`)
}

const PROOF = z.object({ file: z.object({ sha256: z.string(), bytes: z.number(), pages: z.number() }) })

/** What it is to print. */
async function ordersOfFactory(shop: ShopUnderFire): Promise<readonly string[]> {
  const found: string[] = []
  for (let page = 0; ; page++) {
    const answer = await askFactory(shop, `?page=${page}`)
    const { orders: listed } = factoryOrderListField.parse(JSON.parse(answer?.toString('utf8') ?? '{"orders":[]}'))
    if (listed.length === 0) {
      return found
    }
    found.push(...listed.filter(({ needs, print }) => needs === 'design' && print === 'ready').map((it) => it.orderid))
  }
}

async function askFactory(shop: ShopUnderFire, what: string): Promise<Buffer | undefined> {
  const port = shop.nodes.find(({ role }) => role !== 'worker')?.port
  const headers = { authorization: `Bearer ${shop.factoryToken}` }
  const answer = await fetch(`http://127.0.0.1:${port}${FACTORY_BASE}${what}`, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  return answer.ok ? body : undefined
}

/** As a factory fetches it: the file and its proof, which are then held against each other. */
async function fetchPrint(shop: ShopUnderFire, oid: string): Promise<Omit<SeenPrint, 'print'>> {
  const pdf = await askFactory(shop, `/${oid}/print.pdf?n=0`)
  const proof = await askFactory(shop, `/${oid}/proof.json?n=0`)
  return {
    ...{ oid, n: 0 },
    ...(pdf ? { file: { sha256: sha256(pdf), bytes: pdf.length, pages: await pagesOf(pdf) } } : {}),
    ...(proof ? { proof: PROOF.parse(JSON.parse(proof.toString('utf8'))).file } : {}),
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function pagesOf(pdf: Buffer): Promise<number> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false })
  const { numPages } = await loading.promise
  await loading.destroy()
  return numPages
}

/** Processes that were told one of these folders and are still there, where the system lists them. */
function outlived(dataDirs: readonly string[]): string[] {
  const told = (pid: string) => {
    try {
      const words = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      return dataDirs.some((dataDir) => words.includes(`DATA_DIR=${dataDir}`))
    } catch {
      // Gone meanwhile, or not ours to read.
      return false
    }
  }
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return pids.filter(told).map((pid) => `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`)
}

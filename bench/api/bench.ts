import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../tests/support/postgres.ts'
import { type BenchRow, benchRow, type RunBench } from '../report.ts'
import type { SeededShopper } from './demo-server.ts'
import { type LoadRequest, type LoadResult, load } from './load.ts'
import type { ShopAsk, ShopReady } from './shop-process.ts'

const CONNECTIONS = 16
const WARM_MS = 1500
/** Shop and bare server are measured in turns, so that whatever else the machine does meets both. */
const ROUNDS = 5
const SLICE_MS = 1200
/** Orders of one shopper in a minute are limited; so many shoppers never meet the limit. */
const SHOPPERS = 120
const ORDERS_EACH = 25

/** Validated indexed reads and CreateOrder, held against a bare server that answers the same bytes in the same run. */
export const run: RunBench = async () => {
  const postgres = await startPostgres()
  try {
    const database = await postgres.newDatabase()
    const onPostgres = await measure({ what: 'shop', databaseUrl: database, shoppers: SHOPPERS })
    const embedded = await measure({ what: 'shop', shoppers: 1 })
    const rows: BenchRow[] = [
      readRow('validated indexed read, PostgreSQL', onPostgres.reads, { floor: 0.25, goal: 0.5 }),
      readRow('validated indexed read, embedded', embedded.reads, { floor: 0.15, goal: 0.3 }),
      benchRow(
        { row: 'CreateOrder, PostgreSQL', value: onPostgres.orders, unit: 'orders/s' },
        { measure: 'value', better: 'more', floor: 150, goal: 400 },
      ),
    ]
    return {
      bench: 'api',
      rows,
      notes: [
        `${CONNECTIONS} connections on this machine; the load shares its cores with the server and the database`,
        `reads: the middle one of ${ROUNDS} rounds, by ratio`,
      ],
    }
  } finally {
    await postgres.stop()
  }
}

interface ReadRound {
  readonly shop: number
  readonly bare: number
}

interface Figures {
  readonly reads: ReadRound
  readonly orders: number
}

async function measure(ask: Extract<ShopAsk, { what: 'shop' }>): Promise<Figures> {
  const shop = await startProcess(ask)
  const [shopper] = shop.ready.shoppers
  if (!shopper) {
    throw new Error('the shop has a shopper')
  }
  const { first } = await reads(shop.ready.url, shopper, WARM_MS)
  const bare = await startProcess({ what: 'bare', body: first })
  await reads(bare.ready.url, shopper, WARM_MS)
  const rounds: ReadRound[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      shop: (await reads(shop.ready.url, shopper, SLICE_MS)).perSecond,
      bare: (await reads(bare.ready.url, shopper, SLICE_MS)).perSecond,
    })
  }
  bare.stop()
  const orders = ask.shoppers > 1 ? await sendOrders(shop.ready.url, shop.ready.shoppers) : 0
  shop.stop()
  return { reads: middle(rounds), orders }
}

function middle(rounds: readonly ReadRound[]): ReadRound {
  const sorted = rounds.toSorted((a, b) => a.shop / a.bare - b.shop / b.bare)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) {
    throw new Error('there is a round')
  }
  return found
}

let asked = 0

async function reads(url: string, { pid }: SeededShopper, ms: number): Promise<LoadResult> {
  const next = (): LoadRequest => {
    // Another address every time, over all rounds: one address may only ask so often.
    const n = asked++
    return {
      path: '/emall/index.php/Mobile/Shop/GetProdInfoByID',
      body: `pid=${pid}&mchid=1`,
      headers: { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
    }
  }
  return succeeded(await load(url, { connections: CONNECTIONS, ms, next }))
}

async function sendOrders(url: string, shoppers: readonly SeededShopper[]): Promise<number> {
  const order = (n: number): LoadRequest | undefined => {
    const shopper = shoppers[n % shoppers.length]
    return shopper && n < shoppers.length * ORDERS_EACH ? orderOf(shopper, n, url) : undefined
  }
  return succeeded(await load(url, { connections: CONNECTIONS, ms: 60_000, next: order })).perSecond
}

function orderOf({ cookie, taskId, pid, attributes, price }: SeededShopper, n: number, url: string): LoadRequest {
  const fields = {
    ...{ recvname: 'Bench', recvphone: '13800138000', recvprovince: '广东省', recvaddress: 'bench 1' },
    ...{ pay_amount: String(price), opid: `bench-order-${n}` },
    orderdata: JSON.stringify([{ pid, taskid: taskId, quantity: 1, attridlist: attributes, rev: 1 }]),
  }
  return {
    path: '/emall/index.php/Mobile/Shop/CreateOrder',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie,
      origin: url,
      'x-requested-with': 'shop',
      'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}`,
    },
  }
}

/** A fast refusal is no answer. */
function succeeded(result: LoadResult): LoadResult {
  if (result.failed > 0) {
    throw new Error(`${result.failed} requests failed; the first answer was ${result.first.slice(0, 300)}`)
  }
  return result
}

function readRow(row: string, { shop, bare }: ReadRound, bar: { floor: number; goal: number }): BenchRow {
  return benchRow(
    { row, value: shop, unit: 'requests/s', limit: bare, peer: 'bare node:http' },
    { measure: 'ratio', better: 'more', ...bar },
  )
}

function startProcess(ask: ShopAsk): Promise<{ readonly ready: ShopReady; readonly stop: () => void }> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), [], {
      execPath: process.execPath,
    })
    child.once('message', (ready: ShopReady) => resolve({ ready, stop: () => child.kill('SIGKILL') }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the measured server ended with ${code}`)))
    child.send(ask)
  })
}

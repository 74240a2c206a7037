import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgres } from '../../tests/support/servers/postgres.ts'
import { type BenchRow, benchRow, type RunBench, shownRow, type Wanted } from '../report.ts'
import type { SeededShopper } from './demo-server.ts'
import { type LoadRequest, type LoadResult, load } from './load.ts'
import type { ShopAsk, ShopReady } from './shop-process.ts'
import { STARTS, startRows } from './start-rows.ts'

const CONNECTIONS = 16
/** The embedded engine is compiled while it runs: it needs longer until it is as fast as it stays. */
const WARM_MS = 4000
/** The shop and the bare servers are measured in turns, so that whatever else the machine does meets all. */
const ROUNDS = 5
const SLICE_MS = 1000
/** Orders are sent for so long at most. */
const ORDERS_MS = 20_000
/** Orders of one shopper in a minute are limited; so many shoppers never meet the limit. */
const SHOPPERS = 120
const ORDERS_EACH = { postgres: 25, embedded: 6 } as const

/** What is measured alone when it is asked for as `api:PART`. */
export const parts = ['reads', 'orders', 'start'] as const

/** Validated indexed reads and CreateOrder, held against bare servers that answer the same bytes in the same run; how soon a shop is open. */
export const run: RunBench = async (wanted) => {
  const rows: BenchRow[] = []
  if (wanted('reads') || wanted('orders')) {
    const url = await (await postgres()).newDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'keepsake-bench-'))
    try {
      const onPostgres = await measure({ what: 'shop', database: { url }, shoppers: SHOPPERS }, wanted)
      const embedded = await measure({ what: 'shop', database: { folder }, shoppers: SHOPPERS }, wanted)
      rows.push(
        ...readRows('PostgreSQL', onPostgres, { floor: 0.25, goal: 0.5 }),
        ...readRows('embedded', embedded, { floor: 0.15, goal: 0.3 }),
        ...orderRows(onPostgres, embedded),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (wanted('start')) {
    rows.push(...(await startRows()))
  }
  return {
    bench: 'api',
    rows,
    notes: [
      `${CONNECTIONS} connections on this machine; the load shares its cores with the server and the database`,
      `reads: the middle one of ${ROUNDS} rounds, by ratio to node:http; every server reads the form and answers the same bytes`,
      'processor time: of the process that answers, not of the database server; it lies less than requests/s on a busy machine',
      'orders: the bare servers answer what was answered to an order; the test database server does not wait for the disk, the embedded one does',
      `start: the shop with its embedded database, as \`npm start\` starts what is built, until /readyz says so; medians of ${STARTS}`,
    ],
  }
}

interface Round {
  readonly shop: number
  readonly node: number
  readonly fastify: number
}

interface Figures {
  readonly reads?: {
    readonly perSecond: Round
    /** Processor time of the server's own process for one read, microseconds. */
    readonly time: Round
  }
  readonly orders?: Round
  /** Processor time of the server's own process for one order, milliseconds. */
  readonly orderTime?: number
}

type Started = Awaited<ReturnType<typeof startProcess>>

async function measure(ask: Extract<ShopAsk, { what: 'shop' }>, wanted: Wanted): Promise<Figures> {
  const shop = await startProcess(ask)
  try {
    return {
      ...(wanted('reads') ? { reads: await measureReads(shop) } : {}),
      ...(wanted('orders')
        ? await measureOrders(shop, ORDERS_EACH['url' in ask.database ? 'postgres' : 'embedded'])
        : {}),
    }
  } finally {
    shop.stop()
  }
}

async function measureReads(shop: Started): Promise<NonNullable<Figures['reads']>> {
  const { pids } = shop.ready
  const { first } = await reads(shop.ready.url, pids, WARM_MS)
  const bare = await startBare(first)
  const rounds: Round[] = []
  const times: Round[] = []
  for (let round = 0; round < ROUNDS + 1; round++) {
    const at = async (server: Started) => {
      const before = await server.usedTime()
      const { perSecond, done } = await reads(server.ready.url, pids, SLICE_MS)
      return { perSecond, time: ((await server.usedTime()) - before) / done }
    }
    const [own, node, fastify] = [await at(shop), await at(bare.node), await at(bare.fastify)]
    rounds.push({ shop: own.perSecond, node: node.perSecond, fastify: fastify.perSecond })
    times.push({ shop: own.time, node: node.time, fastify: fastify.time })
  }
  bare.stop()
  // The first round warms the bare servers.
  return { perSecond: middle(rounds.slice(1)), time: middle(times.slice(1)) }
}

async function measureOrders(shop: Started, each: number): Promise<Pick<Figures, 'orders' | 'orderTime'>> {
  const before = await shop.usedTime()
  const ordered = await sendOrders(shop.ready.url, shop.ready.shoppers, each)
  const orderTime = ((await shop.usedTime()) - before) / ordered.done / 1000
  const echoing = await startBare(ordered.first)
  const echo = async ({ ready }: Started) => (await sendOrders(ready.url, shop.ready.shoppers, 50)).perSecond
  const orders = { shop: ordered.perSecond, node: await echo(echoing.node), fastify: await echo(echoing.fastify) }
  echoing.stop()
  return { orders, orderTime }
}

async function startBare(body: string) {
  const node = await startProcess({ what: 'node', body })
  const fastify = await startProcess({ what: 'fastify', body })
  return {
    node,
    fastify,
    stop: () => {
      node.stop()
      fastify.stop()
    },
  }
}

function middle(rounds: readonly Round[]): Round {
  const sorted = rounds.toSorted((a, b) => a.shop / a.node - b.shop / b.node)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) {
    throw new Error('there is a round')
  }
  return found
}

let asked = 0

/** One product after the other, so that none of them is in anybody's hand already. */
async function reads(url: string, pids: readonly string[], ms: number): Promise<LoadResult> {
  const next = (): LoadRequest => {
    // Another address every time, over all rounds: one address may only ask so often.
    const n = asked++
    return {
      path: '/emall/index.php/Mobile/Shop/GetProdInfoByID',
      body: `pid=${pids[n % pids.length]}&mchid=1`,
      headers: { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
    }
  }
  return succeeded(await load(url, { connections: CONNECTIONS, ms, next }))
}

async function sendOrders(url: string, shoppers: readonly SeededShopper[], each: number): Promise<LoadResult> {
  const order = (n: number): LoadRequest | undefined => {
    const shopper = shoppers[n % shoppers.length]
    return shopper && n < shoppers.length * each ? orderOf(shopper, n, url) : undefined
  }
  return succeeded(await load(url, { connections: CONNECTIONS, ms: ORDERS_MS, next: order }))
}

function orderOf({ cookie, taskId, pid, attributes, price }: SeededShopper, n: number, url: string): LoadRequest {
  const fields = {
    ...{ recvname: 'Bench', recvphone: '13800138000', recvprovince: '广东省', recvaddress: 'bench 1' },
    ...{ pay_amount: String(price), opid: `bench-order-${n}` },
    // The design was ordered before, and is ordered again on purpose.
    orderdata: JSON.stringify([
      { pid, taskid: taskId, quantity: 1, attridlist: attributes, rev: 1, again: 'as-it-is' },
    ]),
  }
  return {
    path: '/emall/index.php/Mobile/Shop/CreateOrder',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie,
      origin: url,
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

const PEERS = { node: 'bare node:http', fastify: 'bare Fastify' } as const

function readRows(engine: string, { reads }: Figures, bar: { floor: number; goal: number }): readonly BenchRow[] {
  if (!reads) {
    return []
  }
  const { perSecond, time } = reads
  const row = (peer: keyof typeof PEERS) => ({
    row: `validated indexed read, ${engine}`,
    value: perSecond.shop,
    unit: 'requests/s',
    limit: perSecond[peer],
    peer: PEERS[peer],
  })
  const used = { row: `processor time of one read, ${engine}`, value: time.shop, unit: 'us' }
  return [
    benchRow(row('node'), { measure: 'ratio', better: 'more', ...bar }),
    shownRow(row('fastify')),
    shownRow({ ...used, limit: time.node, peer: PEERS.node }),
    shownRow({ ...used, limit: time.fastify, peer: PEERS.fastify }),
  ]
}

function orderRows(onPostgres: Figures, embedded: Figures): readonly BenchRow[] {
  const row = (engine: string, orders: Round, peer: keyof typeof PEERS) => ({
    ...{ row: `CreateOrder, ${engine}`, value: orders.shop, unit: 'orders/s' },
    ...{ limit: orders[peer], peer: PEERS[peer] },
  })
  return onPostgres.orders && embedded.orders
    ? [
        benchRow(row('PostgreSQL', onPostgres.orders, 'node'), {
          ...{ measure: 'value', better: 'more', floor: 150, goal: 400 },
        }),
        shownRow(row('PostgreSQL', onPostgres.orders, 'fastify')),
        shownRow(row('embedded', embedded.orders, 'node')),
        shownRow(row('embedded', embedded.orders, 'fastify')),
        ...[onPostgres, embedded].map(({ orderTime = Number.NaN }, at) =>
          shownRow({
            row: `processor time of one order, ${at === 0 ? 'PostgreSQL' : 'embedded'}`,
            value: orderTime,
            unit: 'ms',
          }),
        ),
      ]
    : []
}

interface StartedProcess {
  readonly ready: ShopReady
  readonly stop: () => void
  usedTime(): Promise<number>
}

function startProcess(ask: ShopAsk): Promise<StartedProcess> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), [], {
      execPath: process.execPath,
    })
    const usedTime = () =>
      new Promise<number>((said) => {
        child.once('message', said)
        child.send('used time')
      })
    child.once('message', (ready: ShopReady) => resolve({ ready, usedTime, stop: () => child.kill('SIGKILL') }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the measured server ended with ${code}`)))
    child.send(ask)
  })
}

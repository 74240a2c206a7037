import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidOrder } from '../support/builders/order-items.ts'
import { OWN_PAGE } from '../support/servers/test-client.ts'
import { aWorld, PLAYED, type World } from '../support/worlds/authorisation-world.ts'
import { type FuzzClock, fuzzClock } from './fuzz-clock.ts'
import { type FuzzRequest, inTurns, plainRequest, requestsFor } from './fuzz-requests.ts'
import { FUZZ } from './fuzz-settings.ts'
import { type Operation, publishedCalls } from './published-calls.ts'
import { BOX_ITEM, realRequests } from './real-requests.ts'
import { type FuzzedWorld, freshAlbum } from './valid-requests.ts'
import { type WatchedShop, watchedShop } from './watched-shop.ts'

/** A world lasts so long: what its requests did to its things is more and more in the way of the next. */
const OF_ONE_WORLD = 600
/** Between two requests, so that the limits of calls are met now and then only. */
const PAUSE_MS = 20_000
/** Nothing takes so long: it hangs. */
const HANGS_MS = 20_000

/** Signs by an account of the merchant's, whose provider is asked; `account-messenger.contract.test.ts` has one. */
const WANTS_A_PROVIDER = ['Mobile.Shop.GetWxApiConfig']

/** What a reply never says: the words of a fault of ours. */
const INNARDS = /node_modules|\.ts:\d|\bat \w+ \(|SELECT |insert into|DrizzleQuery|TypeError|ZodError/i

let shop: WatchedShop
let clock: FuzzClock
let operations: readonly Operation[]
let inWork = ''
beforeAll(async () => {
  clock = fuzzClock()
  shop = await watchedShop(clock)
  operations = await publishedCalls(shop.server)
})
afterAll(() => shop?.close())

async function freshWorld(): Promise<World & Pick<FuzzedWorld, 'album' | 'real'>> {
  const world = await clock.whileMoving(() => aWorld(shop.server, clock))
  inWork = await clock.whileMoving(() => paidOrder(shop.server, { browser: world.browsers.owner, uid: '' }, [BOX_ITEM]))
  const album = await clock.whileMoving(() => freshAlbum(world))
  for (const actor of PLAYED) {
    for (const name of ['sid', 'staff']) {
      shop.canaries.set(`${name} of ${actor}`, world.browsers[actor].cookies.get(name) ?? `no ${name}`)
    }
  }
  const real = await clock.whileMoving(() => realRequests(shop.server, world))
  return { ...world, album, real }
}

/** For each of these calls, in their order, one that is answered and so many others. */
function requestsOf(
  calls: readonly Operation[],
  world: World & Pick<FuzzedWorld, 'album' | 'real'>,
  perCall: number,
  seed: number,
): readonly FuzzRequest[] {
  const asked = { ...world, clock, inWork }
  const of = (operation: Operation, at: number) => [
    plainRequest(operation, asked),
    ...fc.sample(requestsFor(operation, asked), { seed: seed + at, numRuns: perCall }),
  ]
  return calls.flatMap(of)
}

async function send({ operation, way, fields, headers }: FuzzRequest, cookies: ReadonlyMap<string, string>) {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, text(value)])).toString()
  const url = `/emall/index.php${operation.path}`
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const more = { ...OWN_PAGE, cookie, ...headers }
  const inject = shop.server.shop.app.inject.bind(shop.server.shop.app)
  switch (way) {
    case 'query':
      return await inject({ method: 'GET', url: `${url}?${form.slice(0, 8000)}`, headers: more })
    case 'json':
      return await inject({
        ...{ method: 'POST', url, payload: JSON.stringify(fields) },
        headers: { 'content-type': 'application/json', ...more },
      })
    case 'form':
      return await inject({
        ...{ method: 'POST', url, payload: form },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      })
    case 'torn':
      return await inject({
        ...{ method: 'POST', url, payload: JSON.stringify(fields).slice(0, -2) },
        headers: { 'content-type': 'application/json', ...more },
      })
  }
}

/** What is wrong with the reply; nothing when it is what it should be. */
function faultIn(operation: Operation, reply: { statusCode: number; body: string }): string | undefined {
  if (reply.statusCode >= 500) {
    return `status ${reply.statusCode}`
  }
  let read: { Code?: unknown; Data?: unknown; Msg?: unknown; Reason?: unknown }
  try {
    read = JSON.parse(reply.body)
  } catch {
    return 'no JSON'
  }
  if (!Number.isInteger(read.Code) || typeof read.Msg !== 'string' || !('Data' in read)) {
    return 'no envelope'
  }
  if (INNARDS.test(read.Msg)) {
    return `speaks of its innards: ${read.Msg}`
  }
  if (read.Code === 0) {
    return reply.statusCode === 200 ? operation.faultOf(read.Data) : `Code 0 with status ${reply.statusCode}`
  }
  const known = operation.refusals.has(String(read.Reason))
  return known && read.Msg !== '' ? undefined : `refused for what the document does not name: ${read.Reason}`
}

interface Tally {
  /** The first request of each kind of fault. */
  readonly faults: Map<string, string>
  /** Calls that answered with Code 0. */
  readonly answering: Set<string>
  sent: number
  answered: number
  slowestMs: number
}

async function sendAll(requests: readonly FuzzRequest[], world: World, tally: Tally): Promise<void> {
  for (const drawn of requests) {
    clock.tick(PAUSE_MS)
    const { scene } = drawn
    const set = scene && (await clock.whileMoving(() => scene({ server: shop.server, world, clock })))
    const request = { ...drawn, ...(set && { fields: set.fields }) }
    const { cookies } = set?.browser ?? world.browsers[request.actor]
    const before = performance.now()
    const reply = await Promise.race([send(request, cookies), wait(HANGS_MS, undefined, { ref: false })])
    tally.sent += 1
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - before)
    const { operation, actor, way, fields, headers } = request
    if (reply?.body.startsWith('{"Code":0,')) {
      tally.answered += 1
      tally.answering.add(operation.name)
    }
    const leaks = shop.canariesIn(reply?.body ?? '')
    const fault = reply ? faultIn(operation, reply) : 'hangs'
    const wrong = fault ?? (leaks.length > 0 ? `tells the ${leaks.join(', ')}` : undefined)
    const key = `${operation.name}: ${wrong}`.slice(0, 300)
    if (wrong !== undefined && !tally.faults.has(key)) {
      tally.faults.set(key, JSON.stringify({ actor, way, fields, headers }).slice(0, 1500))
    }
  }
}

test('whatever is asked of a call of /openapi.json, by whomever, it answers with its envelope, its shape and a refusal that it names', async () => {
  const tally: Tally = { faults: new Map(), answering: new Set(), sent: 0, answered: 0, slowestMs: 0 }
  const { shoppers, staffs } = inTurns(operations)
  const worlds = Math.max(1, Math.round(FUZZ.requests / OF_ONE_WORLD))
  const perCall = Math.max(1, Math.ceil(FUZZ.requests / worlds / operations.length))
  const linesBefore = shop.lines.length
  for (let n = 0; n < worlds; n++) {
    const world = await freshWorld()
    await sendAll(requestsOf(shoppers, world, perCall, FUZZ.seed + n * 1000), world, tally)
  }
  const world = await freshWorld()
  await sendAll(requestsOf(staffs, world, perCall * worlds, FUZZ.seed - 1000), world, tally)
  const { faults, sent, answered, answering, slowestMs } = tally
  const never = operations.map(({ name }) => name).filter((name) => !answering.has(name))
  if (FUZZ.isWhole) {
    console.info(
      `${sent} requests, ${answered} with Code 0, the slowest ${Math.round(slowestMs)} ms, seed ${FUZZ.seed};`,
      `${answering.size} of ${operations.length} calls were answered`,
    )
  }
  expect(Object.fromEntries(faults)).toEqual({})
  const metrics = await shop.server.client().request({
    ...{ method: 'GET', url: '/metrics' },
    headers: { authorization: `Bearer ${shop.canaries.get('metrics token')}` },
  })
  const nobodys = await shop.server.client().request({ method: 'GET', url: '/metrics' })
  const log = shop.lines.slice(linesBefore)
  expect({
    status: [metrics.statusCode, nobodys.statusCode],
    toldInMetrics: shop.canariesIn(metrics.body),
    toldInLog: shop.canariesIn(log.join('')),
    errors: log.filter((line) => JSON.parse(line).level >= 50),
    askedOutside: [...shop.asked],
  }).toEqual({ status: [200, 404], toldInMetrics: [], toldInLog: [], errors: [], askedOutside: [] })
  expect(sent).toBeGreaterThanOrEqual(FUZZ.requests)
  // A call that only ever refuses was not tried.
  expect(never).toEqual(WANTS_A_PROVIDER)
})

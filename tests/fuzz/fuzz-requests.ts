import fc from 'fast-check'
import { staffRolesOf } from '../../server/ports/policy.ts'
import type { AnyCallRoute } from '../../server/routes/route.ts'
import { callLists } from '../docs/call-lists.ts'
import { PLAYED, type Played } from '../support/worlds/authorisation-world.ts'
import { arbitraryOf } from './arbitrary-of-schema.ts'
import { brokenFrom } from './broken-value.ts'
import type { Operation } from './published-calls.ts'
import { SCENES, type Scene, type Stage } from './scenes.ts'
import { type FuzzedWorld, validRequest } from './valid-requests.ts'

const ROUTES = new Map<string, AnyCallRoute>(
  callLists().flatMap(({ routes }) => routes.map((route) => [route.call.path, route])),
)

/** How a request travels. `torn`: its bytes are not what its head says. */
type Way = 'form' | 'json' | 'query' | 'torn'

export interface FuzzRequest {
  readonly operation: Operation
  readonly actor: Played
  readonly way: Way
  readonly fields: object
  readonly headers: Readonly<Record<string, string>>
  /** What has to happen first; it says what is asked then, and who asks. */
  readonly scene?: ((stage: Stage) => Promise<Scene>) | undefined
}

/** Heads that no page of the shop sends. */
const STRANGE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': '*;q=9,zh-Hans-CN-x-private;q=-1,,;' },
  { 'accept-language': 'a'.repeat(3000) },
  { 'x-forwarded-for': '::::,256.1.1.1' },
  { 'x-forwarded-proto': 'javascript' },
  { 'user-agent': '' },
  { 'user-agent': 'MicroMessenger/\u00ff'.repeat(50) },
  { 'accept-encoding': 'br;q=0, gzip;q=nan, *;q=0' },
  { 'if-none-match': '*' },
  { range: 'bytes=9-1' },
  { expect: '100-continue' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/x-www-form-urlencoded; charset=\u0000' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { host: 'elsewhere.example' },
  { host: '[::1' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
]

/** What ends the things that the others name comes after them. */
const ENDS = /^(Delete|Remove|CancelOrder|CallOffOrder|EndCoupon|WithdrawTheme|ShelveProduct)/

/** After these nobody is signed in any more. */
const SIGNS_OUT = /^(UserLogout|StaffSignOut|DeleteCustomer)/

/** After it there is no demo shop any more, which the others name. */
const EMPTIES = /^RemoveDemo/

/** What is possible for a while only, and time passes between requests. */
const IN_TIME = /^(PrintOrderNow|ReopenOrderItem|ManagePrintNow)/

/** A request with which nothing is wrong, by whom the call is for. */
export function plainRequest(operation: Operation, world: FuzzedWorld): FuzzRequest {
  const route = ROUTES.get(operation.path)
  const actor: Played = route && staffRolesOf(route.policy) ? 'staff-owner' : 'owner'
  const fields = validRequest(route?.call.name ?? '', world, actor)
  const way = operation.method === 'get' ? 'query' : 'json'
  return { operation, actor, way, fields, headers: {}, scene: SCENES[route?.call.name ?? ''] }
}

/** How a call is tried: as asked for in the matrix of authorisation, as its schema says, and against it. */
export function requestsFor(operation: Operation, world: FuzzedWorld): fc.Arbitrary<FuzzRequest> {
  const route = ROUTES.get(operation.path)
  const name = route?.call.name ?? ''
  const isStaffs = route !== undefined && staffRolesOf(route.policy) !== undefined
  const actor = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Played>(isStaffs ? 'staff-owner' : 'owner') },
    { weight: 1, arbitrary: fc.constantFrom(...PLAYED) },
  )
  const derived = arbitraryOf(operation.request).map(Object)
  const asked = actor.map((who) => ({ who, base: validRequest(name, world, who) }))
  const mixed = fc
    .tuple(asked, derived, fc.func(fc.nat({ max: 9 })))
    .map(([{ who, base }, made, roll]) => ({ who, base: mixedOf(base, made, (field) => roll(field)) }))
  const sent = fc.oneof(
    { weight: 2, arbitrary: asked },
    { weight: 3, arbitrary: mixed },
    { weight: 1, arbitrary: fc.tuple(actor, derived).map(([who, base]) => ({ who, base })) },
    {
      weight: 5,
      arbitrary: fc.oneof(asked, mixed).chain(({ who, base }) => brokenFrom(base).map((it) => ({ who, base: it }))),
    },
  )
  const way: fc.Arbitrary<Way> =
    operation.method === 'get'
      ? fc.constant('query')
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant<Way>('json') },
          { weight: 5, arbitrary: fc.constant<Way>('form') },
          { weight: 1, arbitrary: fc.constant<Way>('torn') },
        )
  const headers = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_HEADERS) },
  )
  return fc
    .tuple(sent, way, headers)
    .map(([{ who, base }, how, more]) => ({ operation, actor: who, way: how, fields: base, headers: more }))
}

/** Most fields as in the example, some as the schema would have them, some not there. */
function mixedOf(example: object, derived: object, roll: (field: string) => number): object {
  const names = [...new Set([...Object.keys(example), ...Object.keys(derived)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const die = roll(name)
      const [first, second] = die < 7 ? [example, derived] : [derived, example]
      const from = name in first ? first : die === 9 ? undefined : second
      return from && name in from ? [[name, Reflect.get(from, name)]] : []
    }),
  )
}

/** Calls that end what others name, last; those by which the merchant's people change the shop, after all of the shoppers'. */
export function inTurns(operations: readonly Operation[]) {
  const nameOf = (it: Operation) => ROUTES.get(it.path)?.call.name ?? ''
  const isStaffs = (it: Operation) => {
    const route = ROUTES.get(it.path)
    return route !== undefined && staffRolesOf(route.policy) !== undefined && route.call.changes
  }
  const turnOf = (it: Operation) => {
    const turns = [IN_TIME, undefined, ENDS, SIGNS_OUT, EMPTIES]
    const last = turns.findLastIndex((turn) => turn?.test(nameOf(it)))
    return last < 0 ? 1 : last
  }
  const endsLast = (list: readonly Operation[]) => list.toSorted((a, b) => turnOf(a) - turnOf(b))
  return {
    shoppers: endsLast(operations.filter((it) => !isStaffs(it))),
    staffs: endsLast(operations.filter(isStaffs)),
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedAlbum, setAlbumShareType } from '../../domain/calls/album.ts'
import type { Call, DataOf } from '../../domain/calls/call.ts'
import { createOrder } from '../../domain/calls/order.ts'
import type { createPreview } from '../../domain/calls/preview.ts'
import { calPrice } from '../../domain/calls/price.ts'
import { asId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { GROUPS } from '../../server/call-groups.ts'
import { type Actor, POLICIES } from '../../server/http/policy.ts'
import { newToken, tokenHash } from '../../server/http/tokens.ts'
import { payPath } from '../../server/pay/pay-path.ts'
import { createSessionStore } from '../../server/stores/sessions.store.ts'
import { BOOK, PLAIN, seedPreview } from '../support/seeded-album.ts'
import type { TestClient } from '../support/test-client.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Who is played, the owner last: what he does may end the thing that the request names. */
const PLAYED = ['anonymous', 'other-merchant', 'stranger', 'read-link', 'edit-link', 'owner'] as const satisfies Actor[]
type Played = (typeof PLAYED)[number]

/** Things of one owner, and everybody who might reach for them. */
interface World {
  readonly browsers: Readonly<Record<Played, TestClient>>
  readonly preview: DataOf<typeof createPreview>
  readonly orderid: string
  readonly price: number
  readonly photoKey: string
  readonly pageWithPhotos: number
  /** Makes the link of an actor the one that the album is shared by. */
  shareWith(actor: Played): Promise<void>
}

const RECEIVER = {
  recvname: '王小明',
  recvphone: '13800138000',
  recvprovince: '广东省',
  recvcity: '深圳市',
  recvdistrict: '南山区',
  recvaddress: '科技园 1 号',
}

/** What each call is asked for. A call without an example fails the test. */
const EXAMPLES: Readonly<Record<string, (world: World, actor: Played) => object>> = {
  GetConfig: () => ({}),
  GetMerchantInfo: () => ({ MchID: '1' }),
  SendLoginVerifyCode: () => ({ phone: nextPhone('135') }),
  UserLogin: () => ({ phone: '13500000000', verifycode: '000000' }),
  GetUserInfo: () => ({}),
  UserLogout: () => ({}),
  GetUserTypeList: () => ({ mchid: '1' }),
  GetMerchantProdList: () => ({ MchID: '1' }),
  GetProdCataList: () => ({ mchid: '1' }),
  GetProdInfoByID: () => ({ pid: BOOK }),
  GetDIYThemeList: () => ({ pid: BOOK }),
  getThemeCataList: () => ({}),
  GetDIYThemeInfo: () => ({ id: 'theme-white' }),
  GetAlbumTplList: () => ({ pid: BOOK }),
  CreateAlbum: () => ({ name: 'a' }),
  GetAlbumInfo: ({ preview }) => ({ aid: preview.aid }),
  GetAlbumLastUpdateTime: ({ preview }) => ({ aid: preview.aid }),
  SaveAlbum: ({ preview }) => ({ aid: preview.aid, name: 'b', albumdata: { groups: [] }, lastupdatetime: 1 }),
  GetUserAlbumList: () => ({ Start: 0, Count: 9999 }),
  DeleteUserAlbum: ({ preview }) => ({ aid: preview.aid }),
  SetAlbumShareType: ({ preview }) => ({ aid: preview.aid, sharetype: 'edit' }),
  GetTokenByMchID: ({ preview }) => ({
    aid: preview.aid,
    fileName: 'a.jpg',
    size: 200_000,
    md5: 'e'.repeat(32),
  }),
  CreateThumbnail: ({ photoKey }) => ({ Key: photoKey }),
  CreatePreview: ({ preview }) => ({ orderdata: [{ aid: preview.aid, pid: BOOK }] }),
  OpenPreview: ({ preview }) => ({ taskid: preview.tid }),
  QueryPreviewStatus: ({ preview }) => ({ taskid: preview.tid, pageindex: 0 }),
  EditPreview: ({ preview, pageWithPhotos }) => ({ taskid: preview.tid, pageindex: pageWithPhotos, cmd: 'shuff' }),
  ShufflePreview: ({ preview, pageWithPhotos }) => ({ taskid: preview.tid, pageindex: pageWithPhotos }),
  QueryUserPreviewTaskID: () => ({}),
  CalPrice: () => ({ orderdata: [{ pid: BOOK, attridlist: PLAIN, quantity: 1, pagecount: 20 }] }),
  CreateOrder: ({ preview, price }) => ({
    ...RECEIVER,
    orderdata: [{ pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN }],
    pay_amount: price,
    opid: `matrix-${String(phones++).padStart(6, '0')}`,
  }),
  GetUserOrderList: () => ({}),
  GetOrderInfo: ({ orderid }) => ({ oid: orderid }),
}

/** Calls whose right depends on a token in the request itself, and which their own contract tests prove. */
const BY_TOKEN = new Set(['OpenSharedAlbum'])

/** Refusals that are about the caller; every other answer means that the caller may. */
const NOT_YOURS = new Set([401, 403, 404])

let phones = 1
/** Moves on with every phone, so that no limit on codes is met. */
let now = Date.UTC(2026, 0, 1)
const nextPhone = (prefix: string) => {
  now += 11 * 60_000
  return `${prefix}${String(phones++).padStart(8, '0')}`
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ role: 'api', clock: { now: () => now } })
})
afterAll(() => server?.close())

async function aWorld(): Promise<World> {
  const phone = () => nextPhone('136')
  const owner = server.client()
  const uid = await owner.signIn(phone(), server.deps.outbox)
  const preview = await seedPreview(server, owner, uid)
  const item = { pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN }
  const price = (await owner.call(calPrice, { orderdata: [item] })).Data.pay_amount
  const ordered = await owner.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount: price })
  expect(ordered.Msg).toBe('')
  const foreign = server.client()
  const token = newToken()
  await createSessionStore(server.deps.db).insert(
    { id: tokenHash(token), mchid: asId<MerchantId>('2'), uid: asId<UserId>(uid) },
    server.deps.clock.now(),
  )
  foreign.cookies.set('sid', token)
  const browsers = {
    anonymous: server.client(),
    'other-merchant': foreign,
    stranger: await server.signedIn(phone()),
    'read-link': await server.signedIn(phone()),
    'edit-link': await server.signedIn(phone()),
    owner,
  }
  const photoKey = (await photosOf(owner, preview.aid))[0] ?? ''
  return {
    browsers,
    preview,
    orderid: ordered.Data.orderid,
    price,
    photoKey,
    pageWithPhotos: preview.design.pages.findIndex((page) => page.kind === 'inner' && page.slots.length > 0),
    shareWith: async (actor) => {
      if (actor !== 'read-link' && actor !== 'edit-link') {
        return
      }
      const sharetype = actor === 'edit-link' ? 'edit' : 'readonly'
      const shared = await owner.call(setAlbumShareType, { aid: preview.aid, sharetype })
      const st = new URL(shared.Data.share_url.replace('#/', '')).searchParams.get('st') ?? ''
      expect((await browsers[actor].call(openSharedAlbum, { aid: preview.aid, st })).Code).toBe(0)
    },
  }
}

async function photosOf(owner: TestClient, aid: string): Promise<readonly string[]> {
  const response = await owner.request({ method: 'POST', url: '/Mobile/Shop/GetAlbumInfo', payload: { aid } })
  return response.json().Data.albumdata.groups[0].photos
}

/** Whether every played actor may use one call, asked for the owner's things. */
async function played(call: Call, world: World): Promise<Record<Played, boolean>> {
  const may: Partial<Record<Played, boolean>> = {}
  for (const actor of PLAYED) {
    await world.shareWith(actor)
    const example = EXAMPLES[call.name]?.(world, actor) ?? {}
    const { Code, Msg } = await world.browsers[actor].call(call, example)
    expect({ call: call.name, actor, malformed: Code === 4000 ? Msg : '' }).toEqual({
      call: call.name,
      actor,
      malformed: '',
    })
    may[actor] = !NOT_YOURS.has(Code)
  }
  return may as Record<Played, boolean>
}

test('every call is open to exactly those whom its policy names', async () => {
  const routes = GROUPS.flatMap((group) => group.routes?.(server.deps) ?? []).filter(
    (route) => !BY_TOKEN.has(route.call.name),
  )
  expect(routes.map((route) => route.call.name).filter((name) => !(name in EXAMPLES))).toEqual([])
  expect(routes.length).toBeGreaterThan(30)

  const lines: string[] = []
  const wrong: string[] = []
  const shared = await aWorld()
  for (const { call, policy } of routes) {
    const allowed: readonly Actor[] = POLICIES[policy]
    const world = call.changes ? await aWorld() : shared
    for (const [actor, may] of Object.entries(await played(call, world))) {
      lines.push(`${call.name},${policy},${actor},${may ? 'may' : 'may not'}`)
      if (may !== allowed.includes(actor as Actor)) {
        wrong.push(`${call.name}: ${actor} ${may ? 'may' : 'may not'}, policy ${policy}`)
      }
    }
  }
  expect(wrong).toEqual([])
  await expect(`call,policy,actor,verdict\n${lines.join('\n')}\n`).toMatchFileSnapshot('authorisation-matrix.csv')
}, 180_000)

test('the pay page of an order is there for its owner only', async () => {
  const world = await aWorld()
  const seen: Record<string, boolean> = {}
  for (const actor of PLAYED) {
    const response = await world.browsers[actor].request({ method: 'GET', url: payPath(asId(world.orderid)) })
    seen[actor] = response.statusCode === 200
  }
  expect(seen).toEqual({
    anonymous: false,
    'other-merchant': false,
    stranger: false,
    'read-link': false,
    'edit-link': false,
    owner: true,
  })
})

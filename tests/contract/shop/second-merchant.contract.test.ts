import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Reply } from '../../../domain/calls/call.ts'
import { createUpgradeUserLevelOrder } from '../../../domain/calls/user-type.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { payPath } from '../../../server/base/pay-path.ts'
import { GROUPS } from '../../../server/call-groups.ts'
import { subOrderToken } from '../../../server/orders/upload-link.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { payToken } from '../../../server/pay/pay-link.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  importOuttrade,
  newOpid,
  newShopper,
  ORIGINALS,
  type OrderShopper,
  paidOrder,
} from '../../support/builders/order-items.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { issueCoupon, takeCoupon } from '../../support/worlds/coupon-steps.ts'
import { openSecondShop } from '../../support/worlds/second-shop.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

const HOST = 'two.example'
const PHONE = '13920000001'
let server: TestServer
let first: OrderShopper
/** Things of the first merchant that somebody at the second one names. */
let items: Readonly<
  Record<'aid' | 'taskid' | 'photo' | 'orderid' | 'suborderid' | 'k' | 'friend' | 'level' | 'coupon' | 'album', string>
>
let second: (path: string, payload?: object) => Promise<{ readonly status: number; readonly reply: Reply<unknown> }>

beforeAll(async () => {
  const database = await migratedDatabase()
  server = await startTestServer({ role: 'api', database })
  const { deps } = server
  await openSecondShop(server, database, HOST)

  first = await newShopper(server, PHONE)
  const design = await designOf(server, first)
  const { aid: album, keys } = await seedAlbum(server, first.browser, first.uid, 2)
  const orderid = await paidOrder(server, first, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 })
  const [sub] = await createOrderStore(deps.db).itemsOf(asId<OrderId>(orderid))
  await issueCoupon(server, 'FIRSTSHOP')
  await importOuttrade(server, 'T-FIRST', [{}])
  const level = await first.browser.call(createUpgradeUserLevelOrder, { typeid: '1', opid: newOpid() })
  items = {
    ...{ aid: design.aid, taskid: design.taskid, album, photo: keys[0] ?? '', orderid, suborderid: sub?.subId ?? '' },
    k: sub ? subOrderToken(deps.secrets, sub) : '',
    friend: payToken(deps.secrets, asId<OrderId>(orderid), deps.clock.now()),
    level: level.Data.orderid,
    coupon: (await takeCoupon(first.browser, 'FIRSTSHOP')).id,
  }

  const browser = server.client()
  second = async (path, payload) => {
    const headers = { ...OWN_PAGE, host: HOST, 'content-type': 'application/json' }
    const response = await browser.request(
      payload ? { method: 'POST', url: path, payload, headers } : { method: 'GET', url: path, headers: { host: HOST } },
    )
    return { status: response.statusCode, reply: response.json<Reply<unknown>>() }
  }
  // The same person, by the same phone, is somebody else there.
  await second('/Mobile/Shop/SendLoginVerifyCode', { phone: PHONE })
  const code = (await deps.outbox.messages()).find((message) => message.to === PHONE)?.code
  const signedIn = await second('/Mobile/Shop/UserLogin', { phone: PHONE, verifycode: code })
  expect(signedIn.reply.Code).toBe(0)
  expect((signedIn.reply.Data as { uid: string }).uid).not.toBe(first.uid)
})
afterAll(async () => {
  await server?.close()
})

const box = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const opid = () => ({ opid: newOpid() })
/** What each call answers who names things of the other merchant. */
const NAMED: Readonly<Record<string, () => readonly [request: object, code: number]>> = {
  CreateOrder: () => [
    { ...RECEIVER, orderdata: [{ pid: BOOK, taskid: items.taskid, aid: items.aid }], pay_amount: 1, ...opid() },
    404,
  ],
  CreateOrderFromOrderID: () => [{ orderid: items.orderid, orderdata: [box], pay_amount: 5800, ...opid() }, 404],
  CreatePackageOrder: () => [
    {
      ...{ ...RECEIVER, proddata: { packageId: 'package-family', pkjId: 'k' }, pay_amount: 1, ...opid() },
      orderdata: [{ pid: BOOK, taskid: items.taskid, combinepId: 'book' }],
    },
    404,
  ],
  ReUpdateOrderInfo: () => [
    { mode: 2, k: items.k, orderdata: [{ pid: BOOK, suborderid: items.suborderid, aid: items.aid }], ...opid() },
    3135,
  ],
  GetReUploadOrderInfo: () => [{ suborderid: items.suborderid, k: items.k }, 3135],
  GetOuttradeOrderInfo: () => [{ outtradeid: 'T-FIRST' }, 3136],
  GetOrderInfo: () => [{ oid: items.orderid }, 404],
  CancelOrder: () => [{ oid: items.orderid, ...opid() }, 404],
  ChangeOrderAddress: () => [{ ...RECEIVER, oid: items.orderid, ...opid() }, 404],
  GetOrderAddress: () => [{ oid: items.orderid }, 404],
  ChangeOrderOptions: () => [{ oid: items.orderid, suborderid: items.suborderid, attridlist: [], ...opid() }, 404],
  ReopenOrderItem: () => [{ oid: items.orderid, suborderid: items.suborderid, ...opid() }, 404],
  PrintOrderNow: () => [{ oid: items.orderid, ...opid() }, 404],
  AskForInvoice: () => [{ oid: items.orderid, kind: 'personal', title: 'x', email: 'x@example.com', ...opid() }, 404],
  AskAboutOrder: () => [{ oid: items.orderid, kind: 'other', text: 'x', ...opid() }, 404],
  CalPrice: () => [{ orderdata: [box], mode: 3, orderid: items.orderid }, 404],
  QueryUpgradeUserLevelOrderStatus: () => [{ orderid: items.level }, 404],
  GetPromoInfoByCode: () => [{ code: 'FIRSTSHOP' }, 3140],
  BindPromo: () => [{ code: 'FIRSTSHOP', ...opid() }, 3140],
  GetAlbumInfo: () => [{ aid: items.album }, 404],
  SaveAlbum: () => [{ aid: items.album, name: 'x', albumdata: { groups: [] }, lastupdatetime: 1, ...opid() }, 404],
  SetAlbumShareType: () => [{ aid: items.album, sharetype: 'edit' }, 404],
  DeleteUserAlbum: () => [{ aid: items.album }, 404],
  GetTokenByMchID: () => [{ aid: items.album, fileName: 'a.jpg', size: 200_000, md5: 'e'.repeat(32) }, 404],
  GetConfigByMchID: () => [{ aid: items.album }, 404],
  CreateThumbnail: () => [{ Key: items.photo }, 404],
  FetchWechatFile: () => [{ Key: items.photo, ServerID: 'media-1' }, 404],
  Matting: () => [{ FileUrl: items.photo }, 404],
  CreatePreview: () => [{ orderdata: [{ aid: items.album, pid: BOOK }] }, 404],
  OpenPreview: () => [{ taskid: items.taskid }, 404],
  EditPreview: () => [{ taskid: items.taskid, pageindex: 1, cmd: 'shuff' }, 404],
}

test.each(Object.keys(NAMED))('%s: things of another merchant are not there', async (name) => {
  const call = GROUPS.flatMap((group) => group.routes?.(server.deps) ?? [])
    .map((route): Call => route.call)
    .find((one) => one.name === name)
  const [request, code] = NAMED[name]?.() ?? [{}, 0]
  const { reply } = await second(`/emall/index.php${call?.path}`, request)
  expect([reply.Code, reply.Msg.includes('{')]).toEqual([code, false])
})

test('a coupon of one merchant takes nothing off at another, and originals of there are ordered nowhere else', async () => {
  const order = { ...RECEIVER, orderdata: [box], pay_amount: 6800, coupon: items.coupon, ...opid() }
  expect((await second('/Mobile/Shop/CreateOrder', order)).reply.Code).toBe(3131)
  const originals = { pid: ORIGINALS, quantity: 1, aid: items.album }
  const foreign = { ...RECEIVER, orderdata: [originals], pay_amount: 900, coupon: 'none', ...opid() }
  expect((await second('/Mobile/Shop/CreateOrder', foreign)).reply.Code).toBe(404)
  expect((await second('/Mobile/Shop/CreateOrder', { ...order, mchid: '1', ...opid() })).reply.Code).toBe(404)
})

test('B§6 shops belong to merchants: pay page, friend link and factory of one merchant are not at the other’s host [B§6.shops]', async () => {
  const { deps } = server
  const token = factoryToken(deps, asId<MerchantId>('1'))
  const page = payPath(asId<OrderId>(items.orderid))
  expect((await second(page)).status).toBe(404)
  expect((await second(`${page}?k=${items.friend}`)).status).toBe(404)
  const at = async (url: string, bearer: string) => {
    const headers = { host: HOST, authorization: `Bearer ${bearer}` }
    return (await server.client().request({ method: 'GET', url, headers })).statusCode
  }
  const own = factoryToken(deps, asId<MerchantId>('2'))
  expect([await at('/factory/orders', token), await at('/factory/orders', own)]).toEqual([401, 200])
  expect(await at(`/factory/orders/${items.orderid}`, own)).toBe(404)
})

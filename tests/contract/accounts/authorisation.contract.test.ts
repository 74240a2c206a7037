import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAlbumInfo, setAlbumShareType } from '../../../domain/calls/album.ts'
import type { Call } from '../../../domain/calls/call.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import type { IssuedCoupon } from '../../../domain/coupon/coupon.ts'
import { demoCoupons } from '../../../domain/demo/coupons.ts'
import { DEMO_GOODS } from '../../../domain/demo/goods.ts'
import type { Product } from '../../../domain/product/product.ts'
import { GROUPS } from '../../../server/call-groups.ts'
import { couponEntry } from '../../../server/cli/shop/catalogue-file.ts'
import { type Actor, POLICIES, staffRolesOf } from '../../../server/ports/policy.ts'
import { paidOrder } from '../../support/builders/order-items.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import {
  aWorld,
  movingClock,
  PLAYED,
  type Played,
  pageWithPhotosOf,
  RECEIVER,
  type World,
} from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

const BOX = DEMO_GOODS.find(({ id }) => id === 'standard-album-box') as Product
const COUPON = demoCoupons(0)[0] as IssuedCoupon

/** What each call is asked for. A call without an example fails the test. */
const EXAMPLES: Readonly<Record<string, (world: World, actor: Played) => object>> = {
  GetConfig: () => ({}),
  GetMerchantInfo: () => ({ MchID: '1' }),
  SendLoginVerifyCode: () => ({ phone: clock.nextPhone('135') }),
  UserLogin: () => ({ phone: '13500000000', verifycode: '000000' }),
  SendVerifyCode: () => ({ phone: clock.nextPhone('134') }),
  BindUserPhone: () => ({ phone: '13400000000', verifycode: '000000' }),
  KeepReferral: () => ({ refereeid: 'u1' }),
  'User/UserLogin': () => ({ email: 'nobody@example.com', password: 'wrong password' }),
  UserReg: () => ({ email: `${clock.nextPhone('new')}@example.com`, password: 'a password', password2: 'a password' }),
  SendPasswordCode: () => ({ email: `${clock.nextPhone('old')}@example.com` }),
  ResetPassword: () => ({
    ...{ email: 'nobody@example.com', verifycode: '000000' },
    ...{ password: 'a password', password2: 'a password' },
  }),
  GetWxApiConfig: () => ({ mchid: '1', url: 'https://elsewhere.example/' }),
  MiniProgramLogin: () => ({ code: 'nobody' }),
  GetUserInfo: () => ({}),
  UserLogout: () => ({}),
  GetUserTypeList: () => ({ mchid: '1' }),
  CreateUpgradeUserLevelOrder: () => ({ typeid: '1' }),
  QueryUpgradeUserLevelOrderStatus: ({ levelOrderId }) => ({ orderid: levelOrderId }),
  GetPromoListByUID: () => ({}),
  GetPromoInfoByCode: () => ({ code: 'HELLO20' }),
  BindPromo: () => ({ code: 'HELLO20' }),
  GetMerchantProdList: () => ({ MchID: '1' }),
  GetShelf: () => ({ MchID: '1' }),
  GetProdCataList: () => ({ mchid: '1' }),
  GetProdInfoByID: () => ({ pid: BOOK }),
  GetDIYThemeList: () => ({ pid: BOOK }),
  getThemeCataList: () => ({}),
  GetDIYThemeInfo: () => ({ id: 'theme-white' }),
  GetDIYThemePhotoCount: () => ({ themeguid: 'theme-white', pid: BOOK }),
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
  GetConfigByMchID: ({ preview }) => ({ aid: preview.aid }),
  FetchWechatFile: ({ photoKey }) => ({ Key: photoKey, ServerID: 'media-1' }),
  Matting: ({ photoKey }) => ({ FileUrl: photoKey }),
  SaveData: () => ({ data: '{}' }),
  UploadLog: () => ({ log: '{}' }),
  CreatePreview: ({ preview }) => ({ orderdata: [{ aid: preview.aid, pid: BOOK }] }),
  OpenPreview: ({ preview }) => ({ taskid: preview.tid }),
  QueryPreviewStatus: ({ preview }) => ({ taskid: preview.tid, pageindex: 0 }),
  EditPreview: ({ preview, pageWithPhotos }) => ({ taskid: preview.tid, pageindex: pageWithPhotos, cmd: 'shuff' }),
  ShufflePreview: ({ preview, pageWithPhotos }) => ({ taskid: preview.tid, pageindex: pageWithPhotos }),
  QueryUserPreviewTaskID: () => ({}),
  ListDesigns: () => ({}),
  FindBegunDesign: () => ({}),
  RenameDesign: ({ preview }) => ({ taskid: preview.tid, name: 'Ours' }),
  CopyDesign: ({ preview }) => ({ taskid: preview.tid }),
  DeleteDesign: ({ preview }) => ({ taskid: preview.tid }),
  RestoreDesign: ({ preview }) => ({ taskid: preview.tid }),
  ShareDesign: ({ preview }) => ({ taskid: preview.tid }),
  RevokeDesignShare: ({ preview }) => ({ taskid: preview.tid }),
  GetDesignShare: ({ preview }) => ({ taskid: preview.tid }),
  ResolveDesignComment: ({ preview, commentid }) => ({ taskid: preview.tid, commentid, resolved: 1 }),
  CalPrice: () => ({ orderdata: [{ pid: BOOK, attridlist: PLAIN, quantity: 1, pagecount: 20 }] }),
  CreateOrder: ({ preview, price }) => ({
    ...RECEIVER,
    orderdata: [{ pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN }],
    pay_amount: price,
    opid: `matrix-${clock.nextPhone('1')}`,
  }),
  CreateOrderFromOrderID: ({ orderid }) => ({
    orderid,
    orderdata: [{ pid: 'standard-album-box', quantity: 1, attridlist: ['cloth-sand'] }],
    pay_amount: 5800,
    opid: `matrix-${clock.nextPhone('1')}`,
  }),
  CreatePackageOrder: ({ preview }) => ({
    ...RECEIVER,
    proddata: { packageId: 'package-family', pkjId: 'set-1' },
    orderdata: [{ pid: BOOK, aid: preview.aid, taskid: preview.tid, attridlist: PLAIN, combinepId: 'book' }],
    pay_amount: 21_800,
    opid: `matrix-${clock.nextPhone('1')}`,
  }),
  ReUpdateOrderInfo: ({ preview, suborderid }) => ({
    orderdata: [{ pid: BOOK, suborderid, taskid: preview.tid }],
    mode: 2,
    opid: `matrix-${clock.nextPhone('1')}`,
  }),
  GetOuttradeOrderInfo: () => ({ outtradeid: `none-${clock.nextPhone('1')}` }),
  GetNotices: () => ({}),
  ReadNotices: () => ({}),
  TurnNotices: () => ({ channel: 'sms', on: 'yes' }),
  GetAddressBook: () => ({}),
  GetCountryForm: () => ({ country: 'CN' }),
  GetCart: () => ({}),
  CountCart: () => ({}),
  PutInCart: () => ({
    thing: { pid: BOX.id, quantity: 1, attridlist: BOX.attributes.map(({ options }) => options[0]?.id) },
  }),
  ChangeInCart: () => ({ id: 'none', quantity: 0 }),
  SaveAddress: () => ({ ...RECEIVER }),
  RemoveAddress: () => ({ id: 'none' }),
  GetUserOrderList: () => ({}),
  GetOrderInfo: ({ orderid }) => ({ oid: orderid }),
  CancelOrder: ({ orderid }) => ({ oid: orderid }),
  ChangeOrderAddress: ({ orderid }) => ({ ...RECEIVER, oid: orderid }),
  ChangeOrderOptions: ({ orderid, suborderid }) => ({ oid: orderid, suborderid, attridlist: [] }),
  ReopenOrderItem: ({ orderid, suborderid }) => ({ oid: orderid, suborderid }),
  PrintOrderNow: ({ orderid }) => ({ oid: orderid }),
  GetStaffMe: () => ({}),
  GetInvitation: () => ({ t: 'none' }),
  AcceptInvitation: () => ({ t: 'none' }),
  StaffSignIn: () => ({ email: 'nobody@example.com', password: 'wrong password', code: '000000' }),
  StaffSignOut: () => ({}),
  ListStaff: () => ({}),
  InviteStaff: () => ({ role: 'clerk', name: 'New' }),
  RemoveStaff: ({ staffid }) => ({ id: staffid }),
  ManageOrders: () => ({}),
  // The factory sees what is paid.
  ManageOrder: () => ({ oid: inWork }),
  ShipOrders: ({ orderid }) => ({ parcels: [{ oid: orderid, carrier: 'SF', number: '1' }] }),
  ManageAddress: ({ orderid }) => ({ ...RECEIVER, oid: orderid }),
  CallOffOrder: ({ orderid }) => ({ oid: orderid }),
  RefundOrderPart: ({ orderid }) => ({ oid: orderid, amount: '1' }),
  ManageInvoice: ({ orderid }) => ({ oid: orderid }),
  ManageAnswer: ({ orderid }) => ({ oid: orderid, agreed: 'no' }),
  ManageReady: () => ({ oid: inWork }),
  ManageCollect: () => ({ oid: inWork, code: '0' }),
  ManagePrintNow: ({ orderid }) => ({ oid: orderid }),
  ManageReopen: ({ suborderid }) => ({ suborderid }),
  ManageLink: ({ suborderid }) => ({ suborderid }),
  ManageLabels: () => ({ oids: [inWork] }),
  ManageToday: () => ({}),
  ManageLog: () => ({}),
  GetShopTexts: () => ({}),
  ManageCustomers: () => ({}),
  ManageCustomer: ({ uid }) => ({ uid }),
  ExportCustomer: ({ uid }) => ({ uid }),
  // Whoever may is told that orders are open.
  DeleteCustomer: ({ uid }) => ({ uid }),
  AlbumsOpenToShop: () => ({}),
  OpenAlbumsToShop: () => ({ open: 'no' }),
  ManageSettings: () => ({}),
  SaveSettings: () => ({ change: { changeMinutes: 30 } }),
  ManageProducts: () => ({}),
  ManageProduct: () => ({ pid: BOX.id }),
  SaveManagedProduct: () => ({ product: BOX, changed: 0 }),
  CopyManagedProduct: () => ({ pid: BOX.id }),
  ShelveProduct: () => ({ pid: BOX.id, shelf: 'on' }),
  MoveProduct: () => ({ pid: BOX.id }),
  ManageSetUp: () => ({}),
  RemoveDemo: () => ({}),
  ManageProviders: () => ({}),
  TestProvider: () => ({ name: 'storage' }),
  ManageLooks: () => ({}),
  ManageLook: () => ({ id: 'theme-white' }),
  UploadLook: () => ({ file: 'none' }),
  CheckLook: () => ({ id: 'theme-white' }),
  PublishLook: () => ({ id: 'theme-white', products: [BOOK] }),
  WithdrawLook: () => ({ id: 'theme-night' }),
  ManageCoupons: () => ({}),
  SaveManagedCoupon: () => ({ coupon: couponEntry(COUPON) }),
  EndCoupon: () => ({ promoid: COUPON.coupon.id }),
  IssueCoupons: () => ({ promoid: COUPON.coupon.id, number: 1 }),
  ManageLevels: () => ({}),
  SaveLevels: () => ({ levels: [], rev: 'none' }),
  NoteOrder: ({ orderid }) => ({ oid: orderid, text: 'Called' }),
  AskForInvoice: ({ orderid }) => ({ oid: orderid, kind: 'personal', title: 'Lin', email: 'lin@example.com' }),
  AskAboutOrder: ({ orderid }) => ({ oid: orderid, kind: 'other', text: 'Please' }),
}

/** Calls whose right depends on a token in the request itself, and which their own contract tests prove. */
const BY_TOKEN = new Set(['OpenSharedAlbum', 'OpenSharedDesign', 'AddDesignComment', 'GetReUploadOrderInfo'])

/** Refusals that are about the caller; every other answer means that the caller may. */
const NOT_YOURS = new Set([401, 403, 404])

const clock = movingClock()
let server: TestServer
let inWork: string
beforeAll(async () => {
  server = await startTestServer({ role: 'api', clock })
})
afterAll(() => server?.close())

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

/** It changes when somebody signs in or out. */
const sessionsOf = ({ browsers }: World) =>
  PLAYED.flatMap((actor) => ['sid', 'staff'].map((name) => browsers[actor].cookies.get(name) ?? '')).join()

/** Whether the album can still be shared and the design opened: what most calls name. */
async function isWhole({ browsers: { owner }, preview: { aid, tid } }: World): Promise<boolean> {
  const answers = [await owner.call(getAlbumInfo, { aid }), await owner.call(openPreview, { taskid: tid })]
  return answers.every(({ Code }) => Code === 0)
}

test('every call is open to exactly those whom its policy names', async () => {
  const routes = GROUPS.flatMap((group) => group.routes?.(server.deps) ?? []).filter(
    (route) => !BY_TOKEN.has(route.call.name),
  )
  expect(routes.map((route) => route.call.name).filter((name) => !(name in EXAMPLES))).toEqual([])
  expect(routes.length).toBeGreaterThan(30)

  const lines: string[] = []
  const wrong: string[] = []
  const shared = await aWorld(server, clock)
  const box = { pid: 'standard-album-box', quantity: 1, attridlist: ['cloth-sand'] }
  inWork = await paidOrder(server, { browser: shared.browsers.owner, uid: '' }, [box])
  let used: World | undefined
  for (const { call, policy } of routes) {
    const allowed: readonly Actor[] = POLICIES[policy]
    const wronged = (may: Record<Played, boolean>) => PLAYED.filter((actor) => may[actor] !== allowed.includes(actor))
    // Another minute: an address has so many calls in one.
    clock.nextPhone('1')
    // What the merchant's people change ends nothing that the next of them is let in for.
    const isKept = !call.changes || staffRolesOf(policy) !== undefined
    let world = isKept ? shared : (used ?? (await aWorld(server, clock)))
    let signedIn = sessionsOf(world)
    let may = await played(call, world)
    // An earlier call may have ended what this one names, and its owner is not let in either.
    if (!isKept && used && wronged(may).length > 0) {
      world = await aWorld(server, clock)
      signedIn = sessionsOf(world)
      may = await played(call, world)
    }
    if (!isKept) {
      used = sessionsOf(world) === signedIn && (await isWhole(world)) ? world : undefined
    }
    lines.push(...PLAYED.map((actor) => `${call.name},${policy},${actor},${may[actor] ? 'may' : 'may not'}`))
    wrong.push(
      ...wronged(may).map((actor) => `${call.name}: ${actor} ${may[actor] ? 'may' : 'may not'}, policy ${policy}`),
    )
  }
  expect(wrong).toEqual([])
  await expect(`call,policy,actor,verdict\n${lines.join('\n')}\n`).toMatchFileSnapshot('authorisation-matrix.csv')
})

test('who holds the edit link designs the shared album for himself, for as long as the link lives', async () => {
  const { browsers, preview, shareWith } = await aWorld(server, clock)
  const { owner, 'edit-link': friend, 'read-link': reader } = browsers
  const request = { orderdata: [{ aid: preview.aid, pid: BOOK, seed: 3 }] }
  await shareWith('read-link')
  expect((await reader.call(createPreview, request)).Code).toBe(404)
  await shareWith('edit-link')
  const made = await friend.call(createPreview, request)
  const taskid = made.Data.tid
  const uses = async (browser: typeof friend) => [
    (await browser.call(openPreview, { taskid })).Code,
    (await browser.call(queryPreviewStatus, { taskid, pageindex: '0' })).Code,
    (await browser.call(editPreview, { taskid, pageindex: pageWithPhotosOf(made.Data.design), cmd: 'shuff' })).Code,
  ]
  expect([made.Code, await uses(friend)]).toEqual([0, [0, 0, 0]])
  // A design is its maker's alone: neither the owner of the photos nor who reads the album sees it.
  expect([await uses(owner), await uses(reader)]).toEqual([
    [404, 404, 404],
    [404, 404, 404],
  ])
  await owner.call(setAlbumShareType, { aid: preview.aid, sharetype: 'noshare' })
  expect(await uses(friend)).toEqual([404, 404, 404])
  expect((await owner.call(openPreview, { taskid: preview.tid })).Code).toBe(0)
})

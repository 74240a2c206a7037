import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAlbumInfo, setAlbumShareType } from '../../../domain/calls/album.ts'
import { getDesignShare, shareDesign } from '../../../domain/calls/design-shares.ts'
import { manageLink, manageReopen } from '../../../domain/calls/manage/orders.ts'
import { getOrderInfo } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { inviteStaff } from '../../../domain/calls/staff.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { sendNotices } from '../../../server/notices/send-notices.ts'
import type { NoticeMessage } from '../../../server/ports/notice-sender.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { newOpid, newShopper, type OrderShopper, paidOrder } from '../../support/builders/order-items.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { openSecondShop } from '../../support/worlds/second-shop.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const HOST = 'two.example'
const PHONE = '13920000002'
let server: TestServer
let shopper: OrderShopper

beforeAll(async () => {
  const database = await migratedDatabase()
  server = await startTestServer({ role: 'api', database })
  await openSecondShop(server, database, HOST)
  const browser = server.client(HOST)
  shopper = { browser, uid: await browser.signIn(PHONE, server.deps.outbox) }
})
afterAll(async () => await server?.close())

/** Where a link leads: to the shop's own host, with the port and the protocol that the operator has configured. */
const placeOf = (url: string) => {
  const { origin, pathname, hash } = new URL(url)
  return [origin, pathname, hash.replace(/\?.*/, '')]
}
const at = (path: string, screen: string) => {
  const { protocol, port } = new URL(server.deps.env.publicUrl)
  return [`${protocol}//${HOST}:${port}`, path, screen]
}

test('what a shopper of a second merchant shares is shared at that merchant’s host', async () => {
  const { browser, uid } = shopper
  const { aid } = await seedAlbum(server, browser, uid, 24, '2')
  const album = (await browser.call(setAlbumShareType, { aid, sharetype: 'edit' })).Data.share_url
  const again = (await browser.call(getAlbumInfo, { aid })).Data.sharedata.share_url
  const { tid: taskid } = (await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })).Data
  const design = (await browser.call(shareDesign, { taskid })).Data.url
  const shared = (await browser.call(getDesignShare, { taskid })).Data.url
  expect([album, again, design, shared].map(placeOf)).toEqual([
    at('/emall/app/', '#/album_preview'),
    at('/emall/app/', '#/album_preview'),
    at('/emall/app/', '#/design_flip'),
    at('/emall/app/', '#/design_flip'),
  ])
})

test('links to hand photos in, for the shopper and from the console, and invitations lead to the merchant’s own host', async () => {
  const oid = await paidOrder(server, shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 })
  const [item] = await createOrderStore(server.deps.db).itemsOf(asId<OrderId>(oid))
  const suborderid = item?.subId ?? ''
  const owner = await signInAsStaff(server, server.client(HOST), 'owner', '2')
  const own = (await shopper.browser.call(getOrderInfo, { oid })).Data.items[0]?.reuploadurl ?? ''
  const link = (await owner.call(manageLink, { suborderid, opid: newOpid() })).Data.url
  const reopened = (await owner.call(manageReopen, { suborderid, opid: newOpid() })).Data.url
  const invited = (await owner.call(inviteStaff, { role: 'clerk', name: 'Li' })).Data.url
  expect([own, link, reopened, invited].map(placeOf)).toEqual([
    at('/emall/app/', '#/index'),
    at('/emall/app/', '#/index'),
    at('/emall/app/', '#/index'),
    at('/manage', '#/join'),
  ])
})

test('what a shopper is told about an order leads to the order, at the host where it was placed', async () => {
  const told: NoticeMessage[] = []
  const notices = { sends: () => true, send: async (message: NoticeMessage) => void told.push(message) }
  await sendNotices({ ...server.deps, notices })
  told.splice(0)
  const first = await newShopper(server, '13920000003')
  const item = { pid: 'standard-album-box', quantity: 1, attridlist: ['cloth-sand'] }
  const there = await paidOrder(server, shopper, [item])
  const here = await paidOrder(server, first, [item])
  await sendNotices({ ...server.deps, notices })
  const paid = told.filter(({ kind }) => kind === 'paid').map(({ url }) => url)
  const screen = (oid: string) => `/emall/app/#/order_info?oid=${oid}`
  expect(paid.toSorted()).toEqual(
    [`${at('', '')[0]}${screen(there)}`, `${server.deps.env.publicUrl}${screen(here)}`].toSorted(),
  )
})

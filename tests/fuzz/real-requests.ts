import { saveAddress } from '../../domain/calls/addresses.ts'
import { createAlbum, setAlbumShareType } from '../../domain/calls/album.ts'
import { putInCart } from '../../domain/calls/cart.ts'
import { shareDesign } from '../../domain/calls/design-shares.ts'
import { copyDesign } from '../../domain/calls/designs.ts'
import { manageLevels } from '../../domain/calls/manage/coupons.ts'
import { manageOrder, managePrintNow, manageReady, manageReopen, shipOrders } from '../../domain/calls/manage/orders.ts'
import { manageProduct } from '../../domain/calls/manage/products.ts'
import { saveSettings } from '../../domain/calls/manage/settings.ts'
import { createOrder, getOrderInfo } from '../../domain/calls/order.ts'
import { askAboutOrder, askForInvoice } from '../../domain/calls/order-changes.ts'
import { inviteStaff } from '../../domain/calls/staff.ts'
import { BOX, importOuttrade, orderFor, paidOrder } from '../support/builders/order-items.ts'
import type { TestServer } from '../support/servers/test-server.ts'
import { RECEIVER, type World } from '../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN } from '../support/worlds/seeded-album.ts'

/** A finished thing from the shelf, which may be bought again and again. */
export const BOX_PRICE = 5800
/** For the requests before them to be over. */
const WEEK_MINUTES = 10_080
export const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: ['cloth-sand'] }

const tokenOf = (url: string, name: string) =>
  new URL(url.replace('#/', ''), 'http://shop').searchParams.get(name) ?? ''

/**
 * Requests that name things which are there and in the state that the call is for, by the name of the call: an order that
 * has left, a link that opens, an invitation that nobody has accepted.
 */
export async function realRequests(server: TestServer, { browsers, preview, uid }: World) {
  const { owner } = browsers
  const staff = browsers['staff-owner']
  const shopper = { browser: owner, uid }
  const link = tokenOf((await owner.call(shareDesign, { taskid: preview.tid })).Data.url, 'st')
  const album = async () => (await owner.call(createAlbum, { name: 'a' })).Data.NewAlbumID
  const shared = await album()
  const sharedBy = (await owner.call(setAlbumShareType, { aid: shared, sharetype: 'readonly' })).Data.share_url
  const unpaid = async () => {
    const { orderid } = (await owner.call(createOrder, await orderFor(shopper, [BOX_ITEM]))).Data
    const { items } = (await owner.call(getOrderInfo, { oid: orderid })).Data
    return { oid: orderid, suborderid: items[0]?.suborderid ?? '' }
  }
  const paid = (more = {}) => paidOrder(server, shopper, [BOX_ITEM], more)
  /** Its shopper's time for changes is over. */
  const begun = async (more = {}) => {
    const oid = await paid(more)
    await staff.call(managePrintNow, { oid })
    return oid
  }
  const book = async () => {
    const item = { pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN }
    const oid = await paidOrder(server, shopper, [{ ...item, again: 'as-it-is' }])
    const { items } = (await owner.call(getOrderInfo, { oid })).Data
    return { oid, suborderid: items[0]?.suborderid ?? '' }
  }
  const { suborderid: reopened } = await book()
  const reUpload = (await staff.call(manageReopen, { suborderid: reopened })).Data.url
  const shipped = await begun()
  await staff.call(shipOrders, { parcels: [{ oid: shipped, carrier: 'SF', number: '1' }] })
  await staff.call(saveSettings, { change: { changeMinutes: WEEK_MINUTES } })
  const fetched = { pickupid: 'nanshan', pay_amount: BOX_PRICE }
  const waiting = await begun(fetched)
  await staff.call(manageReady, { oid: waiting })
  const { pickupcode = '' } = (await owner.call(getOrderInfo, { oid: waiting })).Data
  const billed = await paid()
  await owner.call(askForInvoice, { oid: billed, kind: 'personal', title: 'Lin', email: 'lin@example.com' })
  const asked = await begun()
  await owner.call(askAboutOrder, { oid: asked, kind: 'other', text: 'Please' })
  const request = (await staff.call(manageOrder, { oid: asked })).Data.requests[0]?.id ?? ''
  const outtradeid = `fuzz-${shared}`.slice(0, 30)
  await importOuttrade(server, outtradeid, [{}])
  const { levels, rev } = (await staff.call(manageLevels, {})).Data
  const { product, changed } = (await staff.call(manageProduct, { pid: 'frame-a4' })).Data
  const invited = (await staff.call(inviteStaff, { role: 'clerk', name: 'New' })).Data.url
  return {
    OpenSharedDesign: { st: link },
    AddDesignComment: {
      st: link,
      pageid: preview.design.pages[0]?.id ?? '',
      x: 0.5,
      y: 0.5,
      name: 'Friend',
      text: 'Fine',
    },
    OpenSharedAlbum: { aid: shared, st: tokenOf(sharedBy, 'st') },
    DeleteUserAlbum: { aid: await album() },
    DeleteDesign: { taskid: (await owner.call(copyDesign, { taskid: preview.tid })).Data.design.taskid },
    ChangeInCart: { id: (await owner.call(putInCart, { thing: BOX_ITEM })).Data.id, quantity: 2 },
    RemoveAddress: { id: (await owner.call(saveAddress, RECEIVER)).Data.id },
    CancelOrder: { oid: (await unpaid()).oid },
    ChangeOrderOptions: { ...(await unpaid()), attridlist: ['cloth-sand'] },
    ReopenOrderItem: await book(),
    ManageReopen: { suborderid: (await book()).suborderid },
    ManageLink: { suborderid: reopened },
    GetReUploadOrderInfo: { suborderid: reopened, k: tokenOf(reUpload, 'k') },
    ReUpdateOrderInfo: {
      orderdata: [{ pid: BOOK, suborderid: reopened, aid: preview.aid, taskid: preview.tid }],
      mode: 2,
    },
    AskAboutOrder: { oid: await begun(), kind: 'other', text: 'Please' },
    GetOrderAddress: { oid: await paid() },
    PrintOrderNow: { oid: await paid() },
    ManagePrintNow: { oid: await paid() },
    GetOuttradeOrderInfo: { outtradeid },
    GetInvitation: { t: tokenOf(invited, 't') },
    ManageParcel: { oid: shipped, carrier: 'SF', number: '2' },
    AddParcel: { oid: shipped, carrier: 'SF', number: '3' },
    ManageReady: { oid: await begun(fetched) },
    ManageCollect: { oid: waiting, code: pickupcode },
    ManageInvoice: { oid: billed, number: '24442000000123456789' },
    ManageAnswer: { oid: asked, request, agreed: 'no' },
    SaveLevels: { levels, rev },
    SaveManagedProduct: { product, changed },
  }
}

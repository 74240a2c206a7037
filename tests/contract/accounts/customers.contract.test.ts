import { afterAll, expect, test } from 'vitest'
import { getUserInfo } from '../../../domain/calls/account.ts'
import { saveAddress } from '../../../domain/calls/addresses.ts'
import { createAlbum, deleteUserAlbum, getUserAlbumList } from '../../../domain/calls/album.ts'
import { putInCart } from '../../../domain/calls/cart.ts'
import {
  albumsOpenToShop,
  deleteCustomer,
  exportCustomer,
  manageCustomer,
  manageCustomers,
  openAlbumsToShop,
} from '../../../domain/calls/manage/customers.ts'
import { callOffOrder, refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { manageLog, manageToday } from '../../../domain/calls/manage/today-and-log.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { askAboutOrder } from '../../../domain/calls/order-changes.ts'
import { createUpgradeUserLevelOrder } from '../../../domain/calls/user-type.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type MerchantId, type OrderId, type UserId } from '../../../domain/ids.ts'
import { recordRefund } from '../../../server/pay/record-refund.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createAddressStore } from '../../../server/stores/shoppers/addresses.store.ts'
import { createCartItemStore } from '../../../server/stores/shoppers/cart-items.store.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, orderFor, paidOrder, pay } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { callAt, signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const HALF_MINUTE = 30_000

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN
let phones = 0

onBothEngines(
  'shoppers at the console',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const nextPhone = () => `137900${String(++phones).padStart(5, '0')}`
    const as = (role: 'owner' | 'clerk' | 'factory', merchant = '1') =>
      signInAsStaff(server(), server().client(), role, merchant)
    const uidOf = async (browser: Awaited<ReturnType<typeof newShopper>>['browser']) =>
      (await browser.call(getUserInfo, {})).Data.uid

    test('shoppers are found by phone and by who received, a page at a time, with what they bought', async () => {
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      await newShopper(server(), nextPhone())
      await paidOrder(server(), own, [BOX_ITEM], { recvname: '钱多多', recvphone: '13911113333' })
      const off = await paidOrder(server(), own, [BOX_ITEM])
      const clerk = await as('clerk')
      await clerk.call(callOffOrder, { oid: off })
      const find = async (key: string) => (await clerk.call(manageCustomers, { key })).Data
      const page = await clerk.call(manageCustomers, { Count: 1 })
      expect([page.Data.length, (page.Total ?? 0) >= 2]).toEqual([1, true])
      const uid = await uidOf(own.browser)
      const row = { uid, nickname: '', phone, email: '', since: now, orders: 1, spent: 6800, currency: 'CNY' }
      expect([await find(phone), await find('钱多'), await find('100%')]).toEqual([[row], [row], []])
    })

    test('what went back in part is no money that a shopper has spent, in the list and on the page alike', async () => {
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await paidOrder(server(), own, [BOX_ITEM])
      const owner = await as('owner')
      const spent = async () => {
        const [row] = (await owner.call(manageCustomers, { key: phone })).Data
        const page = (await owner.call(manageCustomer, { uid: row?.uid ?? '' })).Data
        return [row?.orders, row?.spent, page.orders, page.spent]
      }
      const before = await spent()
      await owner.call(refundOrderPart, { oid, amount: '10', reason: '', opid: newOpid() })
      await owner.call(refundOrderPart, { oid, amount: '5.50', reason: '', opid: newOpid() })
      expect([before, await spent()]).toEqual([
        [2, 13_600, 2, 13_600],
        [2, 12_050, 2, 12_050],
      ])
    })

    test('what went back whole at the provider, of an order that is made already, is neither spent nor income', async () => {
      const { deps } = server()
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      await createOrderStore(deps.db).move(asId<OrderId>(oid), 'paid', 'in-production', {})
      const owner = await as('owner')
      const money = async () => {
        const [row] = (await owner.call(manageCustomers, { key: phone })).Data
        const today = (await owner.call(manageToday, { zone: 0 })).Data.days.at(-1)
        return { orders: row?.orders, spent: row?.spent, income: today?.amount ?? 0, paid: today?.orders }
      }
      const before = await money()
      const news = { kind: 'refunded', eventId: `paid-${oid}`, whole: true, ref: 'there' } as const
      await recordRefund(deps, { provider: 'test', merchantId: asId('1') }, news, now)
      const state = (await createOrderStore(deps.db).load(asId<OrderId>(oid)))?.state
      expect([before.spent, await money(), state]).toEqual([
        ...[6800, { ...before, spent: 0, income: before.income - 6800 }, 'in-production'],
      ])
    })

    test('albums are seen only while their shopper allows it, for a week or until it is taken back', async () => {
      const own = await newShopper(server(), nextPhone())
      await own.browser.call(createAlbum, { name: '海边' })
      const uid = await uidOf(own.browser)
      const seen = async () => {
        // Nobody's session is as long as the leave.
        const clerk = await as('clerk')
        const { albums, albumsuntil } = (await clerk.call(manageCustomer, { uid })).Data
        const told = (await own.browser.call(albumsOpenToShop, {})).Data
        return [albums.map(({ name, photos }) => [name, photos]), albumsuntil, told.until]
      }
      const before = await seen()
      const { until } = (await own.browser.call(openAlbumsToShop, { open: 'yes' })).Data
      const allowed = await seen()
      await own.browser.call(openAlbumsToShop, { open: 'no' })
      const taken = await seen()
      await own.browser.call(openAlbumsToShop, { open: 'yes', opid: 'open-once-more' })
      now = until
      expect({ before, until, allowed, taken, over: await seen() }).toEqual({
        before: [[], undefined, 0],
        until: now,
        allowed: [[['海边', 0]], until, until],
        taken: [[], undefined, 0],
        over: [[], undefined, 0],
      })
    })

    test('an export holds what is kept; after a deletion nobody comes in, nothing is found, orders stay in the books', async () => {
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      await own.browser.call(createAlbum, { name: '毕业' })
      await own.browser.call(saveAddress, { ...RECEIVER, recvname: '孙外婆', opid: newOpid() })
      await own.browser.call(putInCart, { thing: BOX_ITEM, opid: newOpid() })
      const oid = await paidOrder(server(), own, [BOX_ITEM], { recvname: '孙小小' })
      const unpaid = (await own.browser.call(createOrder, await orderFor(own, [BOX_ITEM]))).Data.orderid
      const uid = await uidOf(own.browser)
      const owner = await as('owner')
      const kept = JSON.parse((await owner.call(exportCustomer, { uid })).Data.json)
      expect({
        phone: kept.customer.phone,
        addresses: kept.addresses.map(({ name }: { name: string }) => name),
        albums: kept.albums.map(({ name }: { name: string }) => name),
        cart: kept.cart.map(({ pid }: { pid: string }) => pid),
        orders: kept.orders.map(({ id }: { id: string }) => id).sort(),
      }).toEqual({ phone, addresses: ['孙外婆'], albums: ['毕业'], cart: [BOX_ITEM.pid], orders: [oid, unpaid].sort() })

      expect((await owner.call(deleteCustomer, { uid })).Reason).toBe('customer-orders-open')
      const orders = createOrderStore(server().deps.db)
      await orders.move(asId<OrderId>(oid), 'paid', 'in-production', {})
      await orders.move(asId<OrderId>(oid), 'in-production', 'shipped', {})
      expect((await owner.call(deleteCustomer, { uid, opid: 'delete-now' })).Data).toEqual({ uid })
      const stateOf = async (id: string) => (await orders.load(asId<OrderId>(id)))?.state
      expect({
        session: (await own.browser.call(getUserAlbumList, {})).Reason,
        found: (await owner.call(manageCustomers, { key: phone })).Total,
        page: (await owner.call(manageCustomer, { uid })).Code,
        addresses: await createAddressStore(server().deps.db).list({
          merchantId: DEMO_MERCHANT.id,
          uid: asId<UserId>(uid),
        }),
        cart: await createCartItemStore(server().deps.db).list({
          merchantId: DEMO_MERCHANT.id,
          uid: asId<UserId>(uid),
        }),
        orders: [await stateOf(oid), await stateOf(unpaid)],
        log: (await owner.call(manageLog, { Count: 2 })).Data.map(({ action, about }) => [action, about]),
      }).toEqual({
        session: 'sign-in-needed',
        found: 0,
        page: 404,
        addresses: [],
        cart: [],
        orders: ['shipped', 'cancelled'],
        log: [
          ['customer-delete', uid],
          ['customer-export', uid],
        ],
      })
      // The same phone comes back as somebody new.
      now += 2 * HALF_MINUTE + 1
      const back = await newShopper(server(), phone)
      expect([(await uidOf(back.browser)) === uid, (await back.browser.call(getOrderInfo, { oid })).Code]).toEqual([
        false,
        404,
      ])
    })

    test('an export holds money, questions and what is deleted but not gone yet', async () => {
      const own = await newShopper(server(), nextPhone())
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const clerk = await as('clerk')
      await createOrderStore(server().deps.db).move(asId<OrderId>(oid), 'paid', 'in-production', {})
      const question = { ...RECEIVER, oid, kind: 'address', text: '请寄给外婆', recvname: '周外婆' } as const
      expect((await own.browser.call(askAboutOrder, { ...question, opid: newOpid() })).Code).toBe(0)
      await clerk.call(refundOrderPart, { oid, amount: '8' })
      const { NewAlbumID: aid } = (await own.browser.call(createAlbum, { name: '旧的' })).Data
      expect((await own.browser.call(deleteUserAlbum, { aid, opid: newOpid() })).Code).toBe(0)
      const { json } = (await (await as('owner')).call(exportCustomer, { uid: own.uid })).Data
      const kept = JSON.parse(json)
      const [order] = kept.orders
      type Row = Record<string, unknown>
      expect({
        payments: order.payments.map(({ amount, effect }: Row) => [amount, effect]),
        refunds: order.refunds.map(({ amount }: Row) => amount),
        requests: order.requests.map(({ kind, text, address }: Row) => [kind, text, (address as Row)['name']]),
        albums: kept.albums.map(({ name, deletedAt }: Row) => [name, deletedAt !== null]),
      }).toEqual({
        payments: [[6800, 'paid']],
        refunds: [800],
        requests: [['address', '请寄给外婆', '周外婆']],
        albums: [['旧的', true]],
      })
    })

    test('whoever has bought a level is deleted like everybody else: nobody owes them a thing', async () => {
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      const { orderid } = (await own.browser.call(createUpgradeUserLevelOrder, { typeid: '2', opid: newOpid() })).Data
      await pay(server(), orderid)
      const owner = await as('owner')
      expect([
        (await owner.call(deleteCustomer, { uid: own.uid })).Code,
        (await owner.call(manageCustomers, { key: phone })).Data,
      ]).toEqual([0, []])
    })

    test('a clerk exports and deletes nobody, the factory sees nobody, another merchant’s owner finds and reaches nobody', async () => {
      const phone = nextPhone()
      const own = await newShopper(server(), phone)
      const uid = await uidOf(own.browser)
      const [clerk, factory] = [await as('clerk'), await as('factory')]
      await createMerchantStore(server().deps.db).save({
        ...{ ...DEMO_MERCHANT, id: asId<MerchantId>('2'), domain: 'second.example' },
      })
      const foreign = await as('owner', '2')
      // The list of hosts is believed for half a minute.
      now += HALF_MINUTE + 1
      const host = 'second.example'
      expect({
        clerk: [(await clerk.call(exportCustomer, { uid })).Code, (await clerk.call(deleteCustomer, { uid })).Code],
        factory: [(await factory.call(manageCustomers, {})).Code, (await factory.call(manageCustomer, { uid })).Code],
        found: (await callAt(foreign, host, manageCustomers, { key: phone })).Total,
        foreign: [
          (await callAt(foreign, host, manageCustomer, { uid })).Code,
          (await callAt(foreign, host, exportCustomer, { uid })).Code,
          (await callAt(foreign, host, deleteCustomer, { uid })).Code,
        ],
        still: (await clerk.call(manageCustomers, { key: phone })).Total,
      }).toEqual({ clerk: [404, 404], factory: [404, 404], found: 0, foreign: [404, 404, 404], still: 1 })
    })
  },
  { role: 'api', clock: { now: () => now } },
)

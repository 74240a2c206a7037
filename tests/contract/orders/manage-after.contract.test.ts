import { afterAll, beforeAll, expect, test } from 'vitest'
import { manageAnswer, manageOrders, refundOrderPart, shipOrders } from '../../../domain/calls/manage/orders.ts'
import { getOrderInfo, getUserOrderList } from '../../../domain/calls/order.ts'
import { askAboutOrder } from '../../../domain/calls/order-changes.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }

let server: TestServer
let phones = 0
beforeAll(async () => {
  server = await startTestServer({ role: 'api' })
})
afterAll(() => server?.close())

const shopper = () => newShopper(server, `137810${String(++phones).padStart(5, '0')}`)
const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server, server.client(), role)

test('an order has one short number, which its shopper reads out and the merchant finds it by', async () => {
  const own = await shopper()
  const oid = await paidOrder(server, own, [BOX_ITEM])
  const [listed] = (await own.browser.call(getUserOrderList, {})).Data
  const shown = (await own.browser.call(getOrderInfo, { oid })).Data
  const found = (await (await as('clerk')).call(manageOrders, { key: shown.short })).Data
  expect([listed?.short, found.map(({ short }) => short), shortOf(asId<OrderId>(oid))]).toEqual([
    shown.short,
    [shown.short],
    shown.short,
  ])
})

test('what is wrong with what came is told once it has left, found by whoever answers, and paid back in part', async () => {
  const own = await shopper()
  const clerk = await as('clerk')
  const oid = await paidOrder(server, own, [BOX_ITEM])
  const problem = { ...RECEIVER, oid, kind: 'problem', text: 'The lid is torn' } as const
  expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Reason).toBe('order-closed')
  await clerk.call(shipOrders, { parcels: [{ oid, carrier: 'SF', number: 'SF77' }] })
  expect((await own.browser.call(getOrderInfo, { oid })).Data.changes).toEqual(['complain'])
  const late = { ...problem, kind: 'cancel', opid: newOpid() } as const
  expect((await own.browser.call(askAboutOrder, late)).Reason).toBe('order-closed')
  expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Code).toBe(0)
  expect((await own.browser.call(askAboutOrder, { ...problem, opid: newOpid() })).Reason).toBe('request-open')
  expect((await clerk.call(manageOrders, { state: 'asks' })).Data.map(({ orderid }) => orderid)).toEqual([oid])
  expect((await clerk.call(manageAnswer, { oid, agreed: 'yes', answer: 'Half comes back' })).Code).toBe(0)
  expect((await clerk.call(refundOrderPart, { oid, amount: '34' })).Data.refund).toBe(3400)
  const { state, requests } = (await own.browser.call(getOrderInfo, { oid })).Data
  expect([state, requests.map(({ at: _, ...request }) => request)]).toEqual([
    'shipped',
    [{ kind: 'problem', text: 'The lid is torn', agreed: true, answer: 'Half comes back' }],
  ])
  expect((await own.browser.call(getUserOrderList, { status: 5000 })).Total).toBe(0)
})

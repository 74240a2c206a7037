import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { type StoredVisit, withCurrentProduct } from '../../../domain/navigation/stored-visit.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import { aLinkOrder, anItem, BOOK, IN_ORDER, POSTCARDS } from '../../../stories/fixtures/links.ts'
import type { World } from '../../../stories/fixtures/ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { RouteName } from '../../navigation/routes.ts'
import { Guard } from './Guard.tsx'

afterEach(closeScreen)

const working: StoredVisit = {
  ...IN_ORDER,
  ecommerce: { ...IN_ORDER.ecommerce, originalProduct: BOOK.pid, currentProduct: BOOK.pid },
}
const orderOf = (...items: Parameters<typeof aLinkOrder>[0]): World => ({
  ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder(items) }) },
})

function guarded(route: RouteName, address: string, setting: Omit<Parameters<typeof openScreen>[1], 'address'> = {}) {
  const screen = (
    <Guard route={route}>
      <h1>opened</h1>
    </Guard>
  )
  return openScreen(screen, { address, leaves: true, ...setting })
}

const toTheOrder = () => page.getByRole('button', { name: 'Go to my order items' }).click()
const opened = () => expect.element(page.getByRole('heading', { name: 'opened' })).toBeVisible()
const isAt = (address: string) => vi.waitFor(() => expect(addressNow()).toEqual(address))

test('B§2 rule 3: another product than the bought one is told, and then leads back to the list [B§2.rule-3]', async () => {
  await guarded('prod_details', '/prod_details?pid=other', { visit: working, world: orderOf(BOOK) })
  await expect.element(page.getByRole('heading', { name: 'This isn’t the product you bought' })).toBeVisible()
  expect(addressNow()).toEqual('/prod_details?pid=other')
  await toTheOrder()
  await isAt('/order_eclist?oid=4021778833105567')
})

test('B§2 rule 3: an address that names no product is told by the design that it opened', async () => {
  const other = withCurrentProduct(working, 'other')
  const { visits } = await guarded('theme_preview', '/theme_preview?taskid=t9', { visit: other, world: orderOf(BOOK) })
  await toTheOrder()
  await isAt('/order_eclist?oid=4021778833105567')
  expect(visits.now().ecommerce.currentProduct).toEqual(BOOK.pid)
})

test.each([
  ['prod_details', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['album_gallery', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['post_index', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['theme_calendar', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['frame_index', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['print_index', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['combo_index', 'Which product do you mean?', 'See all products', '/prod_list'],
  ['album_detail', 'Which album do you mean?', 'My albums', '/album_list'],
  ['theme_preview', 'Which design do you mean?', 'My designs', '/design_list'],
  ['pay_index', 'Which design do you mean?', 'My designs', '/design_list'],
  ['order_info', 'Which order do you mean?', 'My orders', '/order_index'],
  ['order_success', 'Which order do you mean?', 'My orders', '/order_index'],
] as const)(
  'A§2 routes opened bare: %s says what is missing and leads on [A§2.bare]',
  async (route, title, way, to) => {
    await guarded(route, `/${route}`)
    await expect.element(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await page.getByRole('link', { name: way }).click()
    expect(addressNow()).toEqual(to)
  },
)

test('B§2 rule 4: the product that was bought opens after the check of its order [B§2.rule-4]', async () => {
  const find = vi.fn(() => Promise.resolve({ kind: 'found', found: aLinkOrder([BOOK]) } as const))
  await guarded('prod_details', `/prod_details?pid=${BOOK.pid}`, { visit: working, world: { ec: { find } } })
  await opened()
  expect(find.mock.calls.length).toEqual(1)
})

test('B§2 rule 5: a failed check goes to order_ec with the number [A§8.order-not-found] [B§2.rule-5]', async () => {
  const find = () => Promise.resolve({ kind: 'refused', reason: 'order-number-wrong' } as const)
  await guarded('index', '/index', { visit: working, world: { ec: { find } } })
  await isAt('/order_ec?oid=4021778833105567')
})

test('A§2 order states: an order that is fully submitted goes to order_success [A§2.submitted-link]', async () => {
  const visit = { ...working, order: { ...working.order, orderId: 'o1' } }
  await guarded('index', '/index', { visit, world: orderOf(anItem('T-1', { state: 'submitted' })) })
  await isAt('/order_success?oid=o1&trade=4021778833105567')
})

test('a check that cannot be made decides nothing: the shop stays open', async () => {
  const find = () => Promise.reject(new Error('offline'))
  await guarded('index', '/index', { visit: working, world: { ec: { find } } })
  await opened()
})

test('B§2 rule 8: an auth route leads to the sign-in and keeps its query [A§2.login-nt] [B§2.rule-8] [B§6.rule-8]', async () => {
  await guarded('order_index', '/order_index?status=to-pay', { shopper: null })
  // The page of the tests has a query of its own in front of the hash.
  await vi.waitFor(() => expect(addressNow()).toMatch(/^\/login\?(.*&)?status=to-pay&nt=order_index$/))
})

test('B§2 rule 9: the page’s title is the merchant’s [B§2.rule-9]', async () => {
  await guarded('index', '/index')
  await opened()
  expect(document.title).toEqual(DEMO_MERCHANT.shop.title.en)
})

/** Nobody scrolls what has not been painted. */
const nextPicture = () => new Promise(requestAnimationFrame)

test('B§2 rule 10: the scroll is back at the top after 500 ms [B§2.rule-10] [B§9.rule-10]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await guarded('index', '/index')
  await opened()
  expect(scrollTo.mock.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  vi.useRealTimers()
  scrollTo.mockRestore()
})

test('B§2 rule 10: whoever scrolls down before that stays where he is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const at = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
  const scrolled = (y: number) => {
    at.mockReturnValue(y)
    window.dispatchEvent(new Event('scroll'))
  }
  await guarded('index', '/index')
  await opened()
  await nextPicture()
  scrolled(40)
  await vi.advanceTimersByTimeAsync(500)
  expect(scrollTo.mock.calls).toEqual([])
  vi.useRealTimers()
  at.mockRestore()
  scrollTo.mockRestore()
})

test('B§2 rule 10: a screen that is shorter than the one before moves up by itself, and still begins at its top', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const at = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  await guarded('index', '/index')
  await opened()
  await nextPicture()
  at.mockReturnValue(300)
  window.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(500)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  vi.useRealTimers()
  at.mockRestore()
  scrollTo.mockRestore()
})

test('safety section 5 row 6: a redirect out of the shop is not followed, and one line says so [B§2.rule-1-foreign]', async () => {
  await guarded('index', '/index?shareRedirect=https%3A%2F%2Fevil.example%2F')
  await opened()
  await expect.element(page.getByText(/leads to another site/)).toBeVisible()
})

test('B§2 rule 3: another thing of the same order is started from the list only', async () => {
  await guarded('post_index', `/post_index?pid=${POSTCARDS.pid}`, { visit: working, world: orderOf(BOOK, POSTCARDS) })
  await toTheOrder()
  await isAt('/order_eclist?oid=4021778833105567')
})

const ordered = (state: OrderState): World => ({
  orders: { orderOfDesign: () => Promise.resolve({ orderId: asId<OrderId>('o7'), state, edited: false }) },
})

test.each(['pay_index', 'theme_preview'] as const)(
  'A§2 order states: a design that is ordered and paid leads from %s to order_success [A§2.ordered-design]',
  async (route) => {
    await guarded(route, `/${route}?taskid=t1&aid=a1&pid=p1`, { world: ordered('paid') })
    await isAt('/order_success?oid=o7')
  },
)

test('A§2 order states: so it does while an order of another platform is looked at, of which nothing is begun', async () => {
  const world = { ...orderOf(BOOK), ...ordered('paid') }
  await guarded('theme_preview', '/theme_preview?taskid=t1&pid=p1', { visit: IN_ORDER, world })
  await isAt('/order_success?oid=o7')
})

test('A§2 order states: a design whose order is not paid yet leads to that order', async () => {
  await guarded('pay_index', '/pay_index?taskid=t1&aid=a1&pid=p1', { world: ordered('awaiting-pay') })
  await isAt('/order_info?oid=o7')
})

test('A§2 order states: to order it again is a choice that the address carries', async () => {
  await guarded('theme_preview', '/theme_preview?taskid=t1&again=as-it-is', { world: ordered('paid') })
  await opened()
})

test('A§2 order states: a design that no order holds opens, and one that cannot be asked about', async () => {
  await guarded('pay_index', '/pay_index?taskid=t1&aid=a1&pid=p1')
  await opened()
  await closeScreen()
  const orderOfDesign = () => Promise.reject(new Error('offline'))
  await guarded('theme_preview', '/theme_preview?taskid=t1', { world: { orders: { orderOfDesign } } })
  await opened()
})

import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import { asId } from '../../domain/ids.ts'
import { EMPTY_VISIT } from '../../domain/navigation/stored-visit.ts'
import { minorUnits } from '../../domain/units.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { wireLinkLogin } from '../../machines/link-login/link-login.ports.ts'
import { aLinkOrder, BOOK, IN_ORDER } from '../../stories/fixtures/links.ts'
import { aWorld, type World, waiting } from '../../stories/fixtures/ports.ts'
import { albumWorld, anAlbum } from '../../stories/fixtures/sample-albums.ts'
import { orderDetails } from '../../stories/fixtures/sample-orders.ts'
import { PRODUCTS, SQUARE_BOOK } from '../../stories/fixtures/sample-products.ts'
import { addressNow, closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { ROUTES, type RouteName } from '../navigation/routes.ts'
import { Guard } from './guard/Guard.tsx'
import { SCREENS } from './screens.ts'

afterEach(closeScreen)

/** Screens that need a design, or an order behind a link, to show anything: journeys walk them. */
type Traversed = 'theme_preview' | 'theme_viewLarger' | 'frame_index' | 'order_next'

/** The pictures of the album, which have no words. */
const PICTURES = /^$/

/** What stands at the head of each screen, and what it shows that no other screen does. */
const SHOWN: Record<Exclude<RouteName, Traversed>, readonly [head: string | RegExp, content: string | RegExp]> = {
  index: ['Keepsake', 'The photos on your phone, in a book you can open.'],
  prod_details: ['Square photo book 20×20', '20 included, then ¥2.50 a page'],
  prod_list: ['All products', 'Landscape photo book 28×21'],
  prod_recommend: ['We recommend', 'Family set'],
  special_card: ['Cards for occasions', 'New Year card'],
  theme_list: ['Choose a look', 'White'],
  album_list: ['My albums', 'No albums yet'],
  album_preview: ['我们的夏天', PICTURES],
  album_noshare: ['Album', 'This album is not shared'],
  album_detail: [/我们的夏天/, /This book has at least 20 pages, so some stay blank. Add 9 more photos to fill them./],
  album_cover: ['Cover photo', PICTURES],
  album_gallery: ['Wooden frame A4', 'Tap the photo you would like to see there.'],
  theme_calendar: ['Wall calendar A3', 'Starts with'],
  post_index: ['Postcards, 4 to 12', 'A photo on the front, your words on the back. Swipe to see both sides.'],
  combo_index: ['Nine-picture wall set', 'Your photos, one wall'],
  print_index: ['Photo prints', 'Which size?'],
  cart_index: ['Cart', 'Your cart is empty'],
  pay_index: ['Order', 'Cover finish'],
  login: ['Sign in', 'Sign in with your phone'],
  order_index: ['My orders', 'No orders yet'],
  order_info: ['Your order', '浙江省 杭州市 西湖区 文三路 100 号 3 幢 501'],
  orderid_details: ['Your order', '浙江省 杭州市 西湖区 文三路 100 号 3 幢 501'],
  order_success: ['Your order', 'Thank you. It’s going to print'],
  order_eclist: ['Your order', 'Waiting for your photos'],
  order_ec: ['Order number', 'Bought elsewhere? Make it here'],
  user_index: ['Account', 'You pay 95% of every price. You’ll see it line by line when you order.'],
  user_coupon: ['Coupons', 'No coupons here'],
  user_phone: ['My phone', 'Change your phone'],
  user_service: ['Customer service', '400-000-0000'],
  user_type: ['Member levels', '5% off every price'],
  design_list: ['My designs', 'No designs yet'],
  design_flip: ['A shared design', 'This link no longer works'],
}

const QUERIES: Partial<Record<RouteName, string>> = {
  album_list: '',
  ...{ post_index: 'pid=postcard-12', print_index: 'pid=print-6inch', combo_index: 'pid=combo-nine' },
  ...{ theme_calendar: 'pid=calendar-wall', album_gallery: 'pid=frame-a4&aid=a1' },
}

/** The machine on a phone without a network: what it asks for is lost, what it waits for does not come. */
function offline<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const ports = Object.entries(machine.implementations.actors).map(([port, logic]) => {
    const lost = fromPromise(() =>
      /^wa(it|tch)/.test(port) ? waiting<never>() : Promise.reject(new NetworkLost(port)),
    )
    return [port, logic instanceof StateMachine ? offline(logic) : lost]
  })
  return machine.provide({ actors: Object.fromEntries(ports) }) as Machine
}

const { machines } = aWorld()
const LEVEL = {
  name: 'Silver circle',
  rate: 9500,
  needs: 'purchase',
  price: minorUnits(2900),
  currency: 'CNY',
  days: 365,
} as const

const WORLD: World = {
  ...albumWorld({}),
  albums: { open: () => Promise.resolve(anAlbum()) },
  orders: { order: () => Promise.resolve(orderDetails('paid')) },
  levels: {
    levels: () => Promise.resolve([{ ...LEVEL, id: '1' }]),
    mine: () => Promise.resolve({ levelId: '1', rate: 9500, ends: 0 }),
  },
  ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([BOOK]) }) },
  catalogue: { product: (id) => Promise.resolve(PRODUCTS.find((one) => one.id === id) ?? SQUARE_BOOK) },
  machines: {
    ...albumWorld({}).machines,
    preview: offline(machines.preview),
    designSession: offline(machines.designSession),
    linkLogin: wireLinkLogin({
      findOrder: async () => ({ kind: 'found', found: aLinkOrder([BOOK]) }),
      findMerchant: async () => ({ kind: 'found', found: { name: 'Keepsake' } }),
      findUser: async () => ({ kind: 'found', found: { uid: asId('u1') } }),
      findAlbum: async () => ({ kind: 'found', found: { aid: null, photoCount: 0, drafts: [] } }),
      findProduct: async () => ({ kind: 'found', found: [] }),
    }),
    order: offline(machines.order),
    login: offline(machines.login),
  },
}

const routes = Object.keys(SHOWN) as (keyof typeof SHOWN)[]

test('B§2 routes: orderid_details is the screen of order_info, under its own absolute path [B§2.same-screen]', () => {
  expect(SCREENS.orderid_details).toBe(SCREENS.order_info)
  expect([ROUTES.orderid_details.path, ROUTES.order_info.path]).toEqual(['/orderid_details', '/order_info'])
})

test.each(routes.map((route) => ({ route, head: SHOWN[route][0], content: SHOWN[route][1] })))(
  'B§2 routes: /$route opens its own screen with what it is for, "$head" [B§2.routes]',
  async ({ route, head, content }) => {
    const Screen = SCREENS[route]
    const address = `/${route}?${QUERIES[route] ?? 'pid=book-square-203&aid=a1&taskid=t1&oid=o1'}`
    await openScreen(
      <Guard route={route}>
        <Suspense>
          <Screen />
        </Suspense>
      </Guard>,
      {
        address,
        visit: ROUTES[route].ec ? IN_ORDER : EMPTY_VISIT,
        world: WORLD,
      },
    )
    await expect.element(page.getByRole('heading', { level: 1, name: head, exact: true })).toBeVisible()
    if (content === PICTURES) {
      const pictures = anAlbum().groups.flatMap(({ photos }) => photos)
      await expect.poll(() => document.querySelectorAll('main img').length).toBe(pictures.length)
    } else {
      await expect.element(page.getByText(content).first()).toBeVisible()
    }
    expect(addressNow()).toEqual(address)
  },
)

import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import { EMPTY_VISIT } from '../../domain/navigation/stored-visit.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { aLinkOrder, BOOK, IN_ORDER } from '../../stories/fixtures/links.ts'
import { aWorld, type World, waiting } from '../../stories/fixtures/ports.ts'
import { SQUARE_BOOK } from '../../stories/fixtures/products.ts'
import { addressNow, closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { ROUTES, type RouteName } from '../navigation/routes.ts'
import { Guard } from './guard/Guard.tsx'
import { SCREENS } from './screens.ts'

afterEach(closeScreen)

/** Screens that need a design and an order behind a link to show anything: journeys walk them. */
type Traversed = 'theme_preview' | 'order_next'

/** What stands at the head of each screen. */
const HEADS: Record<Exclude<RouteName, Traversed>, string> = {
  ...{ index: 'Keepsake', prod_details: 'Square photo book', prod_list: 'All products' },
  ...{ prod_recommend: 'We recommend', special_card: 'Cards for a day', theme_list: 'Choose a look' },
  ...{ album_list: 'Which photos?', album_preview: 'Album', album_noshare: 'Album', album_detail: 'Album' },
  ...{ album_cover: 'Cover photo', album_gallery: 'Photos', theme_viewLarger: 'Your book' },
  ...{ theme_calendar: 'Square photo book', post_index: 'Square photo book', frame_index: 'Your design' },
  ...{ combo_index: 'Your design', print_index: 'Your design', pay_index: 'Order', login: 'Sign in' },
  ...{ order_index: 'My orders', order_info: 'Your order', orderid_details: 'Your order' },
  ...{ order_success: 'Your order', order_eclist: 'Your order', order_ec: 'Order number' },
  ...{ user_index: 'Me', user_coupon: 'Coupons', user_phone: 'My phone', user_service: 'Customer service' },
  ...{ user_type: 'Member levels', design_list: 'My designs' },
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
const WORLD: World = {
  ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([BOOK]) }) },
  catalogue: { product: (id) => Promise.resolve({ ...SQUARE_BOOK, id }) },
  machines: {
    preview: offline(machines.preview),
    designSession: offline(machines.designSession),
    linkLogin: offline(machines.linkLogin),
    order: offline(machines.order),
    album: offline(machines.album),
    login: offline(machines.login),
    uploadQueue: offline(machines.uploadQueue),
  },
}

const routes = Object.keys(HEADS) as (keyof typeof HEADS)[]

test.each(routes.map((route) => ({ route, head: HEADS[route] })))(
  'B§2 routes: /$route opens its own screen, "$head" [B§2.routes]',
  async ({ route, head }) => {
    const Screen = SCREENS[route]
    const address = `/${route}?pid=book-square-203&aid=a1&taskid=t1&oid=o1`
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
    expect(addressNow()).toEqual(address)
  },
)

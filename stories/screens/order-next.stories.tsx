import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AlbumId, asId } from '../../domain/ids.ts'
import type { LinkItem } from '../../machines/link-login/link-login.types.ts'
import { orderMachine } from '../../machines/order/order.machine.ts'
import type { OrderContext } from '../../machines/order/order.types.ts'
import { HandInSheet } from '../../src/features/orders/HandInSheet.tsx'
import { handInCart } from '../../src/features/orders/hand-in-cart.ts'
import { StartItemSheet } from '../../src/features/orders/StartItem.tsx'
import { OrderNextScreen } from '../../src/screens/order_next/OrderNextScreen.tsx'
import { atState } from '../fixtures/at-state.ts'
import {
  aLinkOrder,
  anItem,
  BOOK,
  IN_ORDER,
  LONG_NAME,
  linkAt,
  linkRefused,
  OUTTRADE,
  POSTCARDS,
  READY_DRAFT,
} from '../fixtures/links.ts'
import { waiting } from '../fixtures/ports.ts'
import type { StageSetting } from '../fixtures/Stage.tsx'
import { aGroup, albumPhotos, anAlbum } from '../fixtures/sample-albums.ts'
import { SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta = {
  title: 'Screens/5 After the order 下单之后/What is next 下一步 · order_next · B§4',
  id: 'screens-order-next',
}
export default meta

type Story = StoryObj

const address = '/order_next?oid=4021778833105567&item=T-1'
const kept = { ...READY_DRAFT, reference: OUTTRADE, phoneTail: '', pid: BOOK.pid } as const

function next(items: readonly LinkItem[], change: StageSetting = {}): Story {
  return {
    render: () => <OrderNextScreen />,
    ...on({
      address,
      visit: IN_ORDER,
      ...change,
      world: {
        ec: {
          find: () => Promise.resolve({ kind: 'found', found: aLinkOrder(items) }),
          drafts: () => Promise.resolve([kept]),
        },
        albums: { open: () => waiting() },
        ...change.world,
      },
    }),
  }
}

/** Its album is there, a design is not. */
const BEGUN = anItem('T-1', { aid: asId<AlbumId>('a1') })

/** An album of more photos than one book takes. */
const album = (count: number) => () => Promise.resolve(anAlbum({ groups: [aGroup('g1', albumPhotos(count))] }))
const fixedBook = () =>
  Promise.resolve({ ...SQUARE_BOOK, pages: { kind: 'fixed', min: 24, max: 24, default: 24, multiple: 2 } as const })

export const DesignDone = next([BOOK])
export const AnotherOneWaits = next([BOOK, POSTCARDS])
export const LongNames = next([
  { ...BOOK, name: LONG_NAME },
  { ...POSTCARDS, name: LONG_NAME },
])
export const HandedIn = next([anItem('T-1', { state: 'submitted' }), POSTCARDS])
export const NotFinished: Story = next([], {
  world: {
    ec: {
      find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([BEGUN, POSTCARDS]) }),
      drafts: () => Promise.resolve([]),
    },
  },
})
export const PhotosForTwoBooks: Story = next([anItem('T-1', { quantity: 2 })], {
  world: {
    ec: {
      find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([anItem('T-1', { quantity: 2 })]) }),
      drafts: () => Promise.resolve([kept]),
    },
    albums: { open: album(200) },
    catalogue: { product: fixedBook },
  },
})
export const MorePhotosThanWereBought: Story = next([BOOK], {
  world: {
    ec: {
      find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([BOOK]) }),
      drafts: () => Promise.resolve([kept]),
    },
    albums: { open: album(150) },
    catalogue: { product: fixedBook },
  },
})
export const NumberNotKnownAnyMore: Story = next([], {
  world: {
    ec: {
      find: () => Promise.resolve({ kind: 'refused', reason: 'order-number-wrong' }),
      drafts: () => Promise.resolve([kept]),
    },
  },
})
export const Loading: Story = next([], { world: { ec: { drafts: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = next([], { world: { ec: { find: lost, drafts: () => Promise.resolve([kept]) } } })
export const Failed: Story = next([], { world: { ec: { find: broken, drafts: () => Promise.resolve([kept]) } } })
export const Wide: Story = { ...next([BOOK, POSTCARDS]), ...WIDE }

function handIn(value: Parameters<typeof atState<typeof orderMachine>>[1], change: Partial<OrderContext> = {}): Story {
  const cart = handInCart({
    ...{ reference: OUTTRADE, phoneTail: '', order: aLinkOrder([BOOK]) },
    ...{ drafts: [READY_DRAFT], items: [BOOK, POSTCARDS] },
  })
  const context = {
    ...{ mchid: '1', uid: 'u1', mode: 1, visit: 'v', cart, address: null, pickupId: null, coupon: 'undecided' },
    ...{ comment: '', quote: null, quotedFor: null, quoteBefore: null, intent: null, intentCount: 0, orderId: null },
    ...{ tries: 0, pause: 0, polls: 0, handedIn: null, refused: null, problem: null },
    ...change,
  } as OrderContext
  return {
    render: () => (
      <HandInSheet actor={atState(orderMachine, value, context)} items={[BOOK, POSTCARDS]} onClose={() => undefined} />
    ),
  }
}

export const HandInAsks = handIn('ready')
/** As HandInAsks but for the button: it turns until the shop has answered. */
export const HandingIn = handIn('submitting')
export const HandInCheckedAgain = handIn('checking', { problem: 'network-lost', tries: 1 })
export const HandInRefusedBeingMade = handIn('refused', { refused: { kind: 'refused', reason: 'upload-closed' } })
export const HandInRefusedOtherProduct = handIn('refused', { refused: { kind: 'refused', reason: 'product-changed' } })
export const HandInNotKept = handIn('notKept', { problem: 'not-kept' })

const starting = (login: ReturnType<typeof linkAt>): Story => ({
  render: () => <StartItemSheet login={login} name="明信片 12 张" onClose={() => undefined} />,
})

export const StartingTheNext = starting(linkAt('album', { step: 'album' }))
export const StartRefusedNoTemplate = starting(linkRefused('album', 'template-missing'))

import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  type AlbumId,
  asId,
  type OrderId,
  type PhotoId,
  type ProductId,
  type SubOrderId,
  type TaskId,
  type ThemeId,
} from '../../../domain/ids.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { type LinkLoginPorts, wireLinkLogin } from '../../../machines/link-login/link-login.ports.ts'
import type { ItemDraft, LinkItem, LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import type { OrderIntent } from '../../../machines/order/order.types.ts'
import { aLinkOrder, anItem, BOOK, GIFT_BOX, POSTCARDS, READY_DRAFT } from '../../../stories/fixtures/links.ts'
import { SHOPPER, type World } from '../../../stories/fixtures/ports.ts'
import { fakeLinkLoginPorts, fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { handInCart } from '../../features/orders/hand-in-cart.ts'
import { OrderEcListScreen } from './OrderEcListScreen.tsx'

afterEach(closeScreen)

const aid = asId<AlbumId>('a2')
const found = <Found,>(value: Found) => Promise.resolve({ kind: 'found', found: value } as const)

function linkWorld(
  items: readonly LinkItem[],
  drafts: readonly ItemDraft[],
  change: World = {},
  { photoCount, maxPhotos } = { photoCount: 0, maxPhotos: 120 },
  ports: Partial<LinkLoginPorts> = {},
): World {
  const linkLogin = wireLinkLogin(
    fakeLinkLoginPorts({
      findOrder: () => found(aLinkOrder(items)),
      findMerchant: () => found({ name: 'Keepsake' }),
      findUser: () => found({ uid: SHOPPER.uid }),
      findAlbum: ({ sub }) => found({ aid: sub ? aid : null, photoCount, drafts }),
      findProduct: () => found(items.map(({ pid }) => ({ pid, maxPhotos }))),
      ...ports,
    }),
  )
  return { ...change, machines: { linkLogin: linkLogin as never, ...change.machines } }
}

test('a session that ends over the things of an order leads to signing in, and from there back to them', async () => {
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK], []),
    shopper: null,
  })
  await vi.waitFor(() => expect(addressNow()).toEqual('/login?oid=T1&nt=order_eclist'))
})

test('A§2 entry oid: five steps, then the things of the order; the visit is in e-commerce mode [A§4.login-steps]', async () => {
  const remember = vi.fn()
  const { visits } = await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK, POSTCARDS], [], { ec: { remember } }),
  })
  await expect.element(page.getByRole('heading', { name: BOOK.name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start' }).first()).toBeVisible()
  expect({ mode: visits.now().mode, reference: visits.now().ecommerce.reference, kept: remember.mock.calls }).toEqual({
    mode: 1,
    reference: { kind: 'outtrade', number: 'T1' },
    kept: [['T1']],
  })
})

test('A§2 order guard: the link of an order that is wholly submitted leads to what became of it [A§2.submitted-link]', async () => {
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([{ ...BOOK, state: 'submitted' }], []),
    leaves: true,
  })
  await vi.waitFor(() => expect(addressNow()).toMatch(/^\/order_success\?.*trade=T1$/))
})

test('A§2 start by link: a thing is opened where its product type begins, with its album [A§2.start-of-thing]', async () => {
  const { visits } = await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK], []),
    leaves: true,
  })
  await page.getByRole('button', { name: 'Start' }).click()
  await vi.waitFor(() => expect(addressNow()).toEqual('/album_detail?aid=a2&pid=book-square'))
  const { originalProduct, currentProduct } = visits.now().ecommerce
  expect([originalProduct, currentProduct]).toEqual(['book-square', 'book-square'])
})

test('A§2 start by link: an album that holds all the photos of its product opens its preview, as the photo rule asks [A§2.photo-rule]', async () => {
  const themed = { ...BOOK, themeId: asId<ThemeId>('plain') }
  for (const [photoCount, address] of [
    [119, '/album_detail?aid=a2&pid=book-square&tid=plain'],
    [120, '/theme_preview?aid=a2&pid=book-square&tid=plain'],
  ] as const) {
    closeScreen()
    await openScreen(<OrderEcListScreen />, {
      address: '/order_eclist?oid=T1',
      world: linkWorld([themed], [], {}, { photoCount, maxPhotos: 120 }),
      leaves: true,
    })
    await page.getByRole('button', { name: 'Start' }).click()
    await vi.waitFor(() => expect(addressNow()).toEqual(address))
  }
})

test('A§7 GetOuttradeOrderInfo: a design that was begun in any browser is gone on with, whatever it is of; other photos are a choice beside it', async () => {
  const frame = anItem('T-1', {
    ...{ type: 2, pid: asId<ProductId>('frame'), themeId: asId<ThemeId>('plain') },
    ...{ aid, taskId: asId<TaskId>('t1'), rev: 3 },
  })
  for (const [name, address] of [
    ['Continue', '/theme_preview?taskid=t1'],
    ['Choose photos', '/album_gallery?aid=a2&pid=frame&tid=plain'],
  ] as const) {
    closeScreen()
    await openScreen(<OrderEcListScreen />, {
      address: '/order_eclist?oid=T1',
      world: linkWorld([frame], []),
      leaves: true,
    })
    await page.getByRole('button', { name }).click()
    await vi.waitFor(() => expect(addressNow()).toEqual(address))
  }
})

test('B§9 orders per album: the rest of a thing is laid out as its next volume, though the shop knows the one before', async () => {
  const parts = [['p1', 'p2'].map(asId<PhotoId>), ['p3'].map(asId<PhotoId>)]
  const draft = { sub: 'T-1', aid, themeId: asId<ThemeId>('plain'), volume: { at: 1, parts } }
  const rest = { ...BOOK, aid, taskId: asId<TaskId>('volume-1'), rev: 4, quantity: 2 }
  const designed = { ...draft, taskId: asId<TaskId>('volume-2'), rev: 3 }
  for (const [drafts, button, address] of [
    [[draft], 'Continue', '/theme_preview?aid=a2&pid=book-square&tid=plain&photos=p3'],
    [[designed], 'Review', '/theme_preview?taskid=volume-2'],
  ] as const) {
    closeScreen()
    await openScreen(<OrderEcListScreen />, {
      address: '/order_eclist?oid=T1',
      world: linkWorld([rest], drafts),
      leaves: true,
    })
    await page.getByRole('button', { name: button }).click()
    await vi.waitFor(() => expect(addressNow()).toEqual(address))
  }
})

test('A§2 start by link: a design that was handed in and is asked for once more begins with its photos, where its type does', async () => {
  const frame = anItem('T-1', { type: 2, pid: asId<ProductId>('frame'), aid, taskId: asId<TaskId>('t1') })
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([frame], []),
    leaves: true,
  })
  expect(page.getByRole('button', { name: 'Choose photos' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await vi.waitFor(() => expect(addressNow()).toEqual('/album_gallery?aid=a2&pid=frame'))
})

test('B§8 E-commerce: wrong order number goes back to where it is typed [B§8.ec-wrong-number]', async () => {
  const linkLogin = wireLinkLogin(
    fakeLinkLoginPorts({ findOrder: async () => ({ kind: 'refused', reason: 'order-number-wrong' }) }),
  )
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: { machines: { linkLogin: linkLogin as never } },
  })
  await vi.waitFor(() => expect(addressNow()).toEqual('/order_ec?oid=T1&why=order-number-wrong'))
})

const REFUSED: readonly [reason: LinkLoginRefusal, step: keyof LinkLoginPorts, sentence: string, wayOut: string][] = [
  ['template-missing', 'findAlbum', 'The album template is missing.', 'Contact the shop'],
  ['template-deleted', 'findAlbum', 'The album template was deleted.', 'Contact the shop'],
  ['album-not-made', 'findAlbum', 'We couldn’t create the album.', 'Try again'],
  ['albums-not-fetched', 'findAlbum', 'We couldn’t load your albums.', 'Try again'],
  ['data-not-fetched', 'findProduct', 'We couldn’t load everything.', 'Try again'],
  ['order-not-fetched', 'findOrder', 'We couldn’t load the order details.', 'Try again'],
  ['merchant-unknown', 'findMerchant', 'We couldn’t load the shop for this order.', 'Try again'],
  ['user-not-made', 'findUser', 'We couldn’t create your account.', 'Sign in and continue'],
]

test.each(REFUSED)(
  'B§8 E-commerce: %s is told in its sentence, with what to do [B§8.ec-told]',
  async (reason, step, sentence, wayOut) => {
    const world = linkWorld([BOOK], [], {}, undefined, {
      [step]: () => Promise.resolve({ kind: 'refused', reason } as const),
    })
    await openScreen(<OrderEcListScreen />, { address: '/order_eclist?oid=T1', world })
    await expect.element(page.getByText(new RegExp(`^${sentence}`))).toBeVisible()
    await expect.element(page.getByText(wayOut)).toBeVisible()
  },
)

test.each([
  ['network exception', new NetworkLost('no network'), 'No connection right now'],
  ['request failed', new ServerFault('500'), 'The request failed'],
])('B§8 E-commerce: %s is told, and tried again at the same step [B§8.ec-faults-told]', async (_, fault, title) => {
  let asked = 0
  const findOrder = () => {
    asked += 1
    return asked === 1 ? Promise.reject(fault) : found(aLinkOrder([BOOK]))
  }
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK], [], {}, undefined, { findOrder }),
  })
  await expect.element(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: BOOK.name })).toBeVisible()
})

test('readings 49: an order that asks for digits opens with them, and the visit keeps them', async () => {
  const asked: string[] = []
  const linkLogin = wireLinkLogin(
    fakeLinkLoginPorts({
      findOrder: async ({ phoneTail }) => {
        asked.push(phoneTail)
        return phoneTail === '8000'
          ? { kind: 'found', found: aLinkOrder([BOOK]) }
          : { kind: 'refused', reason: 'phone-tail-needed' }
      },
      findMerchant: () => found({ name: 'Keepsake' }),
      findUser: () => found({ uid: SHOPPER.uid }),
      findAlbum: () => found({ aid: null, photoCount: 0, drafts: [] }),
      findProduct: () => found([]),
    }),
  )
  const { visits } = await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: { machines: { linkLogin: linkLogin as never } },
  })
  await page.getByRole('textbox', { name: 'Last four digits' }).fill('8000')
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect.element(page.getByRole('heading', { name: BOOK.name })).toBeVisible()
  expect([asked, visits.now().ecommerce.phoneTail]).toEqual([['', '8000'], '8000'])
})

test('what is ready is handed in by one intent that is kept first, and the success page names what is open', async () => {
  const sent: OrderIntent[] = []
  const kept: OrderIntent[] = []
  const dropDrafts = vi.fn(() => Promise.resolve())
  const order = wireOrder(
    fakeOrderPorts({
      keepIntent: async (intent) => {
        kept.push(intent)
      },
      submit: async ({ intent, mode }) => {
        sent.push(intent)
        expect([mode, kept]).toEqual([1, [intent]])
        return {
          kind: 'handed-in',
          orderId: asId<OrderId>('o1'),
          handedIn: { submission: 'some', waiting: [asId<SubOrderId>('T-2')] },
        }
      },
    }),
  )
  const { visits } = await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK, POSTCARDS], [READY_DRAFT], { ec: { dropDrafts }, machines: { order: order as never } }),
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await vi.waitFor(() => expect(addressNow()).toEqual('/order_success?oid=o1&trade=T1'))
  expect({
    lines: sent.map(({ cart }) => cart.lines),
    outtrade: sent[0]?.cart.outtrade,
    dropped: dropDrafts.mock.calls,
    uploads: visits.now().user.uploadOrders,
  }).toEqual({
    lines: [
      [
        {
          pid: BOOK.pid,
          aid: READY_DRAFT.aid,
          taskId: asId<TaskId>('t1'),
          quantity: 1,
          attributes: [],
          rev: 4,
          outtradeSubId: 'T-1',
        },
      ],
    ],
    outtrade: { id: 'T1' },
    dropped: [[{ kind: 'outtrade', number: 'T1' }, ['T-1']]],
    uploads: ['o1'],
  })
})

test('an order of finished goods alone is not with us before somebody has confirmed it', async () => {
  const sent: OrderIntent[] = []
  const order = wireOrder(
    fakeOrderPorts({
      keepIntent: () => Promise.resolve(undefined),
      submit: async ({ intent }) => {
        sent.push(intent)
        return { kind: 'handed-in', orderId: asId<OrderId>('o1'), handedIn: { submission: 'all', waiting: [] } }
      },
    }),
  )
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([GIFT_BOX], [], { machines: { order: order as never } }),
  })
  await page.getByRole('button', { name: 'Confirm the order' }).click()
  await expect.element(page.getByText(/already paid; there’s nothing to pay here/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the order' }).click()
  await vi.waitFor(() => expect(addressNow()).toEqual('/order_success?oid=o1&trade=T1'))
  const line = { pid: GIFT_BOX.pid, quantity: 1, attributes: [], rev: 0, outtradeSubId: 'T-3' }
  expect(sent.map(({ cart }) => [cart.lines, cart.outtrade])).toEqual([[[line], { id: 'T1' }]])
})

/** What an earlier visit sent, without hearing what became of it. */
function sentBefore(): OrderIntent {
  const reference = { kind: 'outtrade', number: 'T1' } as const
  const order = aLinkOrder([BOOK])
  const cart = handInCart({ reference, phoneTail: '', order, drafts: [READY_DRAFT], items: order.items })
  return {
    ...{ key: 'before', cart, address: null, coupon: 'undecided', comment: '', src: '', quote: null, state: 'sent' },
  } as OrderIntent
}

test('the sheet of what an earlier visit sent is closed as it is; what was submitted goes first whenever “Submit” is pressed', async () => {
  const intent = sentBefore()
  const sent: string[] = []
  const order = wireOrder(
    fakeOrderPorts({
      submit: ({ intent: { key } }) => {
        sent.push(key)
        return Promise.reject(new NetworkLost('lost'))
      },
    }),
  )
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK], [READY_DRAFT], {
      orders: { unfinished: () => Promise.resolve(intent) },
      machines: { order: order as never },
    }),
  })
  const sheet = page.getByRole('dialog')
  await expect.element(page.getByText(/^We haven’t heard back yet/)).toBeVisible()
  window.history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(addressNow()).toEqual('/order_eclist?oid=T1')
  const before = sent.length
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText(/^We haven’t heard back yet/)).toBeVisible()
  expect([sent.length > before, [...new Set(sent)]]).toEqual([true, ['before']])
})

test('what an earlier visit sent and the shop refuses is left behind with its sheet: the next press submits it anew', async () => {
  const kept = new Map([['before', sentBefore()]])
  const sent: string[] = []
  const order = wireOrder(
    fakeOrderPorts({
      keepIntent: () => Promise.resolve(undefined),
      submit: ({ intent: { key } }) => {
        sent.push(key)
        kept.delete(key)
        return Promise.resolve({ kind: 'refused', reason: 'not-possible', message: 'Not possible.' } as never)
      },
    }),
  )
  await openScreen(<OrderEcListScreen />, {
    address: '/order_eclist?oid=T1',
    world: linkWorld([BOOK], [READY_DRAFT], {
      orders: { unfinished: () => Promise.resolve(kept.get('before')) },
      machines: { order: order as never },
    }),
  })
  const sheet = page.getByRole('dialog')
  await expect.element(page.getByText('Not possible.')).toBeVisible()
  window.history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect.element(page.getByText('Not possible.')).toBeVisible()
  expect([sent.length, sent.indexOf('before'), sent.lastIndexOf('before')]).toEqual([2, 0, 0])
})

import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AlbumId, asId, type TaskId } from '../../../domain/ids.ts'
import { wireOrder } from '../../../machines/order/order.ports.ts'
import { aLinkOrder, anItem, IN_ORDER, READY_DRAFT } from '../../../stories/fixtures/links.ts'
import { fakeOrderPorts } from '../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import { OrderNextScreen } from './OrderNextScreen.tsx'

afterEach(closeScreen)

const there = anItem('T-1', { aid: asId<AlbumId>('a1'), taskId: asId<TaskId>('t1'), rev: 7 })

test('B§5 e-commerce: a thing that is not designed yet says so, and goes on; nothing of it can be handed in', async () => {
  for (const item of [anItem('T-1', { aid: asId<AlbumId>('a1') }), anItem('T-1')]) {
    await openScreen(<OrderNextScreen />, {
      address: '/order_next?oid=4021778833105567&item=T-1',
      visit: IN_ORDER,
      world: { ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([item]) }) } },
    })
    await expect.element(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continue with it' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Submit this one' }).elements()).toEqual([])
    closeScreen()
  }
})

test('A§7 GetOuttradeOrderInfo: a design that another browser began is handed in here, as it is by now', async () => {
  const submit = vi.fn(() => new Promise<never>(() => undefined))
  const order = wireOrder(fakeOrderPorts({ submit, keepIntent: () => Promise.resolve(undefined) }))
  await openScreen(<OrderNextScreen />, {
    address: '/order_next?oid=4021778833105567&item=T-1',
    visit: IN_ORDER,
    world: {
      ec: { find: () => Promise.resolve({ kind: 'found', found: aLinkOrder([there]) }) },
      machines: { order: order as never },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Your design is here' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit this one' }).click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await vi.waitFor(() => expect(submit.mock.calls.length).toEqual(1))
  const [asked] = submit.mock.calls[0] as unknown as [{ intent: { cart: { lines: readonly object[] } } }]
  expect(asked.intent.cart.lines).toMatchObject([{ taskId: 't1', aid: 'a1', rev: 7 }])
  expect(addressNow()).toEqual('/order_next?oid=4021778833105567&item=T-1')
})

test('B§5 e-commerce: a design that was confirmed anew is what is handed in, not the one that was read a moment ago', async () => {
  const address = '/order_next?oid=4021778833105567&item=T-1'
  const submit = vi.fn(() => new Promise<never>(() => undefined))
  const order = wireOrder(fakeOrderPorts({ submit, keepIntent: () => Promise.resolve(undefined) }))
  const later = Promise.withResolvers<readonly (typeof READY_DRAFT)[]>()
  const drafts = vi.fn(() => later.promise).mockImplementationOnce(() => Promise.resolve([READY_DRAFT]))
  const find = vi.fn(() => Promise.resolve({ kind: 'found' as const, found: aLinkOrder([there]) }))
  await openScreen(<OrderNextScreen />, {
    ...{ address, leaves: true, visit: IN_ORDER },
    world: { ec: { find, drafts: drafts as never }, machines: { order: order as never } },
  })
  const handIn = page.getByRole('button', { name: 'Submit this one' })
  await expect.element(handIn).toBeVisible()
  goTo('/theme_preview')
  await expect.element(handIn).not.toBeInTheDocument()
  goTo(address)
  await vi.waitFor(() => expect(drafts.mock.calls.length).toEqual(2))
  expect(handIn.elements()).toEqual([])
  later.resolve([{ ...READY_DRAFT, rev: 9 }])
  await handIn.click()
  expect(find.mock.calls.length).toEqual(2)
  await page.getByRole('button', { name: 'Submit now' }).click()
  await vi.waitFor(() => expect(submit.mock.calls.length).toEqual(1))
  const [asked] = submit.mock.calls[0] as unknown as [{ intent: { cart: { lines: readonly object[] } } }]
  expect(asked.intent.cart.lines).toMatchObject([{ rev: 9 }])
})

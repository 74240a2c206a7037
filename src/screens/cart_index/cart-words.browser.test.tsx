import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import { minorUnits } from '../../../domain/units.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { CartScreen } from './CartScreen.tsx'

afterEach(closeScreen)

const BOOK = {
  ...{ id: 't1', pid: SQUARE_BOOK.id, taskId: asId<TaskId>('t1'), rev: 3, quantity: 1, attributes: [] },
  ...{ place: 'now' as const, name: '方形照片书', amount: minorUnits(14_300), edited: false, chosen: ['26 页'] },
}

test.each<readonly [Language, string]>([
  ['en', 'Change'],
  ['zh-Hans', '修改'],
  ['zh-Hant', '修改'],
])('what is in the cart is changed, not exchanged for something else (%s)', async (language, name) => {
  await openScreen(<CartScreen />, {
    address: '/cart_index',
    language,
    world: { cart: { cart: () => Promise.resolve({ items: [BOOK], currency: 'CNY' }) } },
  })
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('B§8: a price of several pieces says what one of them costs, and the price of all counts the pieces', async () => {
  const items = [
    { ...BOOK, quantity: 3, amount: minorUnits(42_900) },
    { ...BOOK, id: 't2', place: 'later' as const, quantity: 2, amount: minorUnits(19_600) },
    { ...BOOK, id: 't3', place: 'later' as const, quantity: 3, amount: minorUnits(10_000) },
  ]
  const lines = [{ kind: 'base' as const, item: 0, amount: minorUnits(42_900) }]
  const sum = { lines, total: minorUnits(42_900) }
  await openScreen(<CartScreen />, {
    address: '/cart_index',
    world: { cart: { cart: () => Promise.resolve({ items, sum, currency: 'CNY' }) } },
  })
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  await expect
    .poll(() => texts('li [class*="price"]'))
    .toEqual(['¥429.00¥143.00 × 3', '¥196.00¥98.00 × 2', '¥100.003 copies'])
  expect(texts('dt')).toEqual(['3 items', 'To pay'])
})

test('what is ordered is what the shop has: pressed while a change is on its way, it waits for it, and stays where it failed', async () => {
  for (const [answer, address] of [
    ['resolve', '/pay_index?cart=1'],
    ['reject', '/cart_index'],
  ] as const) {
    const changed = Promise.withResolvers<void>()
    let quantity = 2
    const sum = { lines: [], total: minorUnits(28_600) }
    await openScreen(<CartScreen />, {
      address: '/cart_index',
      world: {
        cart: {
          cart: () => Promise.resolve({ items: [{ ...BOOK, quantity }], sum, currency: 'CNY' }),
          change: async () => {
            await changed.promise
            quantity = 3
          },
        },
      },
    })
    await page.getByRole('button', { name: 'One more' }).click()
    const order = page.getByRole('button', { name: 'Order it' })
    const pressed = order.element()
    await order.click()
    await expect.element(order).toHaveAttribute('aria-busy', 'true')
    expect(addressNow()).toEqual('/cart_index')
    changed[answer]()
    await expect.poll(addressNow).toEqual(address)
    await expect.element(order).not.toHaveAttribute('aria-busy')
    // It is the same button all the time: none is taken away under a finger, nor is its focus.
    expect([addressNow(), document.activeElement]).toEqual([address, pressed])
    closeScreen()
  }
})

test('where the last thing is taken out while an order waits for it, there is nothing to order', async () => {
  const changed = Promise.withResolvers<void>()
  let isIn = true
  const sum = { lines: [], total: minorUnits(14_300) }
  await openScreen(<CartScreen />, {
    address: '/cart_index',
    world: {
      cart: {
        cart: () => Promise.resolve({ items: isIn ? [BOOK] : [], ...(isIn ? { sum } : {}), currency: 'CNY' }),
        change: async () => {
          await changed.promise
          isIn = false
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Remove' }).click()
  const order = page.getByRole('button', { name: 'Order it' })
  await order.click()
  changed.resolve()
  await expect.element(order).not.toBeInTheDocument()
  expect(addressNow()).toEqual('/cart_index')
})

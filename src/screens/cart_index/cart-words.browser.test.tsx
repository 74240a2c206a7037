import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/language.ts'
import { minorUnits } from '../../../domain/units.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { CartScreen } from './CartScreen.tsx'

afterEach(closeScreen)

test.each<readonly [Language, string]>([
  ['en', 'Change'],
  ['zh-Hans', '修改'],
  ['zh-Hant', '修改'],
])('what is in the cart is changed, not exchanged for something else (%s)', async (language, name) => {
  const book = {
    ...{ id: 't1', pid: SQUARE_BOOK.id, taskId: asId<TaskId>('t1'), rev: 3, quantity: 1, attributes: [] },
    ...{ place: 'now' as const, name: '方形照片书', amount: minorUnits(14_300), edited: false, chosen: ['26 页'] },
  }
  await openScreen(<CartScreen />, {
    address: '/cart_index',
    language,
    world: { cart: { cart: () => Promise.resolve({ items: [book], currency: 'CNY' }) } },
  })
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
})

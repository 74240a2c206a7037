import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { useLevelPurchase } from './use-level-purchase.ts'

afterEach(closeScreen)

function Purchase() {
  const { status, ordering, buy } = useLevelPurchase()
  return (
    <button type="button" onClick={() => void buy({ id: '2', currency: 'CNY' } as never)}>
      {`${ordering ?? 'nothing'} / ${status ?? 'none'}`}
    </button>
  )
}

test('who comes back from the pay page to the page as it was left finds a level that waits, and nothing being ordered', async () => {
  const goToPay = vi.fn()
  const levels = {
    order: () => Promise.resolve(asId<OrderId>('o1')),
    status: () => Promise.resolve('awaiting-pay' as const),
    goToPay,
  }
  await openScreen(<Purchase />, { address: '/user_type', world: { levels } })
  await page.getByRole('button', { name: 'nothing / none' }).click()
  await expect.element(page.getByRole('button', { name: 'nothing / awaiting-pay' })).toBeVisible()
  expect(goToPay.mock.calls).toEqual([['o1']])
})

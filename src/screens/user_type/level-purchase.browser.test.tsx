import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { LevelNotes } from './LevelNotes.tsx'
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

test('a level is ordered once, whatever the line did; what was refused or paid is ordered anew', async () => {
  const keys: string[] = []
  const answers = [
    () => Promise.reject(new NetworkLost('lost')),
    () => Promise.reject(new RequestRefused({ kind: 'refused', reason: 'price-changed', message: 'Another price.' })),
    () => Promise.resolve(asId<OrderId>('o1')),
    () => Promise.resolve(asId<OrderId>('o2')),
  ]
  let status: 'awaiting-pay' | 'paid' = 'awaiting-pay'
  const goToPay = vi.fn()
  const levels = {
    order: (_level: unknown, key: string) => {
      keys.push(key)
      return answers[keys.length - 1]?.() ?? Promise.reject(new Error('asked too often'))
    },
    status: () => Promise.resolve(status),
    goToPay,
  }
  await openScreen(<Purchase />, { address: '/user_type', world: { levels } })
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('nothing / none')
  await expect.element(page.getByText(/^We couldn’t reach the shop/)).toBeVisible()
  await press('nothing / none')
  await expect.element(page.getByText('Another price.')).toBeVisible()
  await press('nothing / none')
  await press('nothing / awaiting-pay')
  status = 'paid'
  await press('nothing / paid')
  await vi.waitFor(() => expect(goToPay.mock.calls).toEqual([['o1'], ['o1'], ['o2']]))
  const names = [...new Set(keys)]
  expect(keys.map((key) => names.indexOf(key))).toEqual([0, 0, 1, 2])
})

test('a level that was paid and closed is not said to have cost nothing: its money goes back', async () => {
  const told = async (status: 'closed' | 'refunded') => {
    await openScreen(<LevelNotes purchase={{ status, goOn: vi.fn(), letGo: vi.fn() }} />, { address: '/user_type' })
    await expect.element(page.getByText(/You can choose a level again/)).toBeVisible()
    const text = document.body.textContent
    closeScreen()
    return [/nothing was charged/.test(text), /goes back the way it was paid/.test(text)]
  }
  expect([await told('closed'), await told('refunded')]).toEqual([
    [true, false],
    [false, true],
  ])
})

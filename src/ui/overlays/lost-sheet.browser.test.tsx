import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { useLostCode } from './use-lost-code.ts'

afterEach(() => {
  vi.restoreAllMocks()
  closeScreen()
})

function Tapped() {
  const sayLost = useLostCode()
  return (
    <button type="button" onClick={sayLost}>
      Open the sheet
    </button>
  )
}

test.each([
  ['without a network', false, 'You are offline. Please try again once you’re back online.'],
  ['with one', true, 'We couldn’t reach the shop. Please try again.'],
])('the code of a sheet that does not come %s is told as what it is', async (_, onLine, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await openScreen(<Tapped />, { address: '/index' })
  await page.getByRole('button', { name: 'Open the sheet' }).click()
  await expect.element(page.getByText(said)).toBeVisible()
})

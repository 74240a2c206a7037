import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { useFaultToast } from './use-fault-toast.ts'

afterEach(() => {
  vi.restoreAllMocks()
  closeScreen()
})

function Change({ fault }: { readonly fault: unknown }) {
  const say = useFaultToast()
  return (
    <button type="button" onClick={() => say(fault, 'The change failed.')}>
      Cancel the order
    </button>
  )
}

const UNHEARD = 'We haven’t heard back from the shop. Please check before you try again.'
const refused = new RequestRefused({ kind: 'refused', reason: 'not-possible', message: 'It is printed already.' })

test.each([
  ['no answer in time, whatever the shop did', new NetworkLost(), true, UNHEARD],
  ['no network', new NetworkLost(), false, 'You are offline. Please try again once you’re back online.'],
  ['a shop that is broken', new ServerFault(), true, 'The change failed.'],
  ['a shop that says no', refused, true, 'It is printed already.'],
])('%s: what is said of a change claims nothing that nobody knows', async (_, fault, onLine, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await openScreen(<Change fault={fault} />, { address: '/index' })
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(page.getByText(said)).toBeVisible()
  expect(document.body.textContent).not.toContain('Nothing was changed')
})

import { afterEach, expect, test, vi } from 'vitest'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PayScreen } from './PayScreen.tsx'

afterEach(closeScreen)

test('A§2 routes opened bare: pay_index with a design alone leads to the design, which says what it is ordered as', async () => {
  await openScreen(<PayScreen />, { address: '/pay_index?taskid=t1' })
  await vi.waitFor(() => expect(addressNow()).toEqual('/theme_preview?taskid=t1'))
})

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import { NO_ADDRESS } from '../../../domain/order/address.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AddressForm } from './AddressForm.tsx'

afterEach(closeScreen)

const REGIONS = [{ name: '浙江省', cities: [{ name: '杭州市', districts: ['西湖区'] }] }]
const regions = () => Promise.resolve({ regions: REGIONS, nameOf: (name: string) => name })

async function opened(address = NO_ADDRESS) {
  const onAddress = vi.fn()
  const form = (
    <>
      <AddressForm id="form" {...{ address, onAddress }} pickup={false} countries={[UNNAMED_COUNTRY]} />
      <button type="submit" form="form">
        Save
      </button>
    </>
  )
  await openScreen(form, { address: '/pay_index', world: { orders: { regions } } })
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toBeVisible()
  return { onAddress }
}

/** What has the focus, and what is read out of it as wrong. */
function focused() {
  const field = document.activeElement
  const described = field?.getAttribute('aria-describedby') ?? ''
  return {
    label:
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.labels?.[0]?.textContent : null,
    invalid: field?.getAttribute('aria-invalid'),
    says: document.getElementById(described)?.textContent,
  }
}

test('an address that is wrong gives the focus to its first wrong field, which says what is wrong', async () => {
  const { onAddress } = await opened()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const name = { label: 'Name', invalid: 'true', says: 'Please enter the recipient’s name.' }
  await vi.waitFor(() => expect(focused()).toEqual(name))
  await userEvent.keyboard('Ana')
  await save.click()
  await vi.waitFor(() => expect(focused().label).toBe('Mobile number'))
  await userEvent.keyboard('13900000000')
  await save.click()
  await vi.waitFor(() => expect(focused()).toMatchObject({ label: 'Province', invalid: 'true' }))
  expect(focused().says).not.toBe('')
  // As often as it is sent.
  await save.click()
  await vi.waitFor(() => expect(focused().label).toBe('Province'))
  expect(onAddress.mock.calls).toEqual([])
})

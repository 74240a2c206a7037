import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AddressList } from './AddressList.tsx'

afterEach(closeScreen)

test('A§1 languages: a Traditional screen writes regions in Traditional characters and keeps them as couriers read them', async () => {
  const address = {
    ...{ name: '林小雨', phone: '13900000000', province: '广东省', city: '深圳市', district: '龙岗区' },
    street: '海边路 8 号',
  }
  const nothing = () => undefined
  const list = (
    <AddressList
      addresses={[{ id: 'a1', usual: false, address }]}
      chosen={address}
      onChoose={nothing}
      onEdit={nothing}
    />
  )
  await openScreen(list, { address: '/pay_index', language: 'zh-Hant' })
  await expect.element(page.getByText('廣東省 深圳市 龍崗區 海边路 8 号')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /林小雨/ }).first()).toHaveAttribute('aria-current', 'true')
})

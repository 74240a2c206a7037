import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { nameOf, press } from '../../tests/support/browser/by-keyboard.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { goTo } from '../navigation/hash-location.ts'
import { nameScreens } from '../navigation/name-screens.ts'
import { Shell } from './Shell.tsx'

const SHOP = DEMO_MERCHANT.shop.title.en
let end: () => void = () => undefined

beforeEach(() => {
  document.title = SHOP
  end = nameScreens()
})
afterEach(() => {
  end()
  closeScreen()
  Reflect.deleteProperty(navigator, 'userActivation')
})

/** The page was just loaded: nobody has touched it. */
function untouched() {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } })
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const focused = () => nameOf(document.activeElement)

test('the page is named after its screen, and after the shop alone on its front', async () => {
  await openScreen(<Shell />, { address: '/user_service' })
  await expect.element(heading('Customer service')).toBeVisible()
  await expect.poll(() => document.title).toBe(`Customer service · ${SHOP}`)
  goTo('/index')
  await expect.element(heading(DEMO_MERCHANT.name.en)).toBeVisible()
  await expect.poll(() => document.title).toBe(SHOP)
})

test('a page that was just loaded is begun at its top', async () => {
  untouched()
  await openScreen(<Shell />, { address: '/user_index' })
  await expect.element(heading('Account')).toBeVisible()
  await expect.poll(() => document.title).toBe(`Account · ${SHOP}`)
  expect(document.activeElement).toBe(document.body)
})

test('where a screen is left by keyboard, the heading of the next one has the focus, and its first button comes next', async () => {
  await openScreen(<Shell />, { address: '/user_index' })
  await press(page.getByRole('link', { name: 'Customer service' }))
  await vi.waitFor(() => expect(focused()).toBe('Customer service'))
  expect(document.activeElement?.localName).toBe('h1')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Back')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(focused()).toBe('Account'))
})

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageProduct } from '../../../domain/calls/manage/products.ts'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { PRODUCT_WITH_PICTURE, PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

const SAID = [
  says(manageSettings, SETTINGS),
  says(manageProviders, PROVIDERS),
  says(manageProduct, PRODUCT_WITH_PICTURE),
  says(manageLog, [], 0),
  says(saveSettings, { version: 1 }),
]
const PRODUCT = '/products/standard-album-box/show'
const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const address = () => window.location.hash.slice(1)

async function typeName(text: string) {
  await page.getByLabelText('Name · English', { exact: true }).fill(text)
}

async function goToLog() {
  await press('Open menu')
  await page.getByRole('menuitem', { name: 'Log' }).click()
}

/** Whether closing the tab is asked about. */
function asksOnClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('what is typed over a product is asked about before another page, Back, another language or signing out takes it', async () => {
  await openConsole(['/log', PRODUCT], SAID)
  await expect.element(page.getByLabelText('Name · English', { exact: true })).toBeVisible()
  expect(asksOnClosing()).toBe(false)
  await typeName('A name of mine')
  await expect.poll(asksOnClosing).toBe(true)
  const leaveBy: Readonly<Record<string, () => Promise<void>>> = {
    menu: goToLog,
    language: async () => {
      await page.getByRole('button', { name: /English/ }).click()
      await page.getByRole('menuitem', { name: '繁體中文' }).click()
    },
    signOut: async () => {
      await page.getByRole('button', { name: /my account/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    },
  }
  for (const leave of Object.values(leaveBy)) {
    await leave()
    await expect.element(question).toBeVisible()
    await press('Stay on this page')
    await expect.poll(() => question.elements()).toEqual([])
    expect(address()).toBe(PRODUCT)
    await expect.element(page.getByLabelText('Name · English', { exact: true })).toHaveValue('A name of mine')
  }
  await goToLog()
  await press('Leave without saving')
  await expect.poll(address).toBe('/log')
  await expect.poll(asksOnClosing).toBe(false)
})

test('Back leaves a shop with unsaved days only after it was asked; what was typed back asks nothing', async () => {
  await openConsole(['/log'], SAID)
  await goToShop()
  await typeName('Another shop')
  await expect.poll(asksOnClosing).toBe(true)
  window.history.back()
  await expect.element(question).toBeVisible()
  await press('Stay on this page')
  await expect.poll(address).toBe('/shop')
  await typeName(SETTINGS.name.en)
  await expect.poll(asksOnClosing).toBe(false)
  window.history.back()
  await expect.poll(address).toBe('/log')
  expect(question.elements()).toEqual([])
})

async function goToShop() {
  await press('Open menu')
  await page.getByRole('menuitem', { name: 'Shop' }).click()
  await expect.element(page.getByLabelText('Name · English', { exact: true })).toBeVisible()
}

test('what is saved is left without a question', async () => {
  await openConsole(['/log'], SAID)
  await goToShop()
  await typeName('Another shop')
  await expect.poll(asksOnClosing).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  await expect.poll(asksOnClosing).toBe(false)
  await goToLog()
  await expect.poll(address).toBe('/log')
})

test('Back in the very moment of the first key is asked about', async () => {
  await openConsole(['/log', PRODUCT], SAID)
  const name = page.getByLabelText('Name · English', { exact: true })
  await expect.element(name).toBeVisible()
  const input = name.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'A name of mine')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  window.history.back()
  await expect.element(question).toBeVisible()
  await press('Stay on this page')
  await expect.poll(address).toBe(PRODUCT)
  await expect.element(name).toHaveValue('A name of mine')
})

test('an address that is typed into the bar of the browser is asked about, and gone to after it', async () => {
  await openConsole(['/coupons', PRODUCT], SAID)
  await typeName('A name of mine')
  window.location.hash = '#/log'
  await expect.element(question).toBeVisible()
  await press('Stay on this page')
  await expect.poll(() => question.elements()).toEqual([])
  await expect.poll(address).toBe(PRODUCT)
  await expect.element(page.getByLabelText('Name · English', { exact: true })).toHaveValue('A name of mine')
  window.location.hash = '#/log'
  await press('Leave without saving')
  await expect.poll(address).toBe('/log')
  await expect.poll(() => question.elements()).toEqual([])
  window.history.back()
  await expect.poll(address).toBe(PRODUCT)
})

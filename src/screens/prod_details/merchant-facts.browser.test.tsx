import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { minorUnits } from '../../../domain/units.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { FirstLookDialog } from '../../design-editor/shell/FirstLookDialog.tsx'
import { ProdDetailsScreen } from './ProdDetailsScreen.tsx'

afterEach(async () => {
  window.localStorage.clear()
  await closeScreen()
})

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('A§3 thumbpics, detailpics, prodprice, pickUpAddressId: the product page shows what the merchant says', async () => {
  const box = DEMO_PRODUCTS.find(({ id }) => id === 'standard-album-box')
  invariant(box, 'the demo shop sells a box')
  const product = {
    ...box,
    price: { ...box.price, before: minorUnits(6800) },
    pictures: { thumbs: [`${PIXEL}#1`, `${PIXEL}#2`], details: [`${PIXEL}#3`] },
    ...{ daysToMake: 3, pickUpAt: 'nanshan' },
  }
  await openScreen(<ProdDetailsScreen />, {
    address: '/prod_details?pid=standard-album-box',
    world: { catalogue: { product: () => Promise.resolve(product) } },
  })
  await expect.element(page.getByText('3 working days')).toBeVisible()
  await expect.element(page.getByText(/^Collect at Nanshan shop/)).toBeVisible()
  await expect.element(page.getByText(/68\.00$/)).toBeVisible()
  const shown = [...document.querySelectorAll('img')].map((img) => [img.src.slice(-2), img.loading, img.fetchPriority])
  // The first one is what the page is opened for.
  expect(shown).toEqual([
    ['#1', 'auto', 'high'],
    ['#2', 'lazy', 'auto'],
    ['#3', 'lazy', 'auto'],
  ])
})

test('A§3 originPrice: the price before is that of as many pieces with the same options as the price beside it', async () => {
  const box = DEMO_PRODUCTS.find(({ id }) => id === 'standard-album-box')
  invariant(box, 'the demo shop sells a box')
  const product = { ...box, price: { ...box.price, before: minorUnits(6800) } }
  await openScreen(<ProdDetailsScreen />, {
    address: '/prod_details?pid=standard-album-box',
    world: { catalogue: { product: () => Promise.resolve(product) } },
  })
  const prices = () => document.querySelector('footer')?.textContent?.match(/[\d.]+/g)
  await expect.poll(prices).toEqual(['58.00', '68.00'])
  await page.getByRole('radio', { name: /Dark green silk/ }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(prices).toEqual(['156.00', '176.00'])
})

test('B§4 type 8: how many months a calendar has, how many its price includes and what one more costs [B§4.calendar-months]', async () => {
  const calendar = DEMO_PRODUCTS.find(({ id }) => id === 'calendar-wall')
  await openScreen(<ProdDetailsScreen />, {
    address: '/prod_details?pid=calendar-wall',
    world: { catalogue: { product: () => (calendar ? Promise.resolve(calendar) : Promise.reject(new Error())) } },
  })
  await expect.element(page.getByText(/^6 to 18 months/)).toBeVisible()
  await expect.element(page.getByText(/^12 included, then \D5\.00 a month$/)).toBeVisible()
})

test('A§3 previewDlg: the merchant’s words come before the first look at a design, once on each phone', async () => {
  const previewDialog = { 'zh-Hans': '先看封面。', en: 'Look at the cover first.', 'zh-Hant': '先看封面。' }
  const merchant = { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, previewDialog } }
  await openScreen(<FirstLookDialog />, { address: '/theme_preview', merchant })
  await expect.element(page.getByText('Look at the cover first.')).toBeVisible()
  await page.getByRole('button', { name: 'Show my design' }).click()
  await expect.element(page.getByText('Look at the cover first.')).not.toBeInTheDocument()
  await closeScreen()
  await openScreen(<FirstLookDialog />, { address: '/theme_preview', merchant })
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})

test('looks are told where one is chosen, and how few photos a product takes', async () => {
  const shown = (pid: string) =>
    openScreen(<ProdDetailsScreen />, {
      address: `/prod_details?pid=${pid}`,
      world: {
        catalogue: {
          product: () => Promise.resolve(DEMO_PRODUCTS.find(({ id }) => id === pid) ?? Promise.reject(new Error(pid))),
          templates: () => Promise.resolve(['White', 'Linen']),
        },
      },
    })
  const looks = page.getByText('Looks', { exact: true })
  await shown('card-wedding')
  await expect.element(looks).toBeVisible()
  closeScreen()
  // The card of a frame is the frame's, a wall hangs on white paper: there is nothing to choose.
  for (const [pid, photos] of [
    ['frame-trio', 'exactly 3 photos'],
    ['combo-nine', '9 to 60 photos'],
    ['print-6inch', 'up to 200 photos'],
  ] as const) {
    await shown(pid)
    await expect.element(page.getByText(photos, { exact: true })).toBeVisible()
    await expect.element(looks).not.toBeInTheDocument()
    closeScreen()
  }
})

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageCoupons, manageLevels, saveLevels } from '../../../domain/calls/manage/coupons.ts'
import { manageProduct, saveManagedProduct } from '../../../domain/calls/manage/products.ts'
import { says, saysNo } from '../../../stories/fixtures/console.tsx'
import { PRODUCT_WITH_PICTURE } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

const PRODUCT = '/products/standard-album-box/show'
const { product } = PRODUCT_WITH_PICTURE
const CHANGED = 'Somebody else has changed it just now.'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const save = page.getByRole('button', { name: 'Save', exact: true })
const differing = () =>
  page
    .getByRole('status')
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'))

/** By somebody else, while this console had the product open. */
const THEIRS = {
  ...PRODUCT_WITH_PICTURE,
  product: { ...product, name: { ...product.name, en: 'Their box', 'zh-Hant': '他們的盒子' } },
  changed: 7,
}
const TOLD = 'Somebody else has just changed: Name · 繁體中文. It stands here now, and all that you typed stayed.'

async function openProduct(saved = says(saveManagedProduct, { pid: product.id, changed: 9 })) {
  const read = says(manageProduct, PRODUCT_WITH_PICTURE)
  await openConsole([PRODUCT], [read, saved])
  await field('Name · English').fill('My box')
  await field('Description · English').fill('All of mine')
  // From now on somebody else's is read.
  Object.assign(read, says(manageProduct, THEIRS))
  return read
}

async function seeWhatDiffers() {
  await expect.element(page.getByText('Theirs: Their box', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Mine: My box', { exact: true })).toBeVisible()
  await expect.element(page.getByText(TOLD, { exact: true })).toBeVisible()
  expect(differing()).toEqual(['Name · English'])
  await expect.element(field('Description · English')).toHaveValue('All of mine')
  await expect.element(field('Name · 繁體中文')).toHaveValue('他們的盒子')
  await expect.element(save).toBeDisabled()
}

test('a refresh keeps what is typed, takes in what others changed, and asks about what both did', async () => {
  await openProduct()
  await press('Refresh')
  await seeWhatDiffers()
  await press('Take theirs')
  await expect.element(field('Name · English')).toHaveValue('Their box')
  await expect.element(save).toBeEnabled()
  await expect.element(field('Description · English')).toHaveValue('All of mine')
})

test('a save that comes too late asks the same, and is made once it is decided', async () => {
  const saved = saysNo(saveManagedProduct, 6302, CHANGED, 'changed-meanwhile')
  const read = await openProduct(saved)
  await press('Save')
  await seeWhatDiffers()
  await press('Keep mine')
  const kept = { ...THEIRS.product, name: { ...THEIRS.product.name, en: 'My box' }, changed: 9 }
  Object.assign(saved, says(saveManagedProduct, { pid: product.id, changed: 9 }))
  Object.assign(read, says(manageProduct, { ...THEIRS, product: { ...kept, description: product.description } }))
  await press('Save')
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  expect(differing()).toEqual([])
})

test('what nobody typed over is read anew without a word', async () => {
  const read = says(manageProduct, PRODUCT_WITH_PICTURE)
  await openConsole([PRODUCT], [read])
  await expect.element(field('Name · English')).toHaveValue(product.name.en)
  Object.assign(read, says(manageProduct, THEIRS))
  await press('Refresh')
  await expect.element(field('Name · English')).toHaveValue('Their box')
  expect(page.getByText(/Somebody else/).elements()).toEqual([])
  await expect.element(save).toBeDisabled()
})

test('levels are kept through a refresh too', async () => {
  const silver = { id: 'silver', name: { 'zh-Hans': '银', 'zh-Hant': '銀', en: 'Silver' }, rate: 9000 }
  const levels = { levels: [silver], currency: 'CNY', members: [], rev: 'a' }
  const read = says(manageLevels, levels)
  await openConsole(['/coupons'], [says(manageCoupons, [], 0), read, says(saveLevels, { rev: 'c' })])
  const level = page.getByRole('group', { name: 'Level 1', exact: true })
  await level.getByLabelText('Name · English', { exact: true }).fill('Mine')
  Object.assign(read, says(manageLevels, { ...levels, rev: 'b', levels: [{ ...silver, rate: 8700 }] }))
  await press('Refresh')
  await expect.element(level.getByLabelText('Members pay %', { exact: true })).toHaveValue('87')
  await expect.element(level.getByLabelText('Name · English', { exact: true })).toHaveValue('Mine')
  await expect.element(page.getByText(/^Somebody else has just changed: Level 1 · Members pay %\./)).toBeVisible()
})

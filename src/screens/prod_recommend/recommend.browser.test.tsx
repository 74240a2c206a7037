import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { RecommendScreen } from './RecommendScreen.tsx'

afterEach(closeScreen)

const GONE = asId<ProductId>('book-gone')
const refused = new RequestRefused({ kind: 'refused', reason: 'not-found', code: 404, message: 'We can’t find this.' })
const product = (pid: ProductId) =>
  pid === GONE ? Promise.reject(refused) : Promise.resolve({ ...SQUARE_BOOK, id: pid })
const open = (recommended: readonly ProductId[]) =>
  openScreen(<RecommendScreen />, {
    address: '/prod_recommend',
    merchant: { ...DEMO_MERCHANT, recommended },
    world: { catalogue: { product } },
  })

test('a recommended product that the merchant has deleted since is left out, and the others stand there', async () => {
  await open([GONE, SQUARE_BOOK.id])
  await expect.element(page.getByRole('link', { name: /Square photo book/ })).toBeVisible()
  expect(page.getByRole('link').elements().length).toBe(1)
})

test('where every recommended product is gone, there is nothing just now and the shelves are one tap away', async () => {
  await open([GONE])
  await expect.element(page.getByRole('heading', { name: 'No recommendations right now' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See all products' })).toBeVisible()
})

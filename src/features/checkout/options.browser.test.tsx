import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { invariant } from '../../../domain/never.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { Options } from './Options.tsx'

afterEach(closeScreen)

const book = DEMO_PRODUCTS.find(({ id }) => id === 'book-square-203')
invariant(book, 'the demo shop sells a square book')

test('an option says what it adds, and nothing where it adds nothing', async () => {
  const options = <Options product={book} chosen={['paper-matte', 'finish-matte']} onChosen={() => undefined} />
  await openScreen(options, { address: '/pay_index' })
  await expect.poll(() => document.body.textContent?.match(/\+¥[\d.]+/g)).toEqual(['+¥30.00', '+¥5.00', '+¥45.00'])
  expect(page.getByRole('radio').elements().length).toBe(5)
})

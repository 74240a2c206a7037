import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import { invariant } from '../../../domain/never.ts'
import { says } from '../../../stories/fixtures/console.tsx'
import { ORDER } from '../../../stories/fixtures/console-orders.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'

afterEach(closeConsole)

test('the price of a package is called by its name, what a thing of it costs besides by the name of the thing', async () => {
  const [thing] = ORDER.items
  invariant(thing, 'the order has a thing')
  const part = (n: number, name: string) => ({ ...thing, n, suborderid: `part-${n}`, name, packagename: 'Family set' })
  const lines = [
    { kind: 'base', item: 0, amount: 21_800 },
    { kind: 'base', item: 0, part: 1, amount: 500 },
  ] as const
  const order = { ...ORDER, items: [part(0, 'Square book'), part(1, 'Postcards')], lines: [...lines] }
  await openConsole(['/orders/order-2/show'], [says(manageOrder, order)])
  const amount = (text: string) => page.getByText(text, { exact: true }).first()
  await expect.element(amount('¥218.00')).toBeVisible()
  const nameOf = (text: string) => amount(text).element().previousElementSibling?.textContent
  expect([nameOf('¥218.00'), nameOf('¥5.00')]).toEqual(['Family set', 'Postcards'])
})

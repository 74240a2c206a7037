import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { asId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import { minorUnits } from '../../../domain/units.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { cartOfProduct, isComplete, linesOfCart, payAddress } from './pay-cart.ts'

const address = (query: string) => payAddress(new URLSearchParams(query))

test('B§4 mode 4: what is paid first names no design; everything else names what its product needs', () => {
  const { photos } = SQUARE_BOOK
  const complete = (query: string, type: ProductTypeNumber) => isComplete(address(query), { type, photos })
  expect([complete('pid=p', 1), complete('pid=p&later=1', 1), complete('pid=p&aid=a&taskid=t', 1)]).toEqual([
    false,
    true,
    true,
  ])
  expect([complete('pid=p', 4), complete('pid=p&aid=a', 4), complete('pid=p', 5)]).toEqual([false, true, true])
})

test('B§4 modes 3 and 6: the cart of an added purchase names its order and is an intent of its own', () => {
  const options = SQUARE_BOOK.attributes.flatMap((group) => group.options.slice(0, 1).map(({ id }) => id))
  const line = { pid: 'p', aid: 'a', taskId: 't', rev: 3, quantity: 1, attributes: options }
  const query = 'pid=p&aid=a&taskid=t&rev=3'
  expect(cartOfProduct(address(query), SQUARE_BOOK, '')).toEqual({ id: 't', lines: [line] })
  expect(cartOfProduct(address(query), SQUARE_BOOK, 'o1')).toEqual({ id: 't+o1', lines: [line], orderId: 'o1' })
  expect(cartOfProduct(address(`${query}&later=1`), SQUARE_BOOK, 'o1')).toEqual({
    id: 'later-p+o1',
    lines: [{ pid: 'p', rev: 3, quantity: 1, attributes: options, pageCount: 20 }],
    orderId: 'o1',
  })
})

test('an address with nonsense in it asks for one thing at its first revision', () => {
  expect(address('pid=p&rev=x&qty=-4&taskid=')).toEqual({
    ...{ pid: 'p', rev: 0, later: false, quantity: 1 },
    attributes: [],
  })
})

test('options that were chosen on the product page are the cart’s, one of every group', () => {
  const product = DEMO_PRODUCTS.find(({ attributes }) => attributes.length === 2) ?? SQUARE_BOOK
  const [first, second] = product.attributes
  const chosen = second?.options.at(-1)?.id
  const { lines } = cartOfProduct(address(`pid=p&qty=3&attrs=${chosen},unknown`), product, '')
  expect(lines).toEqual([{ pid: 'p', rev: 0, quantity: 3, attributes: [first?.options[0]?.id, chosen] }])
})

test('options that were chosen on the product page are taken over; unknown ones are not', () => {
  const [first] = SQUARE_BOOK.attributes
  const last = first?.options.at(-1)?.id ?? ''
  const [line] = cartOfProduct(address(`pid=p&attrs=${last},nonsense`), SQUARE_BOOK, '').lines
  expect(line?.attributes).toContain(last)
  expect(line?.attributes.length).toEqual(SQUARE_BOOK.attributes.length)
})

test('of a cart that is bought which stands there for now and can be bought, as it is by now', () => {
  const thing = (id: string, change: object = {}) => ({
    ...{ id, pid: asId<ProductId>('p'), taskId: asId<TaskId>(id), rev: 4, quantity: 2, attributes: ['silk'] },
    ...{ place: 'now' as const, name: '', chosen: [], amount: minorUnits(100), edited: true },
    ...change,
  })
  const things = [thing('t1'), thing('t2', { place: 'later' }), thing('t3', { problem: 'ordered' })]
  expect(linesOfCart(things)).toEqual([
    { pid: 'p', taskId: 't1', rev: 4, quantity: 2, attributes: ['silk'], cartId: 't1' },
  ])
})

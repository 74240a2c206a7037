import { expect, test } from 'vitest'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { cartOfLine } from '../../../machines/order/order.types.ts'
import { beginningOf, withChoices } from './stored-choices.ts'

const cart = cartOfLine({ pid: asId<ProductId>('book'), quantity: 1, attributes: ['matte'], rev: 2 })
const [line] = cart.lines

test('a pay screen that is loaded again has its copies, options, pages and the note', () => {
  const chosen = { ...cart, lines: [{ ...line, quantity: 3, attributes: ['art'], pageCount: 30, rev: 1 }] }
  const stored = JSON.stringify({ cart: chosen, comment: '请轻放', pickupId: 'p1' })
  expect(withChoices(cart, stored)).toEqual({
    cart: { ...cart, lines: [{ ...line, quantity: 3, attributes: ['art'], pageCount: 30 }] },
    comment: '请轻放',
    pickupId: 'p1',
  })
})

test.each([
  null,
  '',
  'x{',
  '[]',
  '{"cart":{"lines":[{"pid":"other","quantity":9}]}}',
  '{"cart":{"lines":[{"pid":"book","quantity":-1}]}}',
])('what is stored as %s changes nothing', (stored) => {
  expect(withChoices(cart, stored)).toEqual({ cart, comment: '', pickupId: null })
})

test('of a set its copies and options are kept', () => {
  const set = { pid: asId<ProductId>('set'), key: 'k', quantity: 1, attributes: [] }
  const packed = { ...cart, package: set }
  const stored = JSON.stringify({ cart: { lines: [], package: { quantity: 2 } } })
  expect(withChoices(packed, stored).cart.package).toEqual({ ...set, quantity: 2 })
})

test('another choice on the product page is another beginning: what was chosen after the first one is over', () => {
  const chosen = { ...cart, lines: [{ ...line, attributes: ['art'] }] }
  const stored = JSON.stringify({ cart: chosen, comment: '请轻放', pickupId: 'p1', begun: beginningOf(cart) })
  const other = { ...cart, lines: cart.lines.map((one) => ({ ...one, attributes: ['silk'] })) }
  expect([withChoices(cart, stored).cart, withChoices(other, stored)]).toEqual([
    chosen,
    { cart: other, comment: '请轻放', pickupId: 'p1' },
  ])
})

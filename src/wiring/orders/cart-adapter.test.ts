import { afterEach, expect, test, vi } from 'vitest'
import { cartPorts } from './cart-adapter.ts'

afterEach(() => vi.unstubAllGlobals())

test('why an item of the cart cannot be bought comes from the wire to the screen', async () => {
  const item = { id: 'i1', place: 'now', pid: 'book', prodname: 'Book', aid: '', taskid: '', rev: 3, quantity: 1 }
  const sent = { ...item, attridlist: [], chosen: [], amount: 0, edited: false, trouble: 'off-shelf' }
  const reply = { Code: 0, Data: { things: [sent], currency: 'CNY' }, Msg: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
  const shown = { id: 'i1', place: 'now', pid: 'book', name: 'Book', rev: 3, quantity: 1, attributes: [], chosen: [] }
  expect(await cartPorts.cart()).toEqual({
    currency: 'CNY',
    items: [{ ...shown, amount: 0, edited: false, problem: 'off-shelf' }],
  })
})

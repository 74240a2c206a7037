import { afterEach, expect, test, vi } from 'vitest'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { cartPorts } from './cart-adapter.ts'

afterEach(() => vi.unstubAllGlobals())

test('why an item of the cart cannot be bought comes from the wire to the screen', async () => {
  const item = { id: 'i1', place: 'now', pid: 'book', prodname: 'Book', aid: '', taskid: '', rev: 3, quantity: 1 }
  const sent = { ...item, attridlist: [], chosen: [], amount: 0, edited: false, trouble: 'off-shelf' }
  const reply = { Code: 0, Data: { things: [sent], currency: 'CNY' }, Msg: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
  const shown = { id: 'i1', place: 'now', pid: 'book', name: 'Book', rev: 3, quantity: 1, attributes: [], chosen: [] }
  expect(await cartPorts(() => Promise.resolve(new Set())).cart()).toEqual({
    currency: 'CNY',
    items: [{ ...shown, amount: 0, edited: false, problem: 'off-shelf' }],
  })
})

test('which designs of the cart have edits that the shop lacks is said of them', async () => {
  const item = { place: 'now', pid: 'book', prodname: 'Book', aid: '', rev: 3, quantity: 1, attridlist: [], chosen: [] }
  const things = ['t1', 't2', ''].map((taskid) => ({ ...item, id: `of ${taskid}`, taskid, amount: 0, edited: false }))
  const reply = { Code: 0, Data: { things, currency: 'CNY' }, Msg: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
  const { items } = await cartPorts(() => Promise.resolve(new Set([asId<TaskId>('t2')]))).cart()
  expect(items.map(({ id, unsent }) => [id, unsent])).toEqual([
    ['of t1', false],
    ['of t2', true],
    ['of ', undefined],
  ])
})

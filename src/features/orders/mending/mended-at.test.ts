import { expect, test } from 'vitest'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../../../domain/ids.ts'
import type { OrderLine } from '../../../../machines/order/order.types.ts'
import { mendedAt } from './mended-at.ts'

const line = (name: string, change: Partial<OrderLine> = {}): OrderLine => ({
  ...{ pid: asId<ProductId>('book'), aid: asId<AlbumId>('a1'), taskId: asId<TaskId>(name), quantity: 1 },
  ...{ attributes: [], rev: 1, ...change },
})
const two = [line('t1'), line('t2')]
const set = { pid: asId<ProductId>('set'), key: 'k', quantity: 1, attributes: [] }
const parts = [line('t1', { combineId: 'one' }), line('t2', { combineId: 'two' })]
const told = (...ask: Parameters<typeof mendedAt>) => {
  const { at, line: found } = mendedAt(...ask)
  return [at, found?.taskId]
}

test('a refusal is mended in the thing that it is about', () => {
  expect([
    told({ reason: 'slot-blank', item: 1 }, { lines: two }),
    told({ reason: 'slot-blank' }, { lines: [line('t1')] }),
    told({ reason: 'too-many-ordered-photos' }, { lines: [line('t1')] }),
  ]).toEqual([
    ['design', 't2'],
    ['design', 't1'],
    ['fewer photos', 't1'],
  ])
})

test('a part of a set is mended in the set, and the set says which one where nobody else does', () => {
  const cart = { lines: parts, package: set }
  expect([
    told({ reason: 'design-changed', item: 1 }, cart),
    told({ reason: 'design-changed' }, cart),
    told({ reason: 'attribute-missing', item: 0 }, cart),
  ]).toEqual([
    ['design', 't2'],
    ['set', 't1'],
    ['set', 't1'],
  ])
})

test('a thing of the cart is mended there', () => {
  const lines = two.map((one, at) => ({ ...one, cartId: `c${at}` }))
  expect([
    told({ reason: 'photo-too-soft', item: 1 }, { lines }),
    told({ reason: 'coupon-undecided' }, { lines }),
  ]).toEqual([
    ['cart', 't2'],
    ['coupon', 't1'],
  ])
})

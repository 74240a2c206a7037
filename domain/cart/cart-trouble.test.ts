import { expect, test } from 'vitest'
import { cartTrouble } from './cart-trouble.ts'

const FINE = { product: { onShelf: true, soon: false }, isOrdered: false, priced: { kind: 'quoted' } } as const

test('a thing of a cart says the weightiest of what became of it', () => {
  const fetched = { ...FINE.product, pickUpAt: 'east' }
  expect([
    cartTrouble(undefined),
    cartTrouble(FINE),
    cartTrouble({ ...FINE, verdict: { kind: 'orderable' } }),
    cartTrouble({ ...FINE, product: { onShelf: false, soon: true }, isOrdered: true }),
    cartTrouble({ ...FINE, product: { onShelf: true, soon: true }, isOrdered: true }),
    cartTrouble({ ...FINE, isOrdered: true, priced: { kind: 'refused' } }),
    cartTrouble({ ...FINE, priced: { kind: 'refused' }, verdict: { kind: 'refused' } }),
    cartTrouble({ ...FINE, verdict: { kind: 'refused' } }),
    cartTrouble({ ...FINE, product: fetched, place: 'west' }),
    cartTrouble({ ...FINE, product: fetched, place: 'east' }),
    cartTrouble({ ...FINE, place: 'east' }),
  ]).toEqual([
    ...['gone', undefined, undefined, 'off-shelf', 'soon', 'ordered', 'options-changed', 'unfinished', 'other-place'],
    ...[undefined, undefined],
  ])
})

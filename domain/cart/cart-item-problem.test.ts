import { expect, test } from 'vitest'
import { cartItemProblem } from './cart-item-problem.ts'

const FINE = { product: { onShelf: true, soon: false }, isOrdered: false, priced: { kind: 'quoted' } } as const

test('a thing of a cart says the weightiest of what became of it', () => {
  const fetched = { ...FINE.product, pickUpAt: 'east' }
  expect([
    cartItemProblem(undefined),
    cartItemProblem(FINE),
    cartItemProblem({ ...FINE, verdict: { kind: 'orderable' } }),
    cartItemProblem({ ...FINE, product: { onShelf: false, soon: true }, isOrdered: true }),
    cartItemProblem({ ...FINE, product: { onShelf: true, soon: true }, isOrdered: true }),
    cartItemProblem({ ...FINE, isOrdered: true, priced: { kind: 'refused' } }),
    cartItemProblem({ ...FINE, priced: { kind: 'refused' }, verdict: { kind: 'refused' } }),
    cartItemProblem({ ...FINE, verdict: { kind: 'refused' } }),
    cartItemProblem({ ...FINE, product: fetched, place: 'west' }),
    cartItemProblem({ ...FINE, product: fetched, place: 'east' }),
    cartItemProblem({ ...FINE, place: 'east' }),
  ]).toEqual([
    ...['gone', undefined, undefined, 'off-shelf', 'soon', 'ordered', 'options-changed', 'unfinished', 'other-place'],
    ...[undefined, undefined],
  ])
})

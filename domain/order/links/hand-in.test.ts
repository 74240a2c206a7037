import { describe, expect, test } from 'vitest'
import { asId, type ProductId } from '../../ids.ts'
import { ORDER_STATES } from '../order-state.ts'
import { isTakenByClaim, isWaiting, refuseHandIn } from './hand-in.ts'

const pid = asId<ProductId>('book')
const waiting = { pid, need: 'design', submitted: false, printing: false } as const

describe('safety 14: what can be handed in, and when', () => {
  test('only while the order waits for its uploads', () => {
    expect(Object.fromEntries(ORDER_STATES.map((state) => [state, refuseHandIn(waiting, { state }, { pid })]))).toEqual(
      {
        'awaiting-pay': 'order-not-paid',
        'to-upload': undefined,
        paid: 'upload-closed',
        'in-production': 'upload-closed',
        shipped: 'upload-closed',
        'ready-to-collect': 'upload-closed',
        collected: 'upload-closed',
        cancelled: 'order-closed',
        refunded: 'order-closed',
      },
    )
  })

  test('what was handed in may be replaced until its print file is begun', () => {
    const order = { state: 'to-upload' } as const
    expect([
      refuseHandIn({ ...waiting, submitted: true }, order, { pid }),
      refuseHandIn({ ...waiting, submitted: true, printing: true }, order, { pid }),
    ]).toEqual([undefined, 'upload-closed'])
  })

  test('B§8 product id changed: another product is refused first', () => {
    expect(refuseHandIn(waiting, { state: 'shipped' }, { pid: asId('frame') })).toBe('product-changed')
  })

  test('a finished thing from the shelf needs nothing', () => {
    expect(refuseHandIn({ ...waiting, need: 'nothing' }, { state: 'to-upload' }, { pid })).toBe('nothing-to-hand-in')
  })
})

test('a thing that needs nothing is taken by the claim of another platform’s order, and by nothing else', () => {
  const goods = { pid, need: 'nothing' } as const
  const claimed = { state: 'to-upload', source: 'e-commerce' } as const
  expect([
    isTakenByClaim(goods, claimed, { pid }),
    isTakenByClaim({ pid, need: 'design' }, claimed, { pid }),
    isTakenByClaim(goods, { ...claimed, state: 'paid' }, { pid }),
    isTakenByClaim(goods, { ...claimed, source: 'shop' }, { pid }),
    isTakenByClaim(goods, claimed, { pid: asId('frame') }),
  ]).toEqual([true, false, false, false, false])
})

test('A§4 2300: a sub-order waits while nothing is handed in that it needs', () => {
  const at = 1
  expect([
    isWaiting({ need: 'design', submittedAt: null }),
    isWaiting({ need: 'photos', submittedAt: at }),
    isWaiting({ need: 'nothing', submittedAt: null }),
  ]).toEqual([true, false, false])
})

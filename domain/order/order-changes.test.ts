import { describe, expect, test } from 'vitest'
import type { Order, OrderItem } from './order.ts'
import { changesOf, heldUntil, isHeld } from './order-changes.ts'

const MINUTE = 60_000
const ADDRESS = { name: '林小雨', phone: '13900000000', province: '广东省', city: '', district: '', street: '1' }
const order = (change: Partial<Order>) =>
  ({
    kind: 'goods',
    source: 'shop',
    state: 'paid',
    heldUntil: null,
    parentId: null,
    address: ADDRESS,
    ...change,
  }) as Order
const item = (change: Partial<OrderItem> = {}) =>
  ({ need: 'design', print: 'none', attributes: [], ...change }) as OrderItem

describe('how long production waits', () => {
  test.each([
    ['half an hour where the merchant says nothing', {}, {}, 30 * MINUTE],
    ['as long as the merchant says', {}, { changeMinutes: 90 }, 90 * MINUTE],
    ['not at all where he says so', {}, { changeMinutes: 0 }, null],
    ['not at all for what was bought elsewhere', { source: 'e-commerce' }, {}, null],
    ['not at all for a member level', { kind: 'level' }, {}, null],
  ] as const)('%s', (_, change, shop, until) => {
    expect(heldUntil(order(change), shop, 0)).toBe(until)
  })

  test('at its last moment the window is closed', () => {
    const held = order({ heldUntil: 100 })
    expect([isHeld(held, 99), isHeld(held, 100), isHeld(order({ heldUntil: null }), 0)]).toEqual([true, false, false])
  })
})

describe('what a shopper can still change', () => {
  test.each([
    ['all of an unpaid order', { state: 'awaiting-pay' }, [item()], ['cancel', 'address']],
    ['an order that waits for its photos', { state: 'to-upload' }, [item()], ['cancel', 'address']],
    ['not what is printed of it already', { state: 'to-upload' }, [item({ print: 'ready' })], ['ask']],
    ['a paid order in its time', { heldUntil: 2 }, [item()], ['cancel', 'address', 'design', 'print-now']],
    [
      'options where it has any',
      { heldUntil: 2 },
      [item({ attributes: ['oak'] })],
      ['cancel', 'address', 'options', 'design', 'print-now'],
    ],
    [
      'options before it is paid',
      { state: 'awaiting-pay' },
      [item({ attributes: ['oak'] })],
      ['cancel', 'address', 'options'],
    ],
    [
      'options while it waits for its photos, or once more for its design',
      { state: 'to-upload' },
      [item({ attributes: ['oak'] })],
      ['cancel', 'address', 'options'],
    ],
    [
      'no options of what is printed of it already',
      { state: 'to-upload' },
      [item({ attributes: ['oak'], print: 'ready' })],
      ['ask'],
    ],
    [
      'without a design where there is none',
      { heldUntil: 2 },
      [item({ need: 'nothing' })],
      ['cancel', 'address', 'print-now'],
    ],
    ['only the rest of what is begun', { heldUntil: 2 }, [item({ print: 'waiting' }), item()], ['print-now', 'ask']],
    ['after it by asking', { heldUntil: 1 }, [item()], ['ask']],
    ['no address of what travels along', { heldUntil: 2, parentId: 'p' }, [item()], ['cancel', 'design', 'print-now']],
    [
      'no address where nothing is sent',
      { heldUntil: 2, address: { ...ADDRESS, name: '' } },
      [item()],
      ['cancel', 'design', 'print-now'],
    ],
    ['in production by asking', { state: 'in-production' }, [item({ print: 'ready' })], ['ask']],
    ['a problem is told once it is sent', { state: 'shipped' }, [item({ print: 'ready' })], ['complain']],
    ['a problem is told once it is fetched', { state: 'collected' }, [item({ need: 'nothing' })], ['complain']],
    ['nothing of a closed one', { state: 'refunded' }, [item()], []],
    ['nothing of another platform’s', { source: 'e-commerce', heldUntil: 2 }, [item()], []],
  ] as unknown as [string, Partial<Order>, OrderItem[], string[]][])('%s', (_, change, items, changes) => {
    expect(changesOf(order(change), items, 1)).toEqual(changes)
  })
})

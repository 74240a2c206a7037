import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLinkOrderSubmitted } from './links/submitted.ts'
import {
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
  type OrderStateEvent,
  OVER,
  orderAfter,
  orderSteps,
  STATUS_NUMBERS,
  statesOfStatus,
} from './order-state.ts'

describe('the life of an order is the table', () => {
  test('every state is reached from awaiting payment', () => {
    const reached = new Set<OrderState>(['awaiting-pay'])
    for (const _ of ORDER_STATES) {
      for (const { from, to } of ORDER_TRANSITIONS) {
        if (reached.has(from)) {
          reached.add(to)
        }
      }
    }
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort())
  })

  test('an order is cancelled before it is made, and never after', () => {
    const from = ORDER_TRANSITIONS.filter(({ event }) => event === 'cancel').map((it) => it.from)
    expect(from).toEqual(['awaiting-pay', 'to-upload', 'paid'])
  })

  test('one event leads to one state', () => {
    const keys = ORDER_TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('whatever happens in whatever order, a shipped order was paid before', () => {
    const events = fc.constantFrom(...ORDER_TRANSITIONS.map(({ event }): OrderStateEvent => event))
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (happened) => {
        let state: OrderState = 'awaiting-pay'
        let paid = false
        for (const event of happened) {
          const next = orderAfter(state, event)
          paid ||= next !== undefined && (event === 'pay' || event === 'pay-before-upload')
          state = next ?? state
        }
        expect(state === 'shipped' && !paid).toBe(false)
      }),
    )
  })

  test('paying twice, or paying a cancelled order, is not possible', () => {
    expect([orderAfter('paid', 'pay'), orderAfter('cancelled', 'pay')]).toEqual([undefined, undefined])
  })
})

describe('readings 45: status numbers', () => {
  test('a number asks for its states, 0 for all, an unknown one for none', () => {
    expect([1000, 2300, 3000, 4000, OVER, 7].map(statesOfStatus)).toEqual([
      ['awaiting-pay'],
      ['to-upload'],
      ['paid', 'in-production'],
      ['shipped', 'ready-to-collect', 'collected'],
      ['collected', 'cancelled', 'refunded'],
      [],
    ])
    expect(statesOfStatus(0)).toEqual(ORDER_STATES)
  })

  test('A§4: only the states after payment count as submitted by their number', () => {
    const submitted = ORDER_STATES.filter((state) =>
      isLinkOrderSubmitted({ orderId: '', type: 1, status: STATUS_NUMBERS[state] }),
    )
    expect(submitted).toEqual(['paid', 'in-production', 'shipped', 'ready-to-collect', 'collected'])
  })
})

describe('the four-step line', () => {
  test('what is done, what is now, what is ahead', () => {
    expect(orderSteps('paid', { 'to-pay': 5 })).toEqual([
      { step: 'to-pay', state: 'done', at: 5 },
      { step: 'to-upload', state: 'done' },
      { step: 'in-production', state: 'now' },
      { step: 'shipped', state: 'ahead' },
    ])
  })

  test('what is fetched is collected in the end, and what waits for changes is made by nobody yet', () => {
    const seen = (...of: Parameters<typeof orderSteps>) =>
      orderSteps(...of).map(({ step, state }) => `${step} ${state}`)
    const paid = ['to-pay done', 'to-upload done']
    expect([
      seen('ready-to-collect', {}, { fetched: true }),
      seen('collected', {}, { fetched: true }),
      seen('paid', {}, { fetched: true, held: true }),
    ]).toEqual([
      [...paid, 'in-production done', 'collect now'],
      [...paid, 'in-production done', 'collect done'],
      [...paid, 'in-production ahead', 'collect ahead'],
    ])
  })

  test('of what lies finished on the shelf nothing is handed in', () => {
    const seen = orderSteps('awaiting-pay', {}, { finished: true }).map(({ step, state }) => `${step} ${state}`)
    expect(seen).toEqual(['to-pay now', 'in-production ahead', 'shipped ahead'])
  })

  test('a shipped order has nothing left to do, a cancelled one stands nowhere', () => {
    expect(orderSteps('shipped', {}).map((view) => view.state)).toEqual(['done', 'done', 'done', 'done'])
    expect(orderSteps('cancelled', {}).map((view) => view.state)).toEqual(['ahead', 'ahead', 'ahead', 'ahead'])
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { refundOrderPart } from '../../../domain/calls/manage/orders.ts'
import { callManage } from './call-manage.ts'

afterEach(() => vi.restoreAllMocks())

const answered = (reply: object) =>
  new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })
const GIVEN = { Code: 0, Data: { orderid: 'o1', refund: 500 }, Msg: '' }
const REFUSED = { Code: 1, Data: null, Msg: 'more than was paid', Reason: 'refund-too-much' }

test('a part of the money that is given back again because the answer was lost has the key of before, and another one afterwards', async () => {
  const keys: (string | null)[] = []
  const replies = [undefined, undefined, GIVEN, GIVEN, REFUSED, GIVEN]
  vi.spyOn(window, 'fetch').mockImplementation((_, options) => {
    keys.push(new URLSearchParams(options?.body as URLSearchParams).get('opid'))
    const reply = replies[keys.length - 1]
    return reply ? Promise.resolve(answered(reply)) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const give = (amount = '5') => callManage(refundOrderPart, { oid: 'o1', amount, reason: '' }).catch(() => undefined)
  for (const amount of ['5', '6', '5', '5', '5', '5']) {
    await give(amount)
  }
  const [lost, other, again, next, refused, last] = keys
  expect(again).toBe(lost)
  expect(lost).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(new Set([lost, other, next, refused, last]).size).toBe(5)
})

import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../../../domain/calls/call.ts'
import { HOLD_SECONDS } from '../../../domain/front/asked-ahead.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { ShopBusy } from '../../../machines/shop-busy.ts'
import { callApi, LONG_WORK_MS } from './api.ts'
import { wordOn } from './word-on.ts'

const saveThing = defineCall({
  name: 'SaveThing',
  method: 'POST',
  path: '/Mobile/Shop/SaveThing',
  summary: 'A call of the test',
  changes: true,
  refusals: ['price-changed'],
  request: z.object({ id: z.string(), note: z.string().optional(), parts: z.array(z.number()) }),
  data: z.object({ rev: z.number() }),
})

const findThing = defineCall({ ...saveThing, name: 'FindThing', method: 'GET', path: '/Mobile/Shop/FindThing' })

function answering(body: string, status = 200) {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', ask)
  return ask
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A line that swallows what is sent, until whoever sends it gives up. */
const swallowing: typeof fetch = (_, options) =>
  new Promise((_answered, fail) => options?.signal?.addEventListener('abort', () => fail(options.signal?.reason)))

/** The fault of a call, and after how many ms of waiting it came. */
async function givenUp(call: Promise<unknown>): Promise<readonly [unknown, number]> {
  const begun = Date.now()
  let after = Number.NaN
  const fault = call.catch((cause: unknown) => {
    after = Date.now() - begun
    return cause
  })
  await vi.runAllTimersAsync()
  return [await fault, after]
}

test('A§7: a POST travels as a form, nested values as JSON text, absent ones not at all', async () => {
  const ask = answering('{"Code":0,"Data":{"rev":4},"Msg":""}')
  const answer = await callApi(saveThing, { id: 'a b', parts: [1, 2], note: undefined })
  expect(answer).toEqual({ kind: 'ok', data: { rev: 4 } })
  const [address, options] = ask.mock.calls[0] ?? []
  expect(address).toEqual('/emall/index.php/Mobile/Shop/SaveThing')
  expect(String(options?.body)).toEqual('id=a+b&parts=%5B1%2C2%5D')
  expect(options?.headers).toEqual({ Accept: 'application/json' })
})

test('A§7: a GET travels in the address', async () => {
  const ask = answering('{"Code":0,"Data":{"rev":1},"Msg":"","Total":7}')
  expect(await callApi(findThing, { id: 'x', parts: [] })).toEqual({ kind: 'ok', data: { rev: 1 }, total: 7 })
  expect(ask.mock.calls[0]?.[0]).toEqual('/emall/index.php/Mobile/Shop/FindThing?id=x&parts=%5B%5D')
})

test('A§8: a non-zero Code is a refusal with its sentence and what comes along [A§7.code-msg] [A§8.code-msg]', async () => {
  answering('{"Code":1002,"Data":{"pay_amount":5},"Msg":"价格变了","Reason":"price-changed"}')
  expect(await callApi(saveThing, { id: 'x', parts: [] })).toEqual({
    kind: 'refused',
    reason: 'price-changed',
    code: 1002,
    message: '价格变了',
    data: { pay_amount: 5 },
  })
})

test('that a question came too fast is no answer to it for whoever keeps what it sends', async () => {
  const body = '{"Code":4290,"Data":null,"Msg":"操作太频繁","Reason":"too-many-requests"}'
  const ask = vi.fn<typeof fetch>(async () => new Response(body, { status: 429, headers: { 'retry-after': '41' } }))
  vi.stubGlobal('fetch', ask)
  const answer = await callApi(saveThing, { id: 'x', parts: [] })
  expect(answer).toEqual({
    ...{ kind: 'refused', reason: 'too-many-requests', code: 4290, message: '操作太频繁', data: null },
    retryAfter: 41,
  })
  expect(() => wordOn(answer)).toThrow(new ShopBusy('操作太频繁', 41))
  answering('{"Code":0,"Data":{"rev":4},"Msg":""}')
  expect(wordOn(await callApi(saveThing, { id: 'x', parts: [] }))).toEqual({ kind: 'ok', data: { rev: 4 } })
})

test.each([
  ['of every call', 'sign-in-needed', 'sign-in-needed'],
  ['that another call declares', 'coupon-taken', 'not-possible'],
  ['of a newer shop', 'moon-too-full', 'not-possible'],
  ['that is not said', undefined, 'not-possible'],
])('a reason %s is known or general, and its sentence is kept', async (_, Reason, reason) => {
  answering(JSON.stringify({ Code: 9999, Data: null, Msg: '请稍后', Reason }))
  const refused = { kind: 'refused', reason, code: 9999, message: '请稍后', data: null }
  expect(await callApi(saveThing, { id: 'x', parts: [] })).toEqual(refused)
})

test('no answer is NetworkLost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi(saveThing, { id: 'x', parts: [] })).rejects.toThrow(NetworkLost)
})

test('a line that swallows what is sent is a lost network after half a minute, also within the answer', async () => {
  vi.useFakeTimers()
  const lost = new NetworkLost('no answer')
  const ask = vi.fn(swallowing)
  vi.stubGlobal('fetch', ask)
  expect(await givenUp(callApi(saveThing, { id: 'x', parts: [] }))).toEqual([lost, 30_000])
  expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toEqual(true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream())))
  expect(await givenUp(callApi(saveThing, { id: 'x', parts: [] }))).toEqual([lost, 30_000])
})

test('a page that has asked already is not waited for any longer, and long work has more time', async () => {
  vi.useFakeTimers()
  const asked = () => new Promise<Response>(() => undefined)
  expect(await givenUp(callApi(saveThing, { id: 'x', parts: [] }, { by: asked, patience: LONG_WORK_MS }))).toEqual([
    new NetworkLost('no answer'),
    LONG_WORK_MS,
  ])
})

test('the time of a call has room for an answer that the shop holds back', async () => {
  vi.useFakeTimers()
  const held = (HOLD_SECONDS + 10) * 1000
  const slow: typeof fetch = () =>
    new Promise((answered) => setTimeout(() => answered(new Response('{"Code":0,"Data":{"rev":4},"Msg":""}')), held))
  const answer = callApi(saveThing, { id: 'x', parts: [] }, { by: slow })
  await vi.runAllTimersAsync()
  expect([await answer, vi.getTimerCount()]).toEqual([{ kind: 'ok', data: { rev: 4 } }, 0])
})

test.each([
  ['a page of a proxy', '<html>502</html>', 502],
  ['a fault of the shop', '{"Code":500,"Data":null,"Msg":"fault"}', 500],
  ['a shape that the call does not have', '{"Code":0,"Data":{"rev":"four"},"Msg":""}', 200],
  ['no envelope', '{"rev":4}', 200],
])('%s is a ServerFault', async (_, body, status) => {
  answering(body, status)
  await expect(callApi(saveThing, { id: 'x', parts: [] })).rejects.toThrow(ServerFault)
})

test('who gives up waiting gets the reason back, not a lost network', async () => {
  const gone = new AbortController()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')))
  gone.abort()
  await expect(callApi(saveThing, { id: 'x', parts: [] }, { signal: gone.signal })).rejects.toThrow('gone')
})

test('who gives up while the line swallows what is sent is free at once', async () => {
  vi.stubGlobal('fetch', swallowing)
  const gone = new AbortController()
  const call = callApi(saveThing, { id: 'x', parts: [] }, { signal: gone.signal })
  gone.abort(new Error('gone'))
  await expect(call).rejects.toThrow('gone')
})

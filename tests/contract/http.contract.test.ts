import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, opidField } from '../../domain/calls/call.ts'
import { answer } from '../../server/http/answer.ts'
import type { CallGroup } from '../../server/http/call-group.ts'
import { route } from '../../server/http/route.ts'
import { OWN_PAGE } from '../support/test-client.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const change = defineCall({
  name: 'ChangeSomething',
  method: 'POST',
  path: '/Mobile/Shop/ChangeSomething',
  summary: 'Counts up',
  changes: true,
  request: z.object({ by: z.string(), opid: opidField }),
  data: z.object({ count: z.number() }),
})
const fail = defineCall({ ...change, name: 'Fail', path: '/Mobile/Shop/Fail' })

let count = 0
let room = true
const probe: CallGroup = {
  name: 'probe',
  routes: () => [
    route({
      call: change,
      policy: 'anyone',
      handle: async () => {
        count += 1
        return answer({ count })
      },
    }),
    route({
      call: fail,
      policy: 'anyone',
      handle: async () => {
        throw new Error('a secret of ours: select * from users')
      },
    }),
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ groups: [probe], dress: (deps) => ({ ...deps, roomToWrite: async () => room }) })
})
afterAll(() => server?.close())

interface Asked {
  readonly url?: string
  readonly type?: string
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask({
  url = change.path,
  type = 'application/x-www-form-urlencoded',
  payload = 'by=1',
  headers,
}: Asked) {
  const response = await server
    .client()
    .request({ method: 'POST', url, payload, headers: { 'content-type': type, ...(headers ?? OWN_PAGE) } })
  const { Code, Msg } = response.json()
  return { status: response.statusCode, Code, Msg }
}

test('A§7 a call is taken with and without the base path, first letters in either case, as a form or as JSON', async () => {
  for (const url of ['/Mobile/Shop/ChangeSomething', '/emall/index.php/mobile/shop/changeSomething']) {
    expect((await ask({ url })).Code).toBe(0)
  }
  expect((await ask({ type: 'application/json', payload: '{"by":"1"}' })).Code).toBe(0)
})

test('every reply is an envelope, whatever went wrong, with a sentence and never the text of an error', async () => {
  expect(await ask({ url: '/Mobile/Shop/Nothing' })).toEqual({ status: 404, Code: 404, Msg: '没有这个地址。' })
  expect((await ask({ type: 'text/csv' })).status).toBe(415)
  expect((await ask({ type: 'application/json', payload: '{' })).status).toBe(400)
  expect((await ask({ payload: `by=${'x'.repeat(70_000)}` })).status).toBe(413)
  expect(await ask({ payload: 'wrong=1' })).toEqual({ status: 400, Code: 4000, Msg: '请求有误，请检查后重试（by）。' })
  expect(await ask({ url: fail.path })).toEqual({
    status: 503,
    Code: 5030,
    Msg: '店铺暂时忙不过来，没有丢失任何内容，请稍后再试。',
  })
})

test('the sentence is in the language of the caller', async () => {
  const said = async (headers: Readonly<Record<string, string>>) =>
    (await ask({ url: '/nothing', headers: { ...OWN_PAGE, ...headers } })).Msg
  expect(await said({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('There is nothing at this address.')
  expect(await said({ 'accept-language': 'zh-HK' })).toBe('沒有這個地址。')
  expect(await said({ 'accept-language': 'fr' })).toBe('没有这个地址。')
  expect(await said({ 'accept-language': 'zh-HK', cookie: 'lang=en' })).toBe('There is nothing at this address.')
})

test('a change is taken only from a page of this shop', async () => {
  const shop = { 'x-requested-with': 'shop' }
  const refused = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { ...shop },
    { ...shop, 'sec-fetch-site': 'cross-site' },
    { ...shop, 'sec-fetch-site': 'same-site' },
    { ...shop, 'sec-fetch-site': 'none' },
    { ...shop, origin: 'https://evil.example' },
    { ...shop, origin: 'null' },
    { ...shop, cookie: 'csrf=abc', 'x-csrf-token': 'abd' },
    { ...shop, cookie: 'csrf=', 'x-csrf-token': '' },
  ]
  const before = count
  for (const headers of refused) {
    expect({ headers, code: (await ask({ headers })).Code }).toEqual({ headers, code: 403 })
  }
  expect(count).toBe(before)
  const taken = [
    { ...shop, 'sec-fetch-site': 'same-origin' },
    { ...shop, origin: 'http://localhost:80', host: 'localhost:80' },
    { ...shop, cookie: 'csrf=abc', 'x-csrf-token': 'abc' },
  ]
  for (const headers of taken) {
    expect((await ask({ headers })).Code).toBe(0)
  }
})

test('the same key acts once in one browser, and again in another', async () => {
  const before = count
  const browser = server.client()
  const call = () => browser.call(change, { by: '1', opid: 'key-00000001' })
  expect(await call()).toEqual({ Code: 0, Data: { count: before + 1 }, Msg: '' })
  expect(await call()).toEqual({ Code: 0, Data: { count: before + 1 }, Msg: '' })
  expect((await browser.call(change, { by: '2', opid: 'key-00000001' })).Code).toBe(4220)
  expect((await server.client().call(change, { by: '1', opid: 'key-00000001' })).Data.count).toBe(before + 2)
})

test('a nearly full disk refuses changes with a sentence', async () => {
  room = false
  expect((await ask({})).Code).toBe(5070)
  room = true
  expect((await ask({})).Code).toBe(0)
})

test('120 calls a minute, then a wait that is named', async () => {
  const browser = server.client()
  const codes = new Set<number>()
  for (let call = 0; call < 120; call += 1) {
    codes.add((await browser.call(change, { by: '1' })).Code)
  }
  const over = await browser.request({ method: 'POST', url: change.path, payload: { by: '1' }, headers: OWN_PAGE })
  expect(codes).toEqual(new Set([0]))
  expect({ status: over.statusCode, code: over.json().Code }).toEqual({ status: 429, code: 4290 })
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
})

test('every reply says how a browser must treat it', async () => {
  const { headers } = await server
    .client()
    .request({ method: 'POST', url: change.path, payload: {}, headers: OWN_PAGE })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
})

test('a route without a policy stops the start', async () => {
  const forgetful: CallGroup = {
    name: 'forgetful',
    pages: (app) => {
      app.get('/forgotten', async () => 'open to all')
    },
  }
  await expect(startTestServer({ groups: [forgetful] })).rejects.toThrow('the route GET /forgotten has no policy')
})

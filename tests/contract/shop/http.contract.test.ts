import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { statedId } from '../../../domain/calls/account.ts'
import { aliased, countField, defineCall, jsonField, opidField } from '../../../domain/calls/call.ts'
import { invariant } from '../../../domain/never.ts'
import { answer } from '../../../server/base/answer.ts'
import type { CallGroup } from '../../../server/routes/call-group.ts'
import { route } from '../../../server/routes/route.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

const change = defineCall({
  name: 'ChangeSomething',
  method: 'POST',
  path: '/Mobile/Shop/ChangeSomething',
  summary: 'Counts up',
  changes: true,
  refusals: [],
  request: z.object({ by: z.string(), opid: opidField }),
  data: z.object({ count: z.number() }),
})
const fail = defineCall({ ...change, name: 'Fail', path: '/Mobile/Shop/Fail' })

const list = defineCall({
  ...change,
  name: 'List',
  path: '/Mobile/Shop/List',
  changes: false,
  refusals: [],
  request: z.object({
    uid: statedId,
    mchid: statedId,
    items: jsonField(z.array(aliased(z.object({ pid: z.string(), quantity: countField.optional() })))),
  }),
  data: z.object({ items: z.array(z.object({ pid: z.string(), quantity: z.number().optional() })) }),
})

const who = defineCall({
  ...change,
  name: 'Who',
  path: '/Mobile/Shop/Who',
  changes: false,
  request: z.object({}),
  data: z.object({ ip: z.string() }),
})

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
    route({ call: who, policy: 'anyone', handle: async (_request, { caller }) => answer({ ip: caller.ip }) }),
    route({ call: list, policy: 'anyone', handle: async ({ items }) => answer({ items }) }),
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
let now = Date.UTC(2026, 6, 1)
beforeAll(async () => {
  server = await startTestServer({
    groups: [probe],
    env: { trustProxy: 1 },
    clock: { now: () => now },
    override: (deps) => ({ ...deps, diskSpace: { ...deps.diskSpace, hasRoom: async () => room } }),
  })
})
// What one test used up of the calls of a minute is no other test's business.
beforeEach(() => {
  now += 60_000
})
afterAll(() => server?.close())

interface ReceivedRequest {
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
}: ReceivedRequest) {
  const response = await server
    .client()
    .request({ method: 'POST', url, payload, headers: { 'content-type': type, ...(headers ?? OWN_PAGE) } })
  const { Code, Msg, Reason } = response.json()
  return { status: response.statusCode, Code, Msg, ...(Reason ? { Reason } : {}) }
}

test('A§7 a call is taken with and without the base path, first letters in either case, as a form or as JSON [A§7.calls]', async () => {
  for (const url of ['/Mobile/Shop/ChangeSomething', '/emall/index.php/mobile/shop/changeSomething']) {
    expect((await ask({ url })).Code).toBe(0)
  }
  expect((await ask({ type: 'application/json', payload: '{"by":"1"}' })).Code).toBe(0)
})

test('every reply is an envelope, whatever went wrong, with a sentence and never the text of an error [A§7.envelope]', async () => {
  expect(await ask({ url: '/Mobile/Shop/Nothing' })).toEqual({
    status: 404,
    Code: 4040,
    Reason: 'path-unknown',
    Msg: '没有这个网址。',
  })
  expect((await ask({ type: 'text/csv' })).status).toBe(415)
  expect((await ask({ type: 'application/json', payload: '{' })).status).toBe(400)
  expect((await ask({ payload: `by=${'x'.repeat(70_000)}` })).status).toBe(413)
  expect(await ask({ payload: 'wrong=1' })).toEqual({
    status: 400,
    Code: 4000,
    Reason: 'request-malformed',
    Msg: '请求有误，请检查后重试（by）。',
  })
  expect(await ask({ url: fail.path })).toEqual({
    status: 503,
    Code: 5030,
    Reason: 'busy',
    Msg: '店铺暂时忙不过来，没有丢失任何内容，请稍后再试。',
  })
})

test('safety 13: of forwarded addresses only the one that the proxy itself has added is believed', async () => {
  const from = async (forwarded: string) => {
    const headers = { ...OWN_PAGE, 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example' }
    const response = await server.client().request({ method: 'POST', url: who.path, payload: '', headers })
    return response.json().Data
  }
  expect(await from('203.0.113.7')).toEqual({ ip: '203.0.113.7' })
  expect(await from('198.51.100.1, 192.0.2.9, 203.0.113.7')).toEqual({ ip: '203.0.113.7' })
})

test('a request that breaks before it is one is told so in an envelope too: a head of 20 KB', async () => {
  const { port, hostname } = new URL(await server.listen())
  const socket = connect(Number(port), hostname)
  socket.write(`GET /emall/ HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
  const [answered] = await once(socket, 'data')
  const [head, body] = String(answered).split('\r\n\r\n')
  expect([head?.split('\r\n')[0], JSON.parse(body ?? '').Reason]).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    'request-malformed',
  ])
})

test('safety 13: bodies of 64 KB, 12 levels deep, with every field once', async () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const asked = (url: string, type: 'form' | 'json', payload: string) =>
    ask({ url, payload, type: type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' })
  expect((await asked(change.path, 'json', `{"by":"1","more":${deep(11)}}`)).Code).toBe(0)
  expect((await asked(change.path, 'json', `{"by":"1","more":${deep(12)}}`)).Code).toBe(4000)
  expect((await asked(change.path, 'json', `{"by":${deep(20_000)}}`)).Code).toBe(4000)
  expect((await asked(list.path, 'form', `items=${deep(13)}`)).Msg).toContain('items')
  expect((await asked(change.path, 'form', 'by=1&by=2')).Code).toBe(4000)
  expect((await asked(change.path, 'json', '{"by":"1","__proto__":{"by":"2"}}')).Code).toBe(4000)
  for (const body of ['[]', '"by"', '1']) {
    expect({ body, code: (await asked(change.path, 'json', body)).Code }).toEqual({ body, code: 4000 })
  }
  expect((await ask({ headers: OWN_PAGE, type: '' })).status).toBe(415)
  const large = `by=${'x'.repeat(64 * 1024)}`
  expect((await ask({ payload: large })).Code).toBe(413)
})

test('readings 41: a field is taken under either name, in the request and in its lists', async () => {
  const asked = async (payload: string) => {
    const response = await server.client().request({
      ...{ method: 'POST', url: list.path, payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return response.json()
  }
  const items = encodeURIComponent(JSON.stringify([{ prodid: '7', outTradeQuantity: 2 }]))
  const taken = { Code: 0, Data: { items: [{ pid: '7', quantity: 2 }] }, Msg: '' }
  expect(await asked(`MchID=1&items=${items}`)).toEqual(taken)
  expect(await asked(`mchid=1&items=${items}`)).toEqual(taken)
  expect((await asked(`MchID=2&items=${items}`)).Code).toBe(404)
  expect((await asked(`mchid=1&MchID=2&items=${items}`)).Code).toBe(404)
})

test('who asks, and at which shop, is never stated by something that is no text: it is refused, and no fault', async () => {
  for (const stated of [{ toString: 1 }, { valueOf: null, toString: null }, ['1'], null]) {
    const payload = JSON.stringify({ by: '1', mchid: stated })
    const { status, Code } = await ask({ type: 'application/json', payload })
    expect({ stated, status, Code }).toEqual({ stated, status: 200, Code: 404 })
  }
})

test('readings 14: the first letter of every segment may be of either case, the rest may not', async () => {
  for (const url of ['/mobile/shop/changeSomething', '/EMALL/index.php/Mobile/shop/ChangeSomething']) {
    expect({ url, code: (await ask({ url })).Code }).toEqual({ url, code: 0 })
  }
  expect((await ask({ url: '/Mobile/Shop/changesomething' })).Code).toBe(4040)
})

test('the sentence is in the language of the caller [A§1.languages]', async () => {
  const said = async (headers: Readonly<Record<string, string>>) =>
    (await ask({ url: '/nothing', headers: { ...OWN_PAGE, ...headers } })).Msg
  expect(await said({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('There is nothing at this address.')
  expect(await said({ 'accept-language': 'zh-HK' })).toBe('沒有這個網址。')
  expect(await said({ 'accept-language': 'fr' })).toBe('没有这个网址。')
  expect(await said({ 'accept-language': 'zh-HK', cookie: 'lang=en' })).toBe('There is nothing at this address.')
})

test('a change is taken only from a page of this shop', async () => {
  const shop = { 'user-agent': 'Mozilla/5.0 (Linux; Android 7.0) Chrome/60.0' }
  const refused = [
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
    // A§7 asks for a plain form: no page can make a request that is no browser's, with the cookies of one.
    { 'user-agent': 'spec-client/1' },
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

test('safety 13: 120 calls a minute, then a wait that is named', async () => {
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

test('two shops in one process count calls apart, also by clocks of their own', async () => {
  // One of long ago, asked after one of today was used up from the same address. No clock moves: a busy machine takes
  // longer than a minute for so many calls.
  const [late, early] = await Promise.all(
    [Date.UTC(2026, 0, 1), Date.UTC(2020, 0, 1)].map((moment) =>
      startTestServer({ groups: [probe], clock: { now: () => moment } }),
    ),
  )
  invariant(late && early, 'two shops are open')
  // A hundred at a time: on a machine that was very busy one of all at once was answered otherwise, and not counted.
  const answers: number[] = []
  while (answers.length < 2001) {
    const some = Array.from({ length: Math.min(100, 2001 - answers.length) }, () =>
      late.client().call(list, { items: [] }),
    )
    answers.push(...(await Promise.all(some)).map(({ Code }) => Code))
  }
  expect(Object.groupBy(answers, String)).toEqual({ 0: Array(2000).fill(0), 4290: [4290] })
  expect((await early.client().call(list, { items: [] })).Code).toBe(0)
  await Promise.all([late.close(), early.close()])
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { callLists } from '../../docs/call-lists.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

interface Operation {
  readonly operationId: string
  readonly description: string
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly encoding?: object }>> }
  readonly responses: Readonly<Record<string, unknown>>
}
interface Document {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> }
}

let server: TestServer
let document: Document
let headers: Readonly<Record<string, unknown>>
beforeAll(async () => {
  server = await startTestServer({ role: 'api' })
  const reply = await server.client().request({ method: 'GET', url: '/openapi.json' })
  document = reply.json()
  headers = reply.headers
})
afterAll(() => server?.close())

/** Every value under a key, however deep. */
function valuesUnder(key: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([name, it]) => [...(name === key ? [it] : []), ...valuesUnder(key, it)])
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, it]) => ({ path, method, ...it })),
  )

test('/openapi.json has every call once, each path with and without its base', () => {
  const calls = callLists().flatMap(({ routes }) =>
    routes.flatMap(({ call }) => [
      `${call.method.toLowerCase()} ${call.path}`,
      ...(call.alsoGet ? [`get ${call.path}`] : []),
    ]),
  )
  expect(operations().map(({ method, path }) => `${method} ${path}`)).toEqual(calls)
  expect(calls.length).toBeGreaterThan(55)
  expect([document.openapi, document.servers]).toEqual(['3.1.1', [{ url: '/emall/index.php' }, { url: '/' }]])
})

test('every reference of the document leads somewhere, every operation has a name of its own', () => {
  const refs = new Set(valuesUnder('$ref', document))
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
  expect([...refs].filter((ref) => !known.has(String(ref)))).toEqual([])
  expect(refs.size).toBeGreaterThan(100)
  const names = operations().map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Za-z.]+$/.test(name))).toEqual([])
})

test('a form and a JSON body are described, replies in their envelope, refusals with their codes', () => {
  const [order] = Object.values(document.paths['/Mobile/Shop/CreateOrder'] ?? {})
  expect(Object.keys(order?.requestBody?.content ?? {})).toEqual([
    'application/x-www-form-urlencoded',
    'application/json',
  ])
  expect(order?.requestBody?.content['application/x-www-form-urlencoded']?.encoding).toEqual({
    orderdata: { contentType: 'application/json' },
  })
  expect(order?.security).toEqual([{ session: [] }])
  expect(order?.description).toContain('1002 price-changed')
  expect(JSON.stringify(order?.responses)).toContain('"Code":{"const":0}')
  const [merchant] = Object.values(document.paths['/Mobile/Shop/GetMerchantInfo'] ?? {})
  expect(merchant?.parameters?.map(({ name, in: at }) => `${at} ${name}`)).toContain('query mchid')
  expect(operations().filter(({ description }) => /Refusals: \.$/.test(description))).toEqual([])
})

test('a cache may keep the document and ask whether it is still the same', async () => {
  expect(headers['cache-control']).toBe('public, max-age=300')
  const etag = String(headers['etag'])
  const again = await server
    .client()
    .request({ method: 'GET', url: '/openapi.json', headers: { 'if-none-match': etag } })
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
})

test('no secret of the shop stands in the document', () => {
  const names = valuesUnder('properties', document.components.schemas).flatMap((it) => Object.keys(it as object))
  expect(names.filter((name) => /secret|password_hash|apikey|privatekey/i.test(name) && name !== 'Secret')).toEqual([])
})

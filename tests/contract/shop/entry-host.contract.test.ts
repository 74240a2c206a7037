import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../domain/demo/merchant.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { compressFiles } from '../../../server/vite-compressed-files.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

const SCRIPT = 'export const sentence = "once more"\n'.repeat(100)
let server: TestServer
let appDir: string

beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'keepsake-app-'))
  writeFileSync(join(appDir, 'index.html'), '<title>shop</title>')
  mkdirSync(join(appDir, 'assets'))
  writeFileSync(join(appDir, 'assets', 'a.js'), SCRIPT)
  writeFileSync(join(appDir, '.sources'), 'how it was built')
  await compressFiles(appDir)
  server = await startTestServer({ appDir, role: 'api' })
  const store = createMerchantStore(server.deps.db)
  await store.save({ ...DEMO_MERCHANT, domain: 'one.example' })
  await store.save({ ...DEMO_MERCHANT, id: asId<MerchantId>('2'), domain: 'two.example' })
})

afterAll(async () => {
  await server.close()
  rmSync(appDir, { recursive: true })
})

async function opened(host: string, path: string, agent = 'Chrome') {
  const { statusCode, headers } = await server.shop.app.inject({
    url: path,
    headers: { host, 'user-agent': agent },
  })
  return { statusCode, to: headers.location, policy: String(headers['content-security-policy']) }
}

test('A§2 entry mchid and mid: the shop of another merchant is at that merchant’s own host [A§2.entry-mchid]', async () => {
  const all = await Promise.all([
    opened('one.example', '/emall/app/?mchid=2&oid=T1'),
    opened('one.example:8080', '/emall/app/?mid=2'),
    opened('one.example', '/emall/app/?mchid=1'),
    opened('one.example', '/emall/app/?mchid=3'),
    opened('laptop.local', '/emall/app/?mchid=2'),
  ])
  expect(all.map(({ statusCode, to }) => [statusCode, to])).toEqual([
    [302, 'http://two.example/emall/app/?mchid=2&oid=T1'],
    [302, 'http://two.example:8080/emall/app/?mid=2'],
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ])
})

test('safety 11.12: only a page inside the messenger may load the messenger’s script', async () => {
  const [outside, inside] = await Promise.all([
    opened('one.example', '/emall/app/'),
    opened('one.example', '/emall/app/', 'MicroMessenger/8.0.50'),
  ])
  expect([outside, inside].map(({ policy }) => policy.includes('https://res.wx.qq.com'))).toEqual([false, true])
})

test('safety 11: the page names the device before its calls do, so that calls under way at once cannot each name another', async () => {
  const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const page = await server.shop.app.inject({ url: '/emall/app/', headers: { host: 'one.example' } })
  const cookie = cookieOf(page.headers)
  expect(cookie).toMatch(/^did=[A-Za-z0-9_-]{21}$/)
  const again = await server.shop.app.inject({ url: '/emall/app/', headers: { host: 'one.example', cookie } })
  expect(cookieOf(again.headers)).toBe('')
})

test('files of the app and replies go over the wire as small as the browser takes them', async () => {
  const list = '/emall/index.php/Mobile/Shop/GetMerchantProdList'
  const got = async (url: string, encodings?: string) => {
    const { statusCode, headers, rawPayload } = await server.shop.app.inject({
      url,
      method: url === list ? 'POST' : 'GET',
      headers: { host: 'one.example', ...OWN_PAGE, ...(encodings ? { 'accept-encoding': encodings } : {}) },
    })
    return { statusCode, encoding: headers['content-encoding'], type: headers['content-type'], rawPayload }
  }
  const script = '/emall/app/assets/a.js'
  const [plain, listed] = [await got(script), await got(list)]
  expect([plain, listed].map(({ statusCode, encoding }) => [statusCode, encoding])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  expect(plain.rawPayload.toString()).toBe(SCRIPT)
  for (const [url, whole] of [
    [script, plain],
    [list, listed],
  ] as const) {
    const brotli = await got(url, 'gzip, deflate, br, zstd')
    expect([brotli.encoding, brotli.type]).toEqual(['br', whole.type])
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(whole.rawPayload)
    expect(brotli.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2)
    const gzip = await got(url, 'gzip')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload)).toEqual(whole.rawPayload)
  }
  expect((await got('/emall/app/.sources')).statusCode).toBe(404)
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteDesign } from '../../../domain/calls/designs.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import type { FrontData } from '../../../domain/front/front-data.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { FRONT_PAGE_CODE } from '../../../server/http/front-page.ts'
import { NEXT_ROUTES } from '../../../server/http/route-parts.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { compressFiles } from '../../../server/vite-compressed-files.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

/** How long a node believes which hosts there are. */
const HALF_MINUTE = 30_000
const SCRIPT = 'export const sentence = "once more"\n'.repeat(100)
/** What a build leaves of the app, small. */
const PAGE = `<!doctype html><html lang="zh-Hans"><head><title>shop</title><meta name="description" content="shop" />
<link rel="stylesheet" crossorigin href="/emall/app/assets/a.css"><script type="module" crossorigin src="/emall/app/assets/a.js"></script></head>
<body><div id="root"></div></body></html>`
const MANIFEST = {
  'index.html': { file: 'assets/a.js' },
  'src/locales/en.po?front': { file: 'assets/en.js' },
  'src/locales/en.po?rest': { file: 'assets/en-rest.js', imports: ['index.html'] },
  'src/screens/login/LoginScreen.tsx': { file: 'assets/login.js', imports: ['index.html'], css: ['assets/login.css'] },
}
const FRONT = `export const frontPage = ({ merchant, me, products }, language) => ({
  front: '<h1 style="width:50%">' + merchant.name[language] + '</h1><p>' + products.length + (me ? ' for you' : '') + '</p>'
    + [1, 2, 3, 4, 5].map((at) => '<img src="/' + at + '.jpg" loading="lazy"/>').join(''),
  waiting: '<p>Waiting</p>',
})`
let server: TestServer
let appDir: string
let now = Date.UTC(2026, 5, 1)

beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'keepsake-app-'))
  writeFileSync(join(appDir, 'index.html'), PAGE)
  for (const folder of ['assets', '.vite', '.front']) {
    mkdirSync(join(appDir, folder))
  }
  writeFileSync(join(appDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(appDir, FRONT_PAGE_CODE), FRONT)
  writeFileSync(join(appDir, 'assets', 'a.js'), SCRIPT)
  writeFileSync(join(appDir, '.sources'), 'how it was built')
  await compressFiles(appDir)
  server = await startTestServer({ appDir, role: 'api', clock: { now: () => now } })
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
    opened('one.example', '/emall/app/?mchid=nobody'),
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

test('the page brings the front of its merchant in the language of who asks, and allows the scripts and styles that it has in itself', async () => {
  const store = createMerchantStore(server.deps.db)
  const name = { en: 'Two </script><b>', 'zh-Hans': '二', 'zh-Hant': '二' }
  const shop = { ...DEMO_MERCHANT.shop, title: name, description: name }
  await store.save({ ...DEMO_MERCHANT, id: asId<MerchantId>('2'), domain: 'two.example', name, shop })
  const { headers, body } = await server.shop.app.inject({
    url: '/emall/app/',
    headers: { host: 'two.example', 'accept-language': 'en' },
  })
  const inside = (element: RegExp) => element.exec(body)?.[1] ?? ''
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = String(headers['content-security-policy'])
  const scripts = [...body.matchAll(/<script>(.+?)<\/script>/gs)].map(([, text]) => text ?? '')
  const style = inside(/<style>(.+?)<\/style>/s)
  expect([...scripts, style].map((text) => policy.includes(hashOf(text)))).toEqual([true, true, true, true])
  expect(scripts.map((text) => text.slice(text.lastIndexOf('})(') + 2))).toEqual([
    '(["/1.jpg","/2.jpg","/3.jpg","/4.jpg"])',
    `({"files":["/emall/app/assets/login.js","/emall/app/assets/login.css","/emall/app/assets/en-rest.js"],"routes":{"login":[0,1,2],"asked":[],"albums":[],"painted_book":[],"painted_sheets":[]},"next":${JSON.stringify(NEXT_ROUTES)}},null,"runCode")`,
    '("renewPage")',
  ])
  expect(style).toContain('#shell [data-styled="0"]{width:50%}')
  expect(inside(/<html lang="(.+?)"/)).toBe('en')
  expect(inside(/<html [^>]*data-languages="(.+?)"/)).toBe('zh-Hans en zh-Hant')
  expect(inside(/<title>(.+?)<\/title>/)).toBe('Two &lt;/script>&lt;b>')
  expect(inside(/<div id="shell">(.+)<\/div><div id="root">/s)).toMatch(
    /^<div><h1 data-styled="0">Two <\/script><b><\/h1><p>\d+<\/p>(<img src="\/[1-4].jpg" loading="lazy"\/>){4}<img data-src="\/5.jpg" loading="lazy"\/><\/div><div><p>Waiting<\/p><\/div>$/,
  )
  const data: FrontData = JSON.parse(inside(/<script type="application\/json" id="front-data">(.+?)<\/script>/s))
  expect([data.merchant.id, data.merchant.name.en, data.me, data.products.length === data.total]).toEqual([
    ...['2', name.en, null],
    true,
  ])
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.link).toBe(
    '</emall/app/assets/a.css>; rel=preload; as=style; crossorigin, </emall/app/assets/a.js>; rel=modulepreload; crossorigin, </emall/app/assets/en.js>; rel=modulepreload; crossorigin',
  )
})

test('the page of a shop that speaks fewer languages says which, and speaks the first of them to whoever reads none', async () => {
  const shop = { ...DEMO_MERCHANT.shop, languages: ['zh-Hant', 'en'] as const }
  await createMerchantStore(server.deps.db).save({
    ...{ ...DEMO_MERCHANT, id: asId<MerchantId>('3') },
    ...{ domain: 'three.example', shop },
  })
  now += HALF_MINUTE + 1
  const asked = async (wanted: string) => {
    const { body } = await server.shop.app.inject({
      url: '/emall/app/',
      headers: { host: 'three.example', 'accept-language': wanted },
    })
    const data: FrontData = JSON.parse(/id="front-data">(.+?)<\/script>/s.exec(body)?.[1] ?? '{}')
    return [/<html lang=.+?>/.exec(body)?.[0], data.merchant.shop.languages]
  }
  const page = (lang: string) => [`<html lang="${lang}" data-languages="zh-Hant en">`, ['zh-Hant', 'en']]
  expect([await asked('fr'), await asked('zh-CN,en'), await asked('en-GB')]).toEqual([
    page('zh-Hant'),
    page('zh-Hant'),
    page('en'),
  ])
})

test('what a merchant changes stands in the next page that is opened, names and shelf, also when another node changed it', async () => {
  const id = asId<MerchantId>('5')
  const merchant: Merchant = { ...DEMO_MERCHANT, id, domain: 'five.example' }
  const db = server.deps.db
  await createMerchantStore(db).save(merchant)
  now += HALF_MINUTE + 1
  const front = async () => {
    const { body } = await server.shop.app.inject({
      url: '/emall/app/',
      headers: { host: merchant.domain, 'accept-language': 'en' },
    })
    const data: FrontData = JSON.parse(/id="front-data">(.+?)<\/script>/s.exec(body)?.[1] ?? '{}')
    return [/<title>(.+?)<\/title>/.exec(body)?.[1], data.products.map(({ name }) => name.en)]
  }
  const before = merchant.shop.title.en
  expect(await front()).toEqual([before, []])

  const title = { ...merchant.shop.title, en: 'Under new management' }
  await createMerchantStore(db).save({ ...merchant, shop: { ...merchant.shop, title } })
  expect(await front()).toEqual([title.en, []])

  const [product] = DEMO_PRODUCTS.filter(({ onShelf }) => onShelf)
  assert(product)
  await createProductStore(db).save(id, product, 0)
  expect(await front()).toEqual([title.en, [product.name.en]])

  await createProductStore(db).save(id, { ...product, onShelf: false }, 0)
  expect(await front()).toEqual([title.en, []])
})

test('the page tells who is signed in to them alone', async () => {
  const shopper = await server.signedIn()
  const page = { method: 'GET', url: '/emall/app/' } as const
  const signedIn = await shopper.request(page)
  const stranger = await server.client().request(page)
  const meIn = (page: string) =>
    (JSON.parse(/id="front-data">(.+?)<\/script>/s.exec(page)?.[1] ?? '{}') as FrontData).me
  expect([meIn(signedIn.body)?.phone, meIn(stranger.body)]).toEqual(['138****0001', null])
  expect([signedIn, stranger].map(({ body }) => body.includes('for you'))).toEqual([true, false])
  // What is theirs is asked for by their page alone.
  const asks = '"album":"/emall/index.php/Mobile/Shop/GetAlbumInfo"'
  expect([signedIn, stranger].map(({ body }) => body.includes(asks))).toEqual([true, false])
})

test('the page says whether a design was begun: its place on the front is kept for nobody else', async () => {
  const shopper = server.client()
  const uid = await shopper.signIn('13800000077', server.deps.outbox)
  const hasBegun = async () => {
    const { body } = await shopper.request({ method: 'GET', url: '/emall/app/' })
    return (JSON.parse(/id="front-data">(.+?)<\/script>/s.exec(body)?.[1] ?? '{}') as FrontData).hasBegun
  }
  const before = await hasBegun()
  const { aid } = await seedAlbum(server, shopper, uid)
  const made = await shopper.call(createPreview, { orderdata: [{ aid, pid: BOOK, themeid: 'theme-white' }] })
  expect([before, made.Code, await hasBegun()]).toEqual([false, 0, true])
  await shopper.call(deleteDesign, { taskid: made.Data.tid })
  expect(await hasBegun()).toBe(false)
})

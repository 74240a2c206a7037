import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET_USER_INFO_ON_LOAD } from '../../domain/calls/front-calls.ts'
import { MESSENGER_CALLBACK } from '../../domain/calls/messenger.ts'
import { safeRedirect } from '../../domain/navigation/safe-redirect.ts'
import { OWN_PAGE, type TestClient } from '../support/servers/test-client.ts'
import { aWorld, type World } from '../support/worlds/authorisation-world.ts'
import { fuzzClock } from './fuzz-clock.ts'
import { FUZZ } from './fuzz-settings.ts'
import { HOSTILE_ADDRESSES } from './hostile-addresses.ts'
import { NOBODY, type WatchedShop, watchedShop } from './watched-shop.ts'

/** All of them by `npm run fuzz`; each host and each way of writing it in `npm test`. */
const ASKED = HOSTILE_ADDRESSES.filter((_, at) => FUZZ.isWhole || at % 5 === 0)

const clock = fuzzClock()
let shop: WatchedShop
let world: World
beforeAll(async () => {
  shop = await watchedShop(clock, true)
  world = await clock.whileMoving(() => aWorld(shop.server, clock))
})
afterAll(() => shop?.close())

const SHOP = 'https://shop.example.com'
const staysIn = (to: string, origin: string) => URL.canParse(to, origin) && new URL(to, origin).origin === origin

test('safety G10: two hundred hostile forms of an address lead nowhere but into the shop', () => {
  const away = HOSTILE_ADDRESSES.filter((raw) => {
    const to = safeRedirect(raw, { origin: SHOP })
    return to !== undefined && !(to.startsWith('/') && staysIn(to, SHOP))
  })
  expect({ away, enough: HOSTILE_ADDRESSES.length >= 200 }).toEqual({ away: [], enough: true })
})

/** Everything that takes an address, or what could be read as one: a path, and what is sent there. */
function placesFor(address: string): readonly { readonly path: string; readonly fields: object }[] {
  const { preview, photoKey, pageWithPhotos } = world
  const { aid, tid } = preview
  return [
    { path: '/Mobile/Shop/GetWxApiConfig', fields: { mchid: '1', url: address } },
    { path: '/Api/Qiniu/Matting', fields: { FileUrl: address } },
    { path: '/Mobile/Shop/FetchWechatFile', fields: { Key: photoKey, ServerID: address } },
    { path: '/Mobile/Shop/FetchWechatFile', fields: { Key: address, ServerID: 'media-1' } },
    { path: '/Api/Aws/CreateThumbnail', fields: { Key: address } },
    { path: '/Mobile/Shop/CreateAlbum', fields: { name: 'a', baseurl: address, coverimg: address } },
    {
      path: '/Mobile/Shop/EditPreview',
      fields: { taskid: tid, pageindex: pageWithPhotos, cmd: 'add', data: { urls: [address], url: address } },
    },
    { path: '/Mobile/Shop/CreatePreview', fields: { orderdata: [{ aid, pid: 'book-square-203', photos: [address] }] } },
  ]
}

/** Where the messenger's round trip ends that was begun with this address. */
async function afterRoundTrip(browser: TestClient, jumpurl: string): Promise<string> {
  const out = await browser.request({
    method: 'GET',
    url: `${GET_USER_INFO_ON_LOAD}?${new URLSearchParams({ mchid: '1', jumpurl })}`,
  })
  const state = new URL(String(out.headers.location), 'http://localhost').searchParams.get('state') ?? ''
  const back = await browser.request({ method: 'GET', url: `${MESSENGER_CALLBACK}?code=wrong&state=${state}` })
  return String(back.headers.location)
}

test('safety G10: the server neither leads to a hostile address nor asks it for anything', async () => {
  const { owner } = world.browsers
  const wrong: string[] = []
  for (const address of ASKED) {
    clock.tick(120_000)
    for (const { path, fields } of placesFor(address)) {
      const reply = await owner.request({ method: 'POST', url: path, payload: fields, headers: { ...OWN_PAGE } })
      const leads = reply.headers.location !== undefined
      // The messenger, whom nobody reaches here, is not there at the moment: that is what 503 says.
      const reason = reply.json<{ Reason?: string }>().Reason
      if (leads || (reply.statusCode >= 500 && reason !== 'busy')) {
        wrong.push(`${path} ${address}: ${reply.statusCode} ${reason}`)
      }
    }
    const to = await afterRoundTrip(shop.server.client(), address)
    if (!staysIn(to, 'http://localhost')) {
      wrong.push(`the messenger's way back from ${address}: ${to}`)
    }
  }
  expect(wrong).toEqual([])
  expect([...shop.asked].filter((origin) => origin !== NOBODY)).toEqual([])
})

test('safety G14: providers that cannot be reached make nobody say their secrets', async () => {
  const before = shop.lines.length
  const { owner } = world.browsers
  const staff = world.browsers['staff-owner']
  const asked: readonly (readonly [TestClient, string, object])[] = [
    [owner, '/Mobile/Shop/GetWxApiConfig', { mchid: '1', url: 'http://localhost/emall/app/' }],
    [owner, '/Mobile/Shop/FetchWechatFile', { Key: world.photoKey, ServerID: 'media-1' }],
    [owner, '/Api/Qiniu/Matting', { FileUrl: world.photoKey }],
    [shop.server.client(), '/Mobile/User/MiniProgramLogin', { code: 'nobody' }],
    ...['storage', 'sms', 'mail', 'wechat', 'wechatPay', 'stripe', 'douyin', 'matting'].map(
      (name) => [staff, '/Api/Manage/TestProvider', { name }] as const,
    ),
    [staff, '/Api/Manage/Providers', {}],
  ]
  const told: string[] = []
  for (const [browser, url, payload] of asked) {
    clock.tick(120_000)
    const { body, headers } = await browser.request({ method: 'POST', url, payload, headers: { ...OWN_PAGE } })
    told.push(...shop.canariesIn(body + JSON.stringify(headers)).map((name) => `${url}: ${name}`))
  }
  expect({
    told,
    inLog: shop.canariesIn(shop.lines.join('')),
    logged: shop.lines.length > before,
    tried: shop.asked.has(NOBODY),
  }).toEqual({
    ...{ told: [], inLog: [], logged: true, tried: true },
  })
})

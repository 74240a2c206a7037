import { afterEach, expect, test, vi } from 'vitest'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { fakeWx } from '../../tests/support/browser/fake-wx.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { Guard } from '../app/guard/Guard.tsx'
import { messengerPorts } from '../wiring/account/messenger-adapter.ts'
import { createMessenger } from './create-messenger.ts'

const MESSENGER = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50'

afterEach(() => {
  closeScreen()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'wx')
})

function inMessenger() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MESSENGER)
}

/** A script of our own in the place of the messenger's: it leaves an object on the page, as the real one does. */
function script(): string {
  return URL.createObjectURL(new Blob(['window.wx = window.fakeWx'], { type: 'text/javascript' }))
}

test('the messenger’s script is fetched, the page signed, and photos chosen in original size', async () => {
  const { wx, said } = fakeWx({ chooses: ['l1', 'l2'] })
  Object.assign(window, { fakeWx: wx })
  const leave = { appid: 'wx1', timestamp: 1, noncestr: 'n', signature: 's' }
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ Code: 0, Data: leave, Msg: '' })))
  const messenger = messengerPorts(script())
  expect(await messenger.pick(9)).toEqual({
    kind: 'picked',
    photos: ['l1', 'l2'].map((localId) => ({ localId, serverId: `server-${localId}` })),
    lost: 0,
  })
  const [url, init] = asked.mock.calls[0] ?? []
  expect([url, new URLSearchParams(String(init?.body)).get('url')]).toEqual([
    '/emall/index.php/Mobile/Shop/GetWxApiConfig',
    window.location.href.split('#')[0],
  ])
  expect(said[0]?.[0]).toEqual('config')
})

test('without the script the messenger is not there, and says so', async () => {
  const messenger = messengerPorts('/no-such-script.js')
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  expect([await messenger.ready(), await messenger.pick(9)]).toEqual([false, { kind: 'unavailable' }])
})

test('the messenger’s sign-in begins at GetUserInfoOnLoad, with the way back and who brought the shopper', () => {
  const address = messengerPorts().signInAddress('/emall/app/#/order_index', { refereeid: 'r1', srcuid: '' })
  expect(address).toEqual(
    '/emall/index.php/Mobile/Shop/GetUserInfoOnLoad?jumpurl=%2Femall%2Fapp%2F%23%2Forder_index&refereeid=r1',
  )
})

test.each([
  ['prod_list', 'share'],
  ['login', 'hidden'],
] as const)('B§2 rule 7: inside the messenger %s has its menus %s [B§2.rule-7]', async (route, menus) => {
  inMessenger()
  const { wx, said } = fakeWx()
  const messenger = createMessenger({
    loadSdk: () => Promise.resolve(wx),
    askLeave: () => Promise.resolve({ appid: '', timestamp: 0, noncestr: '', signature: '' }),
    pageUrl: () => '',
    signInAddress: () => '',
  })
  await openScreen(
    <Guard route={route}>
      <p>open</p>
    </Guard>,
    {
      address: `/${route}`,
      world: { messenger },
      merchant: { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, loginMethod: 0 } },
    },
  )
  const expected =
    menus === 'share' ? ['showMenuItems', 'updateAppMessageShareData', 'updateTimelineShareData'] : ['hideMenuItems']
  await vi.waitFor(() => expect(said.map(([name]) => name).slice(1)).toEqual(expected))
})

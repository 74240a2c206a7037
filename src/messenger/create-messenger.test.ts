import { expect, test, vi } from 'vitest'
import { fakeWx } from '../../tests/support/browser/fake-wx.ts'
import { createMessenger } from './create-messenger.ts'
import { SHARE_MENUS, WX_ABILITIES, type WxSdk } from './wx-sdk.ts'

const leave = { appid: 'wx1', timestamp: 1, noncestr: 'n', signature: 's' }

function messengerOf(wx: WxSdk, change: Partial<Parameters<typeof createMessenger>[0]> = {}) {
  return createMessenger({
    loadSdk: () => Promise.resolve(wx),
    askLeave: () => Promise.resolve(leave),
    pageUrl: () => 'https://shop.example/emall/app/',
    signInAddress: () => '',
    ...change,
  })
}

test('B§2 rule 7: the share menu is shown with title, text, link and picture, and hidden elsewhere', async () => {
  const { wx, said } = fakeWx()
  const messenger = messengerOf(wx)
  const card = { title: 'Book', desc: 'Ours', link: 'https://shop.example/emall/app/#/prod_details?pid=p1' }
  await messenger.share({ ...card, image: 'https://shop.example/p.jpg' })
  await messenger.hideMenus()
  expect(said).toEqual([
    [
      'config',
      { debug: false, appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [...WX_ABILITIES] },
    ],
    ['showMenuItems', { menuList: [...SHARE_MENUS] }],
    ['updateAppMessageShareData', { ...card, imgUrl: 'https://shop.example/p.jpg' }],
    ['updateTimelineShareData', { title: card.title, link: card.link, imgUrl: 'https://shop.example/p.jpg' }],
    ['hideMenuItems', { menuList: [...SHARE_MENUS] }],
  ])
})

test('GetWxApiConfig is asked once, for the page without what stands behind the hash', async () => {
  const askLeave = vi.fn(() => Promise.resolve(leave))
  const messenger = messengerOf(fakeWx().wx, { askLeave })
  expect([await messenger.ready(), await messenger.ready()]).toEqual([true, true])
  expect(askLeave.mock.calls).toEqual([['https://shop.example/emall/app/']])
})

test('B§9 messenger chooseImage: nine photos at most, one for a cover, original size only [B§9.choose-image]', async () => {
  const nine = Array.from({ length: 12 }, (_, at) => `l${at}`)
  const { wx, said } = fakeWx({ chooses: nine })
  const messenger = messengerOf(wx)
  const many = await messenger.pick(20)
  await messenger.pick(1)
  const asked = said.filter(([name]) => name === 'chooseImage').map(([, what]) => what)
  expect(asked).toEqual([9, 1].map((count) => ({ count, sizeType: ['original'], sourceType: ['album', 'camera'] })))
  expect(many).toEqual({
    kind: 'picked',
    photos: nine.slice(0, 9).map((localId) => ({ localId, serverId: `server-${localId}` })),
    lost: 0,
  })
})

test('photos that the messenger does not send are counted, the others come', async () => {
  const { wx } = fakeWx({ chooses: ['l1', 'l2'], loses: ['l1'] })
  expect(await messengerOf(wx).pick(9)).toEqual({
    kind: 'picked',
    photos: [{ localId: 'l2', serverId: 'server-l2' }],
    lost: 1,
  })
})

test('closing the picker is no fault; a refused picker sends to the system’s own', async () => {
  expect([
    await messengerOf(fakeWx({ chooses: 'cancel' }).wx).pick(9),
    await messengerOf(fakeWx({ chooses: 'fail' }).wx).pick(9),
  ]).toEqual([{ kind: 'cancelled' }, { kind: 'unavailable' }])
})

test('a refused signature, a missing script and a shop that does not sign are all "not available"', async () => {
  const refused = fakeWx({ accepts: false })
  const lost = () => Promise.reject(new Error('no script'))
  const all = [
    messengerOf(refused.wx),
    messengerOf(fakeWx().wx, { loadSdk: lost }),
    messengerOf(fakeWx().wx, { askLeave: lost }),
  ]
  expect(await Promise.all(all.map((messenger) => messenger.ready()))).toEqual([false, false, false])
  await all[0]?.share({ title: '', desc: '', link: '', image: '' })
  expect([await all[0]?.pick(9), refused.said.map(([name]) => name)]).toEqual([{ kind: 'unavailable' }, ['config']])
})

test('a messenger that says nothing at all is not waited for for ever', async () => {
  vi.useFakeTimers()
  const silent: WxSdk = { ...fakeWx().wx, ready: () => undefined }
  const ready = messengerOf(silent).ready()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await ready).toEqual(false)
  vi.useRealTimers()
})

import { beforeAll, expect, test } from 'vitest'
import { getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import { getMerchantProdList, getProdInfoById } from '../../../domain/calls/catalogue.ts'
import { editPreview, shufflePreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import {
  getAlbumTplList,
  getDiyThemeList,
  getDiyThemePhotoCount,
  getThemeCataList,
} from '../../../domain/calls/theme.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { BOOK, PLAIN, type SeededAlbum, seedAlbum } from '../../support/worlds/seeded-album.ts'

const FIXED = 'book-fixed-203'
const RIGHT = 'book-right-182'
const RECEIVER = {
  ...{ recvname: '王小明', recvphone: '138 0013 8000', recvprovince: '广东省', recvcity: '深圳市' },
  ...{ recvdistrict: '南山区', recvaddress: '科技园 1 号' },
}

onBothEngines('template types', (server, engine) => {
  let browser: TestClient
  let album: SeededAlbum
  let request = 0
  beforeAll(async () => {
    browser = server().client()
    const uid = await browser.signIn(`1370007${engine === 'embedded' ? 1 : 2}001`, server().deps.outbox)
    album = await seedAlbum(server(), browser, uid, 60)
  })
  const idOf = (key: string) => key.split('/').at(-1)?.replace('.jpg', '') ?? ''
  const design = async (pid: string, themeid: string, change: object = {}) =>
    await browser.call(createPreview, {
      orderdata: [{ aid: album.aid, pid, themeid, ...change }],
      opid: `template-${engine}-${++request}`,
    })
  const chooseCovers = async (keys: readonly string[]) => {
    const { lastupdatetime, name } = (await browser.call(getAlbumInfo, { aid: album.aid })).Data
    const saved = await browser.call(saveAlbum, {
      ...{ aid: album.aid, name, lastupdatetime },
      coverimg: keys.map((key) => ({ key })),
      albumdata: { groups: [{ id: 'g0', name: '海边', photos: [...album.keys] }] },
    })
    expect(saved.Code).toBe(0)
  }

  test('B§4 template types: each theme is told with its own number, and asked for by it [B§4.template-types]', async () => {
    const types = async (ask: object) =>
      (await browser.call(getDiyThemeList, ask)).Data.map(({ id, themetype, source }) => [id, themetype, source])
    expect(await types({ pid: BOOK, themetype: '3' })).toEqual([['theme-travel-log', 3, 'factory']])
    expect(await types({ pid: BOOK, themetype: '4' })).toEqual([['theme-cover-story', 4, 'merchant']])
    expect(await types({ pid: BOOK, themetype: '5' })).toEqual([['theme-twelve-months', 5, 'merchant']])
    expect(await types({ pid: FIXED, themetype: '1' })).toEqual([['theme-exhibition', 1, 'factory']])
    expect((await types({ pid: BOOK, themetype: '2' })).length).toBe(12)
    expect(await types({ pid: BOOK, themetype: '6' })).toEqual([])
    const templates = (await browser.call(getAlbumTplList, { pid: FIXED })).Data
    expect(templates.slice(0, 2).map(({ id, type }) => [id, type])).toEqual([
      ['theme-exhibition', 1],
      ['theme-white', 2],
    ])
  })

  test('B§3 product templateType, A§3 themeType: a product says how it is designed when nobody chooses, and so it is', async () => {
    const types = async (pid: string) => {
      const { templateType, proddata } = (await browser.call(getProdInfoById, { pid })).Data
      return [templateType, proddata.themeType]
    }
    const drawn = async (pid: string) => {
      const { Data } = await browser.call(createPreview, {
        orderdata: [{ aid: album.aid, pid }],
        opid: `template-${engine}-${++request}`,
      })
      return new Set(Data.design.pages.slice(1).map(({ template }) => template !== undefined))
    }
    expect([await types(FIXED), await drawn(FIXED)]).toEqual([[1, 1], new Set([true])])
    expect([await types(BOOK), await drawn(BOOK)]).toEqual([[2, 2], new Set([false])])
    const listed = (await browser.call(getMerchantProdList, { Count: 100 })).Data
    const of = (pid: string) => listed.find((one) => one.pid === pid)?.templateType
    expect([FIXED, BOOK, 'standard-album-box'].map(of)).toEqual([1, 2, 0])
  })

  test('B§4 template owners: system, factory and merchant have themes, and the list is asked for by them [B§4.template-owners]', async () => {
    const owned = async (owner: string) =>
      (await browser.call(getDiyThemeList, { pid: BOOK, themecatatype: owner })).Data.map(({ id }) => id)
    expect([(await owned('system')).length, await owned('factory'), await owned('merchant')]).toEqual([
      12,
      ['theme-travel-log'],
      ['theme-cover-story', 'theme-twelve-months'],
    ])
    const shelves = (await browser.call(getThemeCataList, { src: 'merchant' })).Data
    expect(shelves.map(({ source }) => source)).toEqual(['merchant', 'merchant'])
  })

  test('B§7 GetDIYThemePhotoCount: a fixed order of drawn pages wants a photo for every place', async () => {
    const ask = { themeguid: 'theme-exhibition', pid: FIXED }
    expect((await browser.call(getDiyThemePhotoCount, ask)).Data.count).toBe(48)
  })

  test('B§4 template types: fixed pages are designed, shuffled by the call, and never more or fewer', async () => {
    const { Data } = await design(FIXED, 'theme-exhibition')
    expect([Data.design.pages.length, Data.design.tray.length]).toEqual([25, 12])
    const four = Data.design.pages.findIndex(({ template }) => template === 'four')
    const turned = await browser.call(shufflePreview, { taskid: Data.tid, pageindex: four })
    expect([turned.Code, turned.Data.pages[0]?.template]).toEqual([0, 'four'])
    const alone = Data.design.pages.findIndex(({ template }) => template === 'alone')
    const refused = await browser.call(shufflePreview, { taskid: Data.tid, pageindex: alone })
    expect([refused.Code, refused.Data]).toEqual([10, { reason: 'no-other-arrangement' }])
    const added = await browser.call(editPreview, { taskid: Data.tid, pageindex: 1, cmd: 'page_add' })
    expect([added.Code, added.Data]).toEqual([2, { reason: 'page-count-fixed' }])
  })

  test('B§8 cover: exactly as many photos as the cover takes, else too few or too many; none: the shop chooses [B§8.cover-photos]', async () => {
    const covers = async () => {
      const { Code, Data } = await design(RIGHT, 'theme-travel-log')
      return Code === 0 ? Data.design.pages[0]?.slots.map(({ placement }) => placement?.photoId) : Code
    }
    expect((await covers())?.toString().split(',').length).toBe(2)
    await chooseCovers([album.keys[5] ?? ''])
    expect(await covers()).toBe(3209)
    await chooseCovers([album.keys[5] ?? '', album.keys[2] ?? ''])
    expect(await covers()).toEqual([album.keys[5], album.keys[2]].map((key) => idOf(key ?? '')))
    const without = album.keys.filter((_, at) => at !== 2).map(idOf)
    const left = await design(RIGHT, 'theme-travel-log', { photos: without })
    expect(left.Data.design.pages[0]?.slots.map(({ placement }) => placement?.photoId)).toEqual(
      [album.keys[5], album.keys[2]].map((key) => idOf(key ?? '')),
    )
    expect((await design(BOOK, 'theme-white')).Code).toBe(3210)
    await chooseCovers([])
  })

  test('B§9 Orders per album: the volumes of an album are designed one by one and ordered together [B§9.volumes]', async () => {
    const parts = [album.keys.slice(0, 30), album.keys.slice(30)].map((keys) => keys.map(idOf))
    const items = []
    for (const photos of parts) {
      const { Data } = await design(FIXED, 'theme-white', { photos })
      const inside = Data.design.pages
        .slice(1)
        .flatMap(({ slots }) => slots.flatMap(({ placement, half }) => (half === 'right' ? [] : (placement ?? []))))
      expect(inside.length).toBe(30)
      items.push({
        ...{ pid: FIXED, aid: album.aid, taskid: Data.tid, quantity: 1, attridlist: PLAIN, rev: Data.rev },
      })
    }
    const quoted = await browser.call(calPrice, { orderdata: items })
    const ordered = await browser.call(createOrder, {
      ...{ ...RECEIVER, orderdata: items, pay_amount: quoted.Data.pay_amount, opid: `volumes-${engine}` },
    })
    expect([quoted.Code, ordered.Code]).toEqual([0, 0])
    const { Data: order } = await browser.call(getOrderInfo, { oid: ordered.Data.orderid })
    expect(JSON.stringify(order).split(`"${items[0]?.taskid}"`).length).toBeGreaterThan(1)
    expect(JSON.stringify(order).split(`"${items[1]?.taskid}"`).length).toBeGreaterThan(1)
  })
})

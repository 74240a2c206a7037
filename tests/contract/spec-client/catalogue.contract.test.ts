import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../../support/servers/engines.ts'
import { type SpecClient, type SpecReply, specClient } from '../../support/servers/spec-client.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'

const list = (reply: SpecReply) => reply.Data as readonly Readonly<Record<string, unknown>>[]

onBothEngines('products, merchant and themes by the payloads of the specifications alone', (server) => {
  let client: SpecClient
  beforeAll(() => {
    client = specClient(server())
  })

  test('A§7 GetMerchantProdList: MchID, Start, Count; or Cur, key, cataid, orderby, empty ones too [A§7.GetMerchantProdList]', async () => {
    const first = await client.post('/Mobile/Shop/GetMerchantProdList', { MchID: '1', Start: 0, Count: 3 })
    expect([first.Code, list(first).length, (first.Total ?? 0) > 3]).toEqual([0, 3, true])
    const paged = { MchID: '1', Cur: 1, Count: 3, key: '', cataid: '', orderby: '' }
    expect(await client.post('/Mobile/Shop/GetMerchantProdList', paged)).toEqual(first)
  })

  test('A§7 GetProdInfoByID: pid, mchid [A§7.GetProdInfoByID]', async () => {
    const reply = await client.post('/Mobile/Shop/GetProdInfoByID', { pid: BOOK, mchid: '1' })
    const { product: _, proddata, ...fields } = reply.Data as Readonly<Record<string, unknown>>
    expect(fields).toEqual({
      ...{ pid: BOOK, name: expect.any(String), type: 1, desc: expect.any(String), cataid: 'books', valid: true },
      ...{ soon: false, hasAttr: true, attrIdList: ['paper', 'finish'], attrPrice: 0, thumbpics: [], detailpics: [] },
      ...{ time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), templateType: 2, cellPageCount: 2 },
      ...{ bleed: expect.any(Array), price: expect.any(Number), pageNumType: 'change', pageMin: 20, pageMax: 120 },
      ...{ pageDefault: expect.any(Number), innerWidth: 203, innerHeight: 203 },
    })
    expect(Object.keys(proddata as object).sort()).toEqual(
      [
        ...['attrlist', 'bleedMargin', 'description', 'dpi', 'fixedProduction', 'isSpace', 'photo', 'pickUpAddressId'],
        ...['portrait', 'prodprice', 'prods', 'prodsize', 'spaceMargin', 'templateData', 'themeId', 'themeIds'],
        ...['themeType', 'webConfig'],
      ].sort(),
    )
  })

  test('A§7 GetProdCataList: mchid [A§7.GetProdCataList]', async () => {
    const reply = await client.post('/Mobile/Shop/GetProdCataList', { mchid: '1' })
    expect(list(reply)[0]).toEqual({
      ...{ id: 'books', cataname: expect.any(String), icon: '', total: expect.any(Number) },
    })
  })

  test('A§7 GetMerchantInfo: GET with MchID [A§7.GetMerchantInfo]', async () => {
    const reply = await client.get('/Mobile/Shop/GetMerchantInfo', { MchID: '1' })
    const { merchant: _, ...fields } = reply.Data as Readonly<Record<string, unknown>>
    expect({ ...reply, Data: fields }).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: {
        ...{
          mchid: '1',
          mchname: '拾光印记',
          domain: 'localhost',
          currency: '¥',
          fid: '1',
          recomdata: expect.any(Array),
        },
        ...{
          shareprofit: 5,
          lowsize: 10_240,
          highsize: 20_971_520,
          cutout: false,
          factoryConfig: { mergerOrder: true },
        },
        contactinfo: { phone: '400-000-0000', wechat: 'keepsake-shop', email: 'hello@keepsake.example' },
        mobileshopinfo: {
          ...{ logo: '', previewDlg: '', title: '拾光印记', storeDescription: expect.any(String) },
          ...{ closeAlbumGroup: false, dpiRatio: 200, addressList: expect.any(Array) },
        },
      },
    })
  })

  test('A§7 GetDIYThemeList, getThemeCataList, GetDIYThemeInfo: with every field, the unused ones empty [A§7.GetDIYThemeList]', async () => {
    const ask = { mchid: '1', pid: BOOK, prodtype: '1', themetype: '', themeratiotype: '', online: '', themecataid: '' }
    const themes = await client.post('/Mobile/Shop/GetDIYThemeList', { ...ask, themecatatype: '', name: '' })
    const [first] = list(themes)
    expect([themes.Code, list(themes).length > 0]).toEqual([0, true])
    const info = await client.post('/Manager/Index/GetDIYThemeInfo', { id: first?.['id'] })
    expect(info).toEqual({ Code: 0, Data: first, Msg: '' })
    const shelves = await client.post('/Mobile/Shop/getThemeCataList', { src: '', mchid: '1' })
    expect(list(shelves)[0]).toEqual({
      ...{
        id: expect.any(String),
        cataname: expect.any(String),
        icon: '',
        total: expect.any(Number),
        source: 'system',
      },
    })
    const own = await client.post('/Mobile/Shop/getThemeCataList', { src: 'system', fid: '1' })
    expect([own.Code, new Set(list(own).map(({ source }) => source))]).toEqual([0, new Set(['system'])])
  })

  test('B§7 GetDIYThemePhotoCount: themeguid and mchid; of a calendar with startpage and endpage; of covers [B§7.GetDIYThemePhotoCount]', async () => {
    const count = async (fields: object) =>
      await client.post('/Mobile/Shop/GetDIYThemePhotoCount', {
        themeguid: 'theme-white',
        mchid: '1',
        src: '',
        ...fields,
      })
    const many = await count({ startpage: '', endpage: '' })
    expect(many).toEqual({ Code: 0, Data: { count: expect.any(Number) }, Msg: '' })
    expect(await count({ iscover: 1, covers: 1 })).toEqual({ Code: 0, Data: { count: 1 }, Msg: '' })
  })
})

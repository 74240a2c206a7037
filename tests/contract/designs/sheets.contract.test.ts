import { beforeAll, expect, test } from 'vitest'
import { photoFactsOf } from '../../../domain/album/facts-of.ts'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import { getMerchantProdList, getProdInfoById } from '../../../domain/calls/catalogue.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import {
  getAlbumTplList,
  getDiyThemeList,
  getDiyThemePhotoCount,
  getThemeCataList,
} from '../../../domain/calls/theme.ts'
import { cardFitted } from '../../../domain/design/change/card-fit.ts'
import { editWorldOf } from '../../../domain/design/change/edit-world-of.ts'
import { contains, overlap } from '../../../domain/geometry.ts'
import { asId, type MerchantId, type PageId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { pageFormat } from '../../../domain/product/paper.ts'
import { checkDesign } from '../../../server/orders/check-design.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { createThemeStore } from '../../../server/stores/themes.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { BOOK, type SeededAlbum, seedAlbum } from '../../support/worlds/seeded-album.ts'

const CARDS = 'postcard-12'
const FRAME = 'frame-a4'
const SHOP = asId<MerchantId>('1')

onBothEngines('single sheets and their catalogue', (server, engine) => {
  let browser: TestClient
  let uid: string
  let album: SeededAlbum
  beforeAll(async () => {
    browser = server().client()
    uid = await browser.signIn(`1370001${engine === 'embedded' ? 1 : 2}001`, server().deps.outbox)
    album = await seedAlbum(server(), browser, uid, 14)
  })
  const design = async (pid: string, change: object = {}) =>
    await browser.call(createPreview, { orderdata: [{ aid: album.aid, pid, ...change }] })
  const idOf = (key: string) => key.split('/').at(-1)?.replace('.jpg', '') ?? ''

  test('B§4 type 7: cards from front to back; photos that were not chosen wait in the tray', async () => {
    const { Data } = await design(CARDS, { photos: album.keys.slice(0, 12).map(idOf) })
    expect(Data.pages.map(({ type }) => type)).toEqual(Array.from({ length: 12 }, () => ['inner', 'back']).flat())
    expect(Data.design.tray).toEqual(album.keys.slice(12).map(idOf))
  })

  test('B§5 photo count, readings 9: more photos than cards, and more than the one of a frame, are refused', async () => {
    expect([(await design(CARDS)).Code, (await design(FRAME)).Code]).toEqual([3141, 3141])
    expect((await design(CARDS, { photos: album.keys.slice(0, 3).map(idOf) })).Code).toBe(3201)
  })

  test('B§4 preview mode: 1 designs as always, 2 lays the same photos out anew each time [B§4.preview-mode]', async () => {
    const orderdata = [{ aid: album.aid, pid: CARDS, photos: album.keys.slice(0, 8).map(idOf) }]
    const seeds: number[] = []
    for (const [at, previewmode] of ([1, 2, 2, undefined] as const).entries()) {
      const opid = `mode-${engine}-${at}`
      const { Data } = await browser.call(createPreview, { orderdata, opid, ...(previewmode ? { previewmode } : {}) })
      seeds.push(Data.design.seed)
    }
    expect(seeds).toEqual([1, 2, 3, 1])
  })

  test('the chosen photos are designed in the order of the choice, named by id or by address', async () => {
    const wanted = [4, 2, 7, 0].map((at) => album.keys[at] ?? '')
    const names = [idOf(wanted[0] ?? ''), `/emall/photos/${wanted[1]}/thumb?x=1`, wanted[2], wanted[3]]
    const { Data } = await design(CARDS, { photos: names })
    const placed = Data.design.pages.flatMap((page) => page.slots.flatMap((slot) => slot.placement?.photoId ?? []))
    expect(placed).toEqual(wanted.map(idOf))
    expect(Data.design.tray).toEqual(album.keys.filter((key) => !wanted.includes(key)).map(idOf))
    expect((await design(CARDS, { photos: ['nobody'] })).Code).toBe(404)
    expect((await design(CARDS, { photos: names.slice(0, 3) })).Code).toBe(3201)
  })

  test('EditPreview page_add adds a whole card; words are written on its back; its picture names its texts', async () => {
    const photos = album.keys.slice(0, 4).map(idOf)
    const { Data } = await design(CARDS, { photos })
    const added = await browser.call(editPreview, { taskid: Data.tid, pageindex: 0, cmd: 'page_add' })
    expect([added.Data.order.length, added.Data.changed.length]).toEqual([10, 2])
    const back = { taskid: Data.tid, pageindex: 1, cmd: 'update_text_value' as const }
    const [text] = Data.design.pages[1]?.captions ?? []
    const written = await browser.call(editPreview, {
      ...back,
      data: { txts: [{ id: text?.id ?? '', type: 0, value: '海边见' }] },
    })
    const page = written.Data.pages[0]
    expect([written.Code, page?.kind, page?.captions.map((caption) => caption.text)]).toEqual([
      0,
      'back',
      ['海边见', '海边', ''],
    ])
    await renderPage(
      server().deps,
      { paint: async () => Buffer.from('a picture') },
      { taskId: asId<TaskId>(Data.tid), pageId: page?.id as PageId, rev: written.Data.rev },
    )
    const status = await browser.call(queryPreviewStatus, { taskid: Data.tid, pageindex: '1' })
    const cells = JSON.parse(status.Data.pagecellsinfo) as { txts: unknown[]; imgs: unknown[] }
    expect([cells.imgs.length, cells.txts.length]).toEqual([0, 3])
  })

  test('B§9 postcard fits: one picture or four lie whole on the front, the words of the back inside its safe area [B§9.card-fits-wire]', async () => {
    const { db } = server().deps
    const { Data: made } = await design(CARDS, { photos: album.keys.slice(0, 8).map(idOf), seed: 9 })
    const product = await createProductStore(db).find(SHOP, asId<ProductId>(CARDS))
    const theme = await createThemeStore(db).find(SHOP, made.design.themeId)
    const merchant = await createMerchantStore(db).find(SHOP)
    const { groups } = (await browser.call(getAlbumInfo, { aid: album.aid })).Data.album
    const photos = photoBook(groups.flatMap((group) => group.photos).map(photoFactsOf))
    const world = product && theme && editWorldOf(product, theme, photos)
    invariant(product && theme && merchant && world, 'the demo shop sells cards')
    const [first, back] = made.design.pages
    invariant(first && back, 'a card has two sides')
    const fit = cardFitted(made.design, first.id, 'f4', world)
    invariant(fit, 'a card of one picture takes four')
    const task = { taskid: made.tid }
    const fitted = await browser.call(editPreview, { ...task, pageindex: 0, cmd: 'page_load', data: fit })
    const value = '我们在海边住了整整一个夏天，天天都在笑。'.repeat(2)
    const txts = [{ id: back.captions.find(({ role }) => role === 'text')?.id ?? '', type: 0 as const, value }]
    const texted = await browser.call(editPreview, { ...task, pageindex: 1, cmd: 'update_text_value', data: { txts } })
    expect([fitted.Code, texted.Code]).toEqual([0, 0])
    const { Data: opened } = await browser.call(openPreview, { taskid: made.tid })
    const fronts = opened.design.pages.filter(({ kind }) => kind === 'inner')
    expect(fronts.map(({ slots }) => slots.length)).toEqual([4, 1, 1, 1, 1, 1, 1, 1])
    expect(opened.design.tray).toEqual(album.keys.slice(11).map(idOf))
    for (const page of fronts) {
      const { bleed, page: size } = pageFormat(world.paper, page)
      const card = { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed }
      expect(page.slots.map(({ box }) => contains(card, box, 0.01))).toEqual(page.slots.map(() => true))
      const over = page.slots.flatMap(({ box }, at) => page.slots.slice(at + 1).map((other) => overlap(box, other.box)))
      expect(over.filter(({ width, height }) => Math.min(width, height) > 0.01)).toEqual([])
    }
    const findings = checkDesign({ design: opened.design, product, theme, photos, merchant })
    expect(findings.filter(({ kind }) => kind !== 'low-ppi')).toEqual([])
  })

  test('B§4 type 2: one page the way up of its photo; its page count is fixed [B§4.type-2]', async () => {
    const { Data } = await design(FRAME, { photos: [idOf(album.keys[1] ?? '')] })
    expect(Data.design.pages.map(({ kind, sheet }) => [kind, sheet])).toEqual([['inner', { id: 'a4', turned: true }]])
    const added = await browser.call(editPreview, { taskid: Data.tid, pageindex: 0, cmd: 'page_add' })
    expect([added.Code, added.Data]).toEqual([2, { reason: 'page-count-fixed' }])
  })

  test.each([
    ['a set', 'package-family'],
    ['originals', 'transmission-original'],
    ['a box', 'standard-album-box'],
  ])('%s is not designed itself', async (_, pid) => {
    expect((await design(pid, { themeid: 'theme-white' })).Code).toBe(404)
  })

  test('A§8 album with no template: it fails with code -3 [A§8.no-template]', async () => {
    const products = createProductStore(server().deps.db)
    const cards = await products.find(asId<MerchantId>('1'), asId<ProductId>(CARDS))
    if (cards) {
      await products.save(
        asId<MerchantId>('1'),
        { ...cards, id: asId<ProductId>('bare'), onShelf: false, themeIds: [] },
        99,
      )
    }
    expect((await design('bare')).Code).toBe(-3)
  })

  test('A§7 GetProdInfoByID: the size of a card is the size of its page [A§7.GetProdInfoByID]', async () => {
    const { Data } = await browser.call(getProdInfoById, { pid: CARDS })
    expect([Data.innerWidth, Data.innerHeight, Data.pageNumType, Data.pageMin, Data.proddata.bleedMargin]).toEqual([
      ...[148, 105, 'change', 8, 3],
    ])
  })

  test('B§7 GetDIYThemePhotoCount counts for a book, for cards and for covers [B§7.GetDIYThemePhotoCount]', async () => {
    const count = async (ask: object) =>
      (await browser.call(getDiyThemePhotoCount, { themeguid: 'theme-white', mchid: '1', ...ask })).Data
    expect([await count({ pid: BOOK }), await count({ pid: CARDS }), await count({ pid: FRAME })]).toEqual([
      ...[{ count: 48 }, { count: 12 }, { count: 1 }],
    ])
    expect(await count({ iscover: 1, covers: 2 })).toEqual({ count: 2 })
    expect((await browser.call(getDiyThemePhotoCount, { themeguid: 'nothing' })).Code).toBe(404)
  })

  test('A§7 GetDIYThemeList by product type, owner and category; getThemeCataList by owner [A§3.theme-category] [A§7.theme-category] [A§7.GetDIYThemeList]', async () => {
    const names = async (ask: object) => (await browser.call(getDiyThemeList, ask)).Data.map(({ id }) => id)
    expect(await names({ pid: CARDS, prodtype: '7', themetype: '2', themecatatype: 'system' })).toHaveLength(12)
    expect(await names({ prodtype: '5' })).toEqual([])
    expect(await names({ pid: CARDS, themetype: '1' })).toEqual([])
    expect(await names({ pid: CARDS, themecatatype: 'merchant' })).toEqual([])
    expect(await names({ themecataid: 'journey' })).toEqual(['theme-journey', 'theme-travel-log'])
    const shelves = (await browser.call(getThemeCataList, { src: 'system', mchid: '1' })).Data
    expect(shelves.map(({ id, total, source }) => [id, total, source])).toEqual([
      ...[
        ['plain', 4],
        ['journey', 1],
        ['festive', 3],
        ['family', 2],
        ['friends', 2],
      ].map((shelf) => [...shelf, 'system']),
    ])
    expect((await browser.call(getThemeCataList, { src: 'nobody' })).Data).toEqual([])
    expect((await browser.call(getAlbumTplList, { pid: CARDS })).Data).toHaveLength(12)
  })

  test('A§7 GetMerchantProdList by page, order and word; GetMerchantInfo recommends [A§7.GetMerchantProdList] [A§7.GetMerchantInfo]', async () => {
    const list = async (ask: object) => (await browser.call(getMerchantProdList, { MchID: '1', ...ask })).Data
    const prices = (await list({ Cur: 1, Count: 4, orderby: 'price' })).map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const [first, second] = [await list({ Cur: 1, Count: 2 }), await list({ Cur: 2, Count: 2 })]
    expect([...first, ...second].map(({ pid }) => pid)).toEqual(
      (await list({ Start: 0, Count: 4 })).map(({ pid }) => pid),
    )
    expect((await list({ key: 'postcard', cataid: 'cards' })).map(({ pid }) => pid)).toEqual([CARDS])
    expect((await browser.call(getMerchantInfo, {})).Data.recomdata).toEqual([
      ...['package-family', BOOK, CARDS, FRAME],
    ])
  })
})

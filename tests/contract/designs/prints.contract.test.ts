import { beforeAll, expect, test } from 'vitest'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { factoryOrderListField } from '../../../domain/calls/factory.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { createPreview, openPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { getDiyThemePhotoCount } from '../../../domain/calls/theme.ts'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Design } from '../../../domain/design/design.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { newShopper, type OrderShopper, orderFor, pay, productLike } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { type SeededAlbum, seedAlbum } from '../../support/worlds/seeded-album.ts'

const PRINTS = 'print-6inch'
const WALL = 'combo-nine'
const GLOSSY = ['surface-gloss']

onBothEngines('prints and picture sets', (server, engine) => {
  let shopper: OrderShopper
  let album: SeededAlbum
  beforeAll(async () => {
    shopper = await newShopper(server(), `1370002${engine === 'embedded' ? 1 : 2}001`)
    album = await seedAlbum(server(), shopper.browser, shopper.uid, 14)
  })
  const design = async (pid: string, change: object = {}) =>
    await shopper.browser.call(createPreview, { orderdata: [{ aid: album.aid, pid, ...change }] })
  const idOf = (key: string) => key.split('/').at(-1)?.replace('.jpg', '') ?? ''
  const first = (count: number) => ({ photos: album.keys.slice(0, count).map(idOf) })
  /** The pages changed all at once, as the screen of prints does it. */
  const loaded = ({ pages, tray }: Design, change: (page: Design['pages'][number], at: number) => object): Edit => ({
    ...{ cmd: 'page_load', tray, order: pages.map(({ id }) => id) },
    pages: pages.map((page, at) => ({ ...page, ...change(page, at) })),
  })
  const edited = async (taskid: string, edit: Edit) =>
    await shopper.browser.call(editPreview, { taskid, pageindex: 0, cmd: edit.cmd, data: edit })

  test('B§4 type 9: every photo a print, in the first theme of the product where no theme is named [B§4.type-9]', async () => {
    const { Data } = await design(PRINTS)
    expect([Data.design.pages.length, Data.design.themeId, Data.design.tray]).toEqual([14, 'theme-white', []])
    expect(Data.design.pages.map(({ slots, sheet }) => [slots[0]?.fit, sheet?.turned])).toEqual(
      album.keys.map((_, at) => ['out', at % 3 === 0]),
    )
  })

  test('readings 9: more photos than a set of prints takes are refused when it is designed; A§5: 0 to 0 takes none', async () => {
    const few = await productLike(server(), PRINTS, 'prints-few', ({ photos }) => ({
      photos: { ...photos, maxCount: 13 },
    }))
    const none = await productLike(server(), PRINTS, 'prints-none', ({ photos }) => ({
      photos: { ...photos, minCount: 0, maxCount: 0 },
    }))
    const codes = [await design(few), await design(few, first(13)), await design(none), await design(none, first(1))]
    expect(codes.map(({ Code }) => Code)).toEqual([3141, 0, 3141, 3141])
  })

  test('B§4 fit types, copies: all prints are changed by one edit that one edit undoes; what the product does not offer is refused [B§4.fit-edit]', async () => {
    const { Data } = await design(PRINTS, first(3))
    const many = await edited(
      Data.tid,
      loaded(Data.design, (_, at) => (at === 1 ? { copies: 4 } : {})),
    )
    expect([many.Code, many.Data.pages.map(({ copies }) => copies)]).toEqual([0, [4]])
    const slot = Data.design.pages[0]?.slots[0]
    const asPolaroid = await edited(
      Data.tid,
      loaded(Data.design, ({ slots }) => ({ slots: slots.map((each) => ({ ...each, fit: 'polaroid' })) })),
    )
    const tooMany = await edited(
      Data.tid,
      loaded(Data.design, () => ({ copies: 100 })),
    )
    expect([slot?.fit, asPolaroid.Data, tooMany.Code === 0]).toEqual(['out', { reason: 'page-not-valid' }, false])
    const undone = await edited(
      Data.tid,
      loaded(Data.design, () => ({})),
    )
    expect([undone.Code, undone.Data.rev]).toEqual([0, 3])
    expect((await shopper.browser.call(openPreview, { taskid: Data.tid })).Data.design).toEqual(Data.design)
  })

  test('B§4 prints: price, order and the factory count every copy; another number of copies is another price', async () => {
    const { Data } = await design(PRINTS, first(5))
    const item = (rev: number) => ({ pid: PRINTS, taskid: Data.tid, quantity: 1, attridlist: GLOSSY, rev })
    const price = async (rev: number) =>
      (await shopper.browser.call(calPrice, { orderdata: [item(rev)], coupon: 'none' })).Data
    const plain = await price(1)
    expect([plain.pay_amount, plain.lines.map(({ kind, count, amount }) => [kind, count, amount])]).toEqual([
      1100,
      [
        ['base', undefined, 100],
        ['extra-pages', 4, 400],
        ['delivery', undefined, 600],
      ],
    ])
    const before = await orderFor(shopper, [item(1)])
    const { rev } = (
      await edited(
        Data.tid,
        loaded(Data.design, (_, at) => ({ copies: at + 1 })),
      )
    ).Data
    expect((await price(rev)).pay_amount).toBe(2100)
    // The price of five prints does not buy fifteen.
    expect((await shopper.browser.call(createOrder, { ...before, orderdata: [item(rev)] })).Code).toBe(1002)
    const made = await shopper.browser.call(createOrder, await orderFor(shopper, [item(rev)]))
    const { orderid } = made.Data
    await pay(server(), orderid)
    const { items } = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
    expect(items.map(({ pagecount, imgcount, quantity }) => [pagecount, imgcount, quantity])).toEqual([[15, 5, 1]])
    const token = factoryToken(server().deps, asId<MerchantId>('1'))
    const list = await shopper.browser.request({
      ...{ method: 'GET', url: '/factory/orders' },
      headers: { authorization: `Bearer ${token}` },
    })
    const told = factoryOrderListField.parse(list.json()).orders.filter((line) => line.orderid === orderid)
    expect(told.map(({ pages }) => pages)).toEqual([15])
  })

  test('B§5 combo box uses the number of sizes: fewer photos are refused, more wait in the tray [B§4.type-6]', async () => {
    const { Data } = await design(WALL)
    const sheets = Data.design.pages.map(({ sheet }) => sheet?.id)
    expect([new Set(sheets).size, sheets.length, Data.design.tray.length]).toEqual([9, 9, 5])
    const placed = Data.design.pages.flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))
    expect(new Set([...placed, ...Data.design.tray]).size).toBe(14)
    // Upright photos hang in upright places.
    const tall = Data.design.pages.filter(({ sheet }) => sheet?.id.startsWith('tall'))
    expect(tall.map(({ slots }) => Number(slots[0]?.placement?.photoId.split('-').at(-1)) % 3)).toEqual([0, 0])
    const few = await design(WALL, first(8))
    expect([few.Code, few.Msg.includes('9')]).toEqual([3201, true])
  })

  test('B§7 GetDIYThemePhotoCount: prints as many as are usual, a box one for each size', async () => {
    const count = async (pid: string) =>
      (await shopper.browser.call(getDiyThemePhotoCount, { themeguid: 'theme-white', mchid: '1', pid })).Data
    expect([await count(PRINTS), await count(WALL)]).toEqual([{ count: 24 }, { count: 9 }])
  })
})

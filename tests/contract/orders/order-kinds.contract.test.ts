import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DataOf } from '../../../domain/calls/call.ts'
import { manageOrder } from '../../../domain/calls/manage/orders.ts'
import {
  createOrder,
  createOrderFromOrderId,
  createPackageOrder,
  getOrderInfo,
  getUserOrderList,
} from '../../../domain/calls/order.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { SHOP_MODES, type ShopModeNumber, submitCall } from '../../../domain/order/shop-mode.ts'
import { minorUnits } from '../../../domain/units.ts'
import { payPath } from '../../../server/base/pay-path.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  emptyAlbum,
  newOpid,
  newShopper,
  ORIGINALS,
  type OrderShopper,
  orderFor,
  packTogether,
  paidOrder,
  pay,
  productLike,
  SET,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const SHOP = asId<MerchantId>('1')
const boxes = (quantity: number) => ({ pid: BOX, quantity, attridlist: BOX_PLAIN })

onBothEngines(
  'orders of every kind',
  (server, engine) => {
    let shopper: OrderShopper
    const phone = (n: number) => `1371000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    beforeAll(async () => {
      shopper = await newShopper(server(), phone(1))
    })
    const infoOf = async (oid: string, of = shopper): Promise<DataOf<typeof getOrderInfo>> =>
      (await of.browser.call(getOrderInfo, { oid })).Data
    const rowsOf = async (orderid: string) => await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(orderid))

    describe('A§7, readings 60: the endpoint is chosen by mode [A§4.edit-modes] [A§7.edit-modes] [B§4.edit-modes]', () => {
      const calls = {
        CreateOrder: createOrder,
        CreateOrderFromOrderID: createOrderFromOrderId,
        CreatePackageOrder: createPackageOrder,
      }
      const modes = Object.keys(SHOP_MODES).map((mode) => Number(mode) as ShopModeNumber)
      test.each(modes)('mode %i', async (mode) => {
        const request = { ...RECEIVER, mode, orderid: 'none', orderdata: [boxes(1)], pay_amount: 1, coupon: 'none' }
        const proddata = { packageId: SET, pkjId: 'k' }
        const taken: string[] = []
        for (const [name, call] of Object.entries(calls)) {
          const reply = await shopper.browser.call(call as typeof createPackageOrder, {
            ...{ ...request, proddata, opid: newOpid() },
          })
          if (reply.Code !== 4000) {
            taken.push(name)
          }
        }
        const wanted = [submitCall(mode, false), submitCall(mode, true)].filter((call) => call !== 'ReUpdateOrderInfo')
        // A request to add that names no mode adds at once: 3.
        expect(taken).toEqual([...new Set([...wanted, ...(mode === 0 ? ['CreateOrderFromOrderID'] : [])])].sort())
      })
    })

    describe('B§4 mode 4: pay first, upload later', () => {
      test('a book without a design is priced with the pages that it has by itself, and waits once it is paid', async () => {
        const request = await orderFor(shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 })
        const made = await shopper.browser.call(createOrder, request)
        expect([made.Code, made.Data.status]).toEqual([0, 1000])
        const before = await infoOf(made.Data.orderid)
        // 128 yuan for the twenty pages that it has by default, delivery.
        expect([before.pay_amount, before.lines.map((line) => [line.kind, line.amount])]).toEqual([
          13_800,
          [
            ['base', 12_800],
            ['delivery', 1000],
          ],
        ])
        await pay(server(), made.Data.orderid)
        const info = await infoOf(made.Data.orderid)
        expect([info.state, info.status, info.mode, info.items.map((item) => [item.upload, item.taskid])]).toEqual([
          'to-upload',
          2300,
          4,
          [['to-upload', '']],
        ])
        const list = await shopper.browser.call(getUserOrderList, { status: 2300 })
        expect(list.Data.map((order) => order.orderid)).toContain(made.Data.orderid)
      })

      test('without a design nothing is ordered in mode 0', async () => {
        const reply = await shopper.browser.call(
          createOrder,
          await orderFor(shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }]),
        )
        expect(reply.Code).toBe(3203)
      })
    })

    describe('B§4 type 5: finished goods', () => {
      test('nothing is uploaded; the order is ready for the factory as soon as it is paid [B§4.type-5]', async () => {
        const orderid = await paidOrder(server(), shopper, [boxes(2)])
        const info = await infoOf(orderid)
        // It lies on the shelf as its picture shows it, in the cloth that was chosen.
        expect(info.items.map(({ picture }) => picture)).toEqual(['/emall/app/demo/box-sand-closed.jpg'])
        expect([info.state, info.print, info.items.map(({ upload, quantity }) => [upload, quantity])]).toEqual([
          'in-production',
          'ready',
          [['nothing', 2]],
        ])
      })
    })

    test('a box that a shop sells with its drawings is shown by the photographs that stand in their place', async () => {
      const { db } = server().deps
      const drawn = (cloth = '') => ({
        thumbs: ['closed', 'open'].map((view) => `/emall/app/goods/box-${view}${cloth}.svg`),
        details: [`/emall/app/goods/box-open${cloth}.svg`, 'https://cdn.example/own.svg'],
      })
      const cloth = { id: 'cloth', name: { 'zh-Hans': '布面', en: 'Cloth', 'zh-Hant': '布面' } }
      const red = { id: 'cloth-red', name: cloth.name, extraPrice: minorUnits(0), pictures: drawn('-red') }
      const pid = await productLike(server(), BOX, `box-drawn-${engine}`, () => ({
        pictures: drawn(),
        attributes: [{ ...cloth, options: [red] }],
      }))
      const usual = await createProductStore(db).find(SHOP, asId(BOX))
      await db.execute(sql.raw(readFileSync('server/db/migrations/0039_photographed-boxes.sql', 'utf8')))
      const carried = await createProductStore(db).find(SHOP, asId(pid))
      const shown = (name: string) => ({
        thumbs: [`/emall/app/demo/box-${name}-closed.jpg`, `/emall/app/demo/box-${name}-open.jpg`],
        details: [`/emall/app/demo/box-${name}-open.jpg`, 'https://cdn.example/own.svg'],
      })
      expect([carried?.pictures, carried?.attributes[0]?.options[0]?.pictures]).toEqual([shown('sand'), shown('red')])
      expect(await createProductStore(db).find(SHOP, asId(BOX))).toEqual(usual)
    })

    test('A§3 "Order item": what was chosen is told from the price to the pay page, as it was when it was ordered', async () => {
      const pid = await productLike(server(), BOX, `box-${engine}`, () => ({}))
      const box = { pid, quantity: 2, attridlist: ['cloth-silk'] }
      const quoted = await shopper.browser.call(calPrice, { orderdata: [box] })
      const made = await shopper.browser.call(createOrder, await orderFor(shopper, [box]))
      expect((await infoOf(made.Data.orderid)).items.map(({ picture }) => picture)).toEqual([
        '/emall/app/demo/box-green-closed.jpg',
      ])
      await productLike(server(), pid, pid, () => ({ attributes: [], outer: { width: 1, height: 1, depth: 1 } }))
      const { orderid } = made.Data
      const page = await shopper.browser.request({ method: 'GET', url: payPath(asId<OrderId>(orderid)) })
      const listed = (await shopper.browser.call(getUserOrderList, {})).Data.find((order) => order.orderid === orderid)
      const phrases = ['30 × 24 × 11 厘米', '布面：墨绿真丝']
      const told = [...phrases, '2 件']
      expect([
        ...[quoted.Data.chosen, (await infoOf(orderid)).items[0]?.chosen, listed?.items[0]?.chosen],
        page.body.includes(told.join(' · ')),
      ]).toEqual([[phrases], told, told, true])
    })

    describe('B§4 type 4: photo transmission', () => {
      const original = (aid: string) => ({ pid: ORIGINALS, aid, quantity: 1 })

      test('every photo of the album is frozen, in its order', async () => {
        const { aid, keys } = await seedAlbum(server(), shopper.browser, shopper.uid, 7)
        const orderid = await paidOrder(server(), shopper, [original(aid)])
        const item = await createOrderStore(server().deps.db).loadItem(asId<OrderId>(orderid), 0)
        expect([item?.frozen?.kind, item?.frozen?.photos.map((photo) => photo.key), item?.print]).toEqual([
          'photos',
          keys,
          'waiting',
        ])
        expect((await infoOf(orderid)).items.map(({ imgcount, upload }) => [imgcount, upload])).toEqual([
          [7, 'submitted'],
        ])
      })

      test('B§5 photo count: an empty album is too few, one of 121 photos too many, of somebody else not there', async () => {
        const empty = await emptyAlbum(shopper)
        const full = await seedAlbum(server(), shopper.browser, shopper.uid, 121)
        const stranger = await newShopper(server(), phone(2))
        const codes: number[] = []
        for (const [who, aid] of [
          [shopper, empty],
          [shopper, full.aid],
          [stranger, full.aid],
        ] as const) {
          codes.push((await who.browser.call(createOrder, await orderFor(who, [original(aid)]))).Code)
        }
        expect(codes).toEqual([3201, 3141, 404])
      })
    })

    test('an order that costs nothing is paid as it is made', async () => {
      const free = await productLike(server(), BOX, 'gift-box', (box) => ({
        price: { ...box.price, base: minorUnits(0), delivery: minorUnits(0) },
      }))
      const request = await orderFor(shopper, [{ pid: free, quantity: 1, attridlist: BOX_PLAIN }])
      const made = await shopper.browser.call(createOrder, request)
      expect([made.Code, made.Data.pay_amount, made.Data.status]).toEqual([0, 0, 3000])
      expect((await infoOf(made.Data.orderid)).state).toBe('in-production')
      expect(await shopper.browser.call(createOrder, request)).toEqual(made)
    })

    describe('B§8 off shelf: cannot be ordered, by no call [B§8.off-shelf]', () => {
      test.each([
        ['off the shelf', { onShelf: false }, 3205],
        ['announced', { soon: true }, 3204],
      ] as const)('%s', async (name, change, code) => {
        const pid = await productLike(server(), BOX, `box-${code}`, () => change)
        const set = await productLike(server(), SET, `set-${code}`, () => ({ ...change, parts: [] }))
        const source = await paidOrder(server(), shopper, [boxes(1)])
        const orderdata = [{ pid, quantity: 1, attridlist: BOX_PLAIN }]
        const request = { ...RECEIVER, orderdata, pay_amount: 6800, coupon: 'none' }
        const replies = [
          await shopper.browser.call(createOrder, { ...request, opid: newOpid() }),
          await shopper.browser.call(createOrder, { ...request, mode: 4, opid: newOpid() }),
          await shopper.browser.call(createOrderFromOrderId, { ...request, orderid: source, mode: 3, opid: newOpid() }),
          await shopper.browser.call(createPackageOrder, {
            ...{ ...request, proddata: { packageId: set, pkjId: 'k' }, orderdata: [boxes(1)], opid: newOpid() },
          }),
        ]
        expect([name, replies.map((reply) => reply.Code)]).toEqual([name, [code, code, code, code]])
      })
    })

    describe('A§7 CreateOrderFromOrderID: a purchase is added', () => {
      const add = async (of: OrderShopper, orderid: string, mode: 3 | 6, orderdata: object[]) => {
        const items = orderdata as [ReturnType<typeof boxes>]
        const quoted = await of.browser.call(calPrice, { orderdata: items, mode, orderid, coupon: 'none' })
        return await of.browser.call(createOrderFromOrderId, {
          ...{ orderid, mode, orderdata: items, pay_amount: quoted.Data.pay_amount, coupon: 'none', opid: newOpid() },
        })
      }

      test('priced from zero, sent where the first goes, in its parcel [A§7.CreateOrderFromOrderID]', async () => {
        const source = await paidOrder(server(), shopper, [boxes(1)])
        const made = await add(shopper, source, 3, [boxes(3)])
        expect([made.Code, made.Data.pay_amount]).toEqual([0, 3 * 5800])
        const info = await infoOf(made.Data.orderid)
        expect([
          info.parentid,
          info.mode,
          info.recvname,
          info.recvaddress,
          info.lines.map((line) => line.kind),
        ]).toEqual([source, 3, RECEIVER.recvname, RECEIVER.recvaddress, ['base', 'quantity']])
        const first = await infoOf(source)
        expect([first.added, info.added]).toEqual([[made.Data.orderid], []])
        expect([first.addedshort, info.parentshort]).toEqual([[info.short], first.short])
      })

      test('a factory that packs apart sends apart: delivery is paid again', async () => {
        await packTogether(server(), false)
        const source = await paidOrder(server(), shopper, [boxes(1)])
        const made = await add(shopper, source, 3, [boxes(1)])
        await packTogether(server(), true)
        expect([made.Code, made.Data.pay_amount]).toEqual([0, 5800 + 1000])
      })

      test('mode 6: what is added may wait for its photos [B§4.mode-6]', async () => {
        const source = await paidOrder(server(), shopper, [boxes(1)])
        const made = await add(shopper, source, 6, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }])
        expect([made.Code, (await infoOf(made.Data.orderid)).items.map((item) => item.upload)]).toEqual([
          0,
          ['to-upload'],
        ])
      })

      test('safety 12: not to an unpaid order, not to somebody else’s', async () => {
        const unpaid = await shopper.browser.call(createOrder, await orderFor(shopper, [boxes(1)]))
        const source = await paidOrder(server(), shopper, [boxes(1)])
        const stranger = await newShopper(server(), phone(3))
        const request = { orderdata: [boxes(1)], pay_amount: 5800, coupon: 'none' as const, mode: 3 as const }
        const codes = [
          await shopper.browser.call(createOrderFromOrderId, {
            ...{ ...request, orderid: unpaid.Data.orderid, opid: newOpid() },
          }),
          await stranger.browser.call(createOrderFromOrderId, { ...request, orderid: source, opid: newOpid() }),
        ].map((reply) => reply.Code)
        expect(codes).toEqual([3146, 404])
      })
    })

    describe('A§7 CreatePackageOrder, A§3 package items, safety 13', () => {
      const PARTS = [
        { pid: BOOK, combinepId: 'book', attridlist: PLAIN },
        { pid: 'postcard-12', combinepId: 'cards', attridlist: ['card-matte'] },
        { pid: 'frame-a4', combinepId: 'frame', attridlist: ['wood-oak'] },
      ] as const
      const proddata = { packageId: SET, pkjId: 'pkj-1', quantity: 1 }
      const order = async (orderdata: readonly object[], mode: 0 | 4, pay_amount: number, change: object = {}) =>
        await shopper.browser.call(createPackageOrder, {
          ...{ ...RECEIVER, mode, coupon: 'none', pay_amount, opid: newOpid() },
          ...{ orderdata: orderdata as [], proddata: { ...proddata, ...change } },
        })

      test('book, postcards and frame designed in turn, at the price of the package once [A§7.CreatePackageOrder] [B§4.CreatePackageOrder]', async () => {
        const parts: object[] = []
        for (const part of PARTS) {
          const photos = { [BOOK]: 24, 'postcard-12': 4, 'frame-a4': 1 }[part.pid]
          const { taskid, aid, rev } = await designOf(server(), shopper, part.pid, photos)
          parts.push({ ...part, taskid, aid, rev })
        }
        const quoted = await shopper.browser.call(calPrice, { orderdata: parts as [], proddata, coupon: 'none' })
        expect(quoted.Data.lines.filter((line) => line.kind === 'base').map((line) => line.amount)).toEqual([21_800])
        const made = await order([...parts].reverse(), 0, quoted.Data.pay_amount)
        expect([made.Code, made.Data.pay_amount]).toEqual([0, quoted.Data.pay_amount])
        const info = await infoOf(made.Data.orderid)
        expect(info.items.map((item) => [item.pid, item.pkjId, item.packagename, item.upload])).toEqual(
          [...PARTS].reverse().map((part) => [part.pid, 'pkj-1', '全家福套餐', 'submitted']),
        )
        // The merchant reads its price by its name, not by that of its first thing.
        const clerk = await signInAsStaff(server(), server().client(), 'clerk')
        const { items, lines } = (await clerk.call(manageOrder, { oid: made.Data.orderid })).Data
        expect(items.map(({ packagename }) => packagename)).toEqual(PARTS.map(() => '全家福套餐'))
        expect(lines.filter(({ kind, part }) => kind === 'base' && part === undefined).length).toBe(1)
        expect((await rowsOf(made.Data.orderid)).map((row) => [row.packagePid, row.combineId])).toEqual(
          [...PARTS].reverse().map((part) => [SET, part.combinepId]),
        )
      })

      test('what the phone sends must be exactly what the package holds [A§3.package-items]', async () => {
        const [book, cards, frame] = PARTS
        const wrong = [
          [book, cards],
          [book, cards, { ...frame, pid: BOX, attridlist: BOX_PLAIN }],
          [book, cards, { ...frame, combinepId: 'book' }],
          [book, cards, frame, frame],
          [book, cards, { ...frame, combinepId: 'lamp' }],
        ]
        const codes: number[] = []
        for (const parts of wrong) {
          codes.push((await order(parts, 4, 23_300)).Code)
        }
        expect(codes).toEqual(wrong.map(() => 3132))
      })

      test('the things of a package that is paid first wait each for its own', async () => {
        const quoted = await shopper.browser.call(calPrice, {
          ...{ orderdata: PARTS as unknown as [], proddata, coupon: 'none', mode: 4 },
        })
        const made = await order(PARTS, 4, quoted.Data.pay_amount)
        expect([made.Code, (await rowsOf(made.Data.orderid)).map((row) => [row.need, row.submittedAt])]).toEqual([
          0,
          PARTS.map(() => ['design', null]),
        ])
      })

      test('a package is not an item, an item not a package', async () => {
        const asItem = await shopper.browser.call(createOrder, {
          ...{
            ...RECEIVER,
            orderdata: [{ pid: SET, quantity: 1 }],
            pay_amount: 23_300,
            coupon: 'none',
            opid: newOpid(),
          },
        })
        expect([asItem.Code, (await order([boxes(1)], 0, 6800, { packageId: BOX })).Code]).toEqual([3132, 3132])
      })
    })
  },
  { role: 'api' },
)

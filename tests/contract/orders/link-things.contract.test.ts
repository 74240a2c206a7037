import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { getOuttradeOrderInfo } from '../../../domain/calls/link-order.ts'
import { getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId, type OrderId, type ProductId } from '../../../domain/ids.ts'
import { linkKey } from '../../../domain/order/links/link-key.ts'
import { albums } from '../../../server/db/schema/albums.tables.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  importOuttrade,
  newOpid,
  newShopper,
  type OrderShopper,
  paidOrder,
  productLike,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

const WRONG = 3136

type HandIn = Omit<RequestOf<typeof reUpdateOrderInfo>, 'orderdata'> & { readonly orderdata: readonly object[] }

onBothEngines(
  'things of an order that a link leads to',
  (server, engine) => {
    const phone = (n: number) => `1372100${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    let shopper: OrderShopper
    let stranger: OrderShopper
    let book: Awaited<ReturnType<typeof designOf>>
    beforeAll(async () => {
      shopper = await newShopper(server(), phone(1))
      stranger = await newShopper(server(), phone(2))
      book = await designOf(server(), shopper)
    })
    const look = (outtradeid: string, { browser } = shopper) => browser.call(getOuttradeOrderInfo, { outtradeid })
    const handIn = (request: HandIn) =>
      shopper.browser.call(reUpdateOrderInfo, { opid: newOpid(), ...request } as RequestOf<typeof reUpdateOrderInfo>)
    const ofBook = (change: object = {}) => ({ pid: BOOK, taskid: book.taskid, rev: book.rev, ...change })

    test('B§8: of several things that are handed in a refusal names the one that it is about', async () => {
      await importOuttrade(server(), 'T-named', [{}, {}])
      const orderdata = [
        ofBook({ outtradesubid: 'T-named-1' }),
        ofBook({ outtradesubid: 'T-named-2', rev: book.rev + 1 }),
      ]
      const both = await handIn({ mode: 1, outtradeid: 'T-named', orderdata })
      const alone = await handIn({ mode: 1, outtradeid: 'T-named', orderdata: orderdata.slice(1) })
      const facts = { pages: [], rev: book.rev }
      expect([both, alone].map(({ Code, Data }) => [Code, Data])).toEqual([
        [3104, { ...facts, item: 1 }],
        [3104, facts],
      ])
    })

    test('A§7 ReUpdateOrderInfo: as many things at once as an order of another platform may hold', async () => {
      const things = Array(50).fill({ pid: asId<ProductId>(BOX), attributes: BOX_PLAIN })
      await importOuttrade(server(), 'T-fifty', things)
      const orderdata = things.map((_, n) => ({ pid: BOX, outtradesubid: `T-fifty-${n + 1}` }))
      const taken = await handIn({ mode: 1, outtradeid: 'T-fifty', orderdata })
      expect([taken.Code, taken.Data.submission]).toEqual([0, 'all'])
      expect((await look('T-fifty')).Data.length).toBe(50)
    })

    test('readings 49: an order of finished goods alone is claimed by confirming it, and goes on its way', async () => {
      await importOuttrade(server(), 'T-goods', [{ pid: asId<ProductId>(BOX), attributes: BOX_PLAIN }])
      expect((await look('T-goods')).Data.map(({ orderid, upload }) => [orderid, upload])).toEqual([['', 'nothing']])
      const goods = (outtradesubid: string) => ({ pid: BOX, quantity: 1, attridlist: BOX_PLAIN, outtradesubid })
      const confirm = { mode: 1, outtradeid: 'T-goods', opid: newOpid(), orderdata: [goods('T-goods-1')] } as const
      const taken = await handIn(confirm)
      expect([taken.Code, taken.Data.submission, taken.Data.status, taken.Data.waiting]).toEqual([0, 'all', 3000, []])
      expect(await handIn(confirm)).toEqual(taken)
      const info = (await shopper.browser.call(getOrderInfo, { oid: taken.Data.orderid })).Data
      expect([info.source, info.outtradeid, info.state]).toEqual(['e-commerce', 'T-goods', 'in-production'])
      expect((await look('T-goods')).Data.map(({ orderid }) => orderid)).toEqual([taken.Data.orderid])
      expect((await look('T-goods', stranger)).Code).toBe(WRONG)
    })

    test('a design of a thing stays begun when a copy of it is ordered in the shop, until it is handed in', async () => {
      const [outtradeid, outtradesubid] = ['T-copy', 'T-copy-1']
      await importOuttrade(server(), outtradeid, [{}])
      const own = await designOf(server(), shopper)
      await server()
        .deps.db.update(albums)
        .set({ linkKey: linkKey({ outtradeid, outtradesubid }) })
        .where(eq(albums.id, asId(own.aid)))
      const begun = async () =>
        (await look(outtradeid)).Data.map((line) => [line.upload, line.aid, line.subPreviewProjectUrl])
      const before = await begun()
      const { aid, taskid, rev } = own
      await paidOrder(server(), shopper, [{ pid: BOOK, aid, taskid, rev, quantity: 1, attridlist: PLAIN }])
      const ordered = await begun()
      const orderdata = [ofBook({ taskid, rev, outtradesubid })]
      const handed = await handIn({ mode: 1, outtradeid, orderdata })
      const after = await begun()
      expect({ before, ordered, handed: handed.Code, after }).toEqual({
        ...{ before: [['to-upload', aid, taskid]], ordered: [['to-upload', aid, taskid]], handed: 0 },
        after: [['submitted', aid, taskid]],
      })
    })

    test('decision 017: a thing that is paid for is designed and handed in although its product has left the shelf', async () => {
      const change = async (pid: string, shelf: object) => void (await productLike(server(), BOOK, pid, () => shelf))
      await change('book-left', {})
      await change('book-announced', {})
      const lineItem = { pid: asId<ProductId>('book-left'), quantity: 1, attridlist: PLAIN }
      const orderid = await paidOrder(server(), shopper, [lineItem], { mode: 4 })
      const [sub] = await createOrderStore(server().deps.db).itemsOf(asId<OrderId>(orderid))
      const [suborderid, outtradeid, outtradesubid] = [sub?.subId ?? '', 'T-left', 'T-left-1']
      await importOuttrade(server(), outtradeid, [{ pid: asId<ProductId>('book-announced') }])
      await change('book-left', { onShelf: false })
      await change('book-announced', { soon: true })
      const designed = async (pid: string, key: string | null) => {
        const { aid } = await seedAlbum(server(), shopper.browser, shopper.uid, 24)
        await server()
          .deps.db.update(albums)
          .set({ linkKey: key })
          .where(eq(albums.id, asId(aid)))
        return await shopper.browser.call(createPreview, { orderdata: [{ aid, pid }] })
      }
      const [left, announced] = [
        await designed('book-left', linkKey({ suborderid })),
        await designed('book-announced', linkKey({ outtradeid, outtradesubid })),
      ]
      const others = [
        await designed('book-left', null),
        await designed('book-announced', linkKey({ suborderid })),
        await designed('book-announced', linkKey({ outtradeid, outtradesubid: 'T-left-2' })),
        await designed('book-left', linkKey({ suborderid: 'nothing' })),
      ]
      expect([left, announced, ...others].map(({ Code }) => Code)).toEqual([0, 0, 3205, 3204, 3204, 3205])
      const handed = [
        await handIn({ mode: 5, orderdata: [{ pid: 'book-left', taskid: left.Data.tid, suborderid }] }),
        await handIn({
          ...{ mode: 1, outtradeid },
          orderdata: [{ pid: 'book-announced', taskid: announced.Data.tid, outtradesubid }],
        }),
      ]
      expect(handed.map(({ Code, Data }) => [Code, Data.submission])).toEqual([
        [0, 'all'],
        [0, 'all'],
      ])
    })
  },
  { role: 'api' },
)

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deleteUserAlbum } from '../../../domain/calls/album.ts'
import {
  copyDesign,
  deleteDesign,
  findBegunDesign,
  listDesigns,
  renameDesign,
  restoreDesign,
} from '../../../domain/calls/designs.ts'
import { shufflePreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { asId, type OrderId, type TaskId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { woodsOf } from '../../../domain/product/chosen-wood.ts'
import { removeDeletedDesigns, removeLeftPictures } from '../../../server/albums/remove-deleted.ts'
import { previewPages, previewTasks } from '../../../server/db/schema/previews.tables.ts'
import { createPagePictures } from '../../../server/preview/page-pictures.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createPreviewStore } from '../../../server/stores/previews.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

const DAY_MS = 86_400_000
let now = Date.UTC(2026, 5, 1)

/** A look that lets no photo lie over the fold: what is done to one page changes one page. */
const STEADY = 'theme-first-year'

onBothEngines(
  'own designs',
  (server, engine) => {
    let phones = engine === 'embedded' ? 13_600_010_000 : 13_600_020_000
    let browser: TestClient
    let aid: string
    beforeAll(() => {
      now = Date.UTC(2026, 5, 1)
    })

    /** A shopper of their own for each test, with one album. */
    async function shopper() {
      phones += 1
      now += 60_000
      browser = server().client()
      const uid = await browser.signIn(String(phones), server().deps.outbox)
      aid = (await seedAlbum(server(), browser, uid)).aid
      return uid
    }
    const design = async (change: object = {}) => {
      now += 60_000
      const made = await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK, themeid: STEADY, ...change }] })
      invariant(made.Code === 0, `a design is made: ${made.Msg}`)
      return made.Data
    }
    test('a frame is listed with the woods that it may have, the usual one first; a book with none', async () => {
      const uid = await shopper()
      const own = await seedAlbum(server(), browser, uid, 1)
      const product = DEMO_PRODUCTS.find((one) => one.type === 2)
      invariant(product, 'the demo shop sells a frame')
      const wish = { aid: own.aid, pid: product.id, themeid: product.themeIds[0] }
      const framed = await browser.call(createPreview, { orderdata: [wish] })
      await design()
      const told = (await browser.call(listDesigns, {})).Data.designs.map(({ prodtype, woods }) => [prodtype, woods])
      expect([framed.Code, told]).toEqual([
        0,
        [
          [1, []],
          [2, woodsOf(product)],
        ],
      ])
      expect(woodsOf(product).length).toBeGreaterThan(1)
    })

    const edit = async (taskid: string) => {
      now += 60_000
      const reply = await browser.call(shufflePreview, { taskid, pageindex: 3 })
      expect(reply.Code).toBe(0)
    }
    const listed = async (of: object = {}) => {
      const { Data } = await browser.call(listDesigns, of)
      return Data.designs.map(({ taskid }) => taskid)
    }
    const begun = async (of: object = {}) => (await browser.call(findBegunDesign, of)).Data.begun
    const order = async (taskid: string) => {
      const item = { pid: BOOK, aid, taskid, quantity: 1, attridlist: PLAIN }
      const price = (await browser.call(calPrice, { orderdata: [item] })).Data.pay_amount
      const made = await browser.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount: price })
      invariant(made.Code === 0, `an order is made: ${made.Msg}`)
      return asId<OrderId>(made.Data.orderid)
    }

    test('a list says of each design what it is called, how large, where its cover is and whether it is ordered', async () => {
      await shopper()
      const made = await design()
      const [cover] = made.design.pages
      invariant(cover, 'a book has a cover')
      const [drawn] = (await browser.call(listDesigns, {})).Data.designs
      expect(drawn).toEqual({
        ...{ taskid: made.tid, name: '夏天', ownname: '', aid, pid: BOOK, themeid: made.design.themeId },
        ...{ prodname: '方形照片书 20×20', prodtype: 1, pagecount: made.pages.length - 1, modified: now },
        woods: [],
        ...{ cover: '', coverstate: 'rendering', page: drawn?.page },
      })
      await renderPage(
        server().deps,
        { paint: async () => Buffer.from('the cover') },
        { taskId: asId<TaskId>(made.tid), pageId: cover.id, rev: 1 },
      )
      const orderid = await order(made.tid)
      const [ordered] = (await browser.call(listDesigns, {})).Data.designs
      const picture = await browser.request({ method: 'GET', url: ordered?.cover ?? '' })
      expect([ordered?.coverstate, picture.body, ordered?.order]).toEqual([
        'ready',
        'the cover',
        { orderid, state: 'awaiting-pay' },
      ])
    })

    test('many designs come in parts, what was edited last first; only those of an album where that is asked', async () => {
      const uid = await shopper()
      const first = aid
      const made = [(await design()).tid, (await design({ seed: 2 })).tid]
      aid = (await seedAlbum(server(), browser, uid)).aid
      made.push((await design()).tid)
      await edit(made[0] ?? '')
      const order = [made[0], made[2], made[1]]
      expect(await listed()).toEqual(order)
      const parts: (readonly string[])[] = []
      for (let after: string | undefined, more = true; more; ) {
        const { Data } = await browser.call(listDesigns, { count: 2, ...(after ? { after } : {}) })
        parts.push(Data.designs.map(({ taskid }) => taskid))
        after = Data.next
        more = Data.next !== ''
      }
      expect(parts).toEqual([order.slice(0, 2), order.slice(2)])
      expect(await listed({ aid: first })).toEqual([made[0], made[1]])
      expect(await listed({ aid: first, pid: 'another' })).toEqual([])
    })

    test('what is gone on with was edited before it was only made, and stands in no order', async () => {
      await shopper()
      expect(await begun()).toEqual(undefined)
      const edited = await design()
      await edit(edited.tid)
      const later = await design({ seed: 5 })
      const found = await begun({ aid, pid: BOOK })
      expect([found?.design.taskid, found?.addtext, found?.waiting]).toEqual([edited.tid, 1, []])
      expect(found?.placed.length).toBe(24)
      await order(edited.tid)
      expect((await begun({ aid, pid: BOOK }))?.design.taskid).toEqual(later.tid)
    })

    test('a design goes by its own name, else by the title on its cover; too long a name changes nothing', async () => {
      await shopper()
      const { tid: taskid } = await design()
      const long = await browser.call(renameDesign, { taskid, name: '字'.repeat(41) })
      expect([long.Code, long.Msg]).toEqual([3211, '作品名称最多 40 个字。'])
      const named = await browser.call(renameDesign, { taskid, name: '  外婆\n的书 ' })
      expect([named.Data.design.name, named.Data.design.ownname]).toEqual(['外婆 的书', '外婆 的书'])
      expect((await browser.call(openPreview, { taskid })).Data.name).toEqual('外婆 的书')
      const plain = await browser.call(renameDesign, { taskid, name: '' })
      expect([plain.Data.design.name, plain.Data.design.ownname]).toEqual(['夏天', ''])
    })

    test('a copy has the edits and the pictures of the original, a name counted on, and a life of its own', async () => {
      await shopper()
      const made = await design()
      await edit(made.tid)
      const [cover] = made.design.pages
      await renderPage(
        server().deps,
        { paint: async () => Buffer.from('painted once') },
        { taskId: asId<TaskId>(made.tid), pageId: cover?.id ?? asId('x'), rev: 1 },
      )
      await order(made.tid)
      const original = (await browser.call(openPreview, { taskid: made.tid })).Data
      now += 60_000
      const copied = (await browser.call(copyDesign, { taskid: made.tid })).Data.design
      expect([copied.name, copied.coverstate, copied.order, copied.modified]).toEqual([
        '夏天 2',
        'ready',
        undefined,
        now,
      ])
      const copy = (await browser.call(openPreview, { taskid: copied.taskid })).Data
      expect(copy).toEqual({ ...original, tid: copied.taskid, name: '夏天 2' })
      await edit(copied.taskid)
      expect((await browser.call(openPreview, { taskid: made.tid })).Data).toEqual(original)
      expect(await listed()).toEqual([copied.taskid, made.tid])
    })

    test('a copy in another look and format keeps photos, words and locks; this one stays; what cannot be is refused', async () => {
      await shopper()
      const made = await design()
      const original = (await browser.call(openPreview, { taskid: made.tid })).Data
      const other = 'book-landscape-280'
      const themeid = DEMO_THEMES.find(({ id }) => id !== original.design.themeId)?.id ?? ''
      const reply = await browser.call(copyDesign, { taskid: made.tid, pid: other, themeid })
      expect([reply.Code, reply.Data.design.pid, reply.Data.design.themeid]).toEqual([0, other, themeid])
      const copy = (await browser.call(openPreview, { taskid: reply.Data.design.taskid })).Data
      const photos = ({ pages }: typeof copy.design) =>
        pages.slice(1).map(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []).sort())
      const words = ({ pages }: typeof copy.design) =>
        pages.slice(1).map(({ captions }) => captions.map(({ text }) => text))
      expect([copy.rev, photos(copy.design), words(copy.design)]).toEqual([
        1,
        photos(original.design),
        words(original.design),
      ])
      expect((await browser.call(openPreview, { taskid: made.tid })).Data).toEqual(original)
      expect(
        await Promise.all([
          browser.call(copyDesign, { taskid: made.tid, pid: 'nothing' }).then(({ Code }) => Code),
          browser.call(copyDesign, { taskid: made.tid, themeid: 'nothing' }).then(({ Code }) => Code),
        ]),
      ).toEqual([404, 404])
    })

    test('a deleted design is nowhere, comes back as it was, and is gone for good after 30 days', async () => {
      await shopper()
      const made = await design()
      const { tid: taskid } = made
      const before = (await browser.call(listDesigns, {})).Data
      expect((await browser.call(deleteDesign, { taskid })).Code).toBe(0)
      const seen = [
        (await browser.call(openPreview, { taskid })).Code,
        (await browser.call(queryPreviewStatus, { taskid, pageindex: '0' })).Code,
        (await browser.call(shufflePreview, { taskid, pageindex: 3 })).Code,
        (await browser.call(renameDesign, { taskid, name: 'a' })).Code,
        (await browser.call(copyDesign, { taskid })).Code,
        (await browser.call(calPrice, { orderdata: [{ pid: BOOK, aid, taskid, quantity: 1, attridlist: PLAIN }] }))
          .Code,
      ]
      expect([seen.map((code) => code === 404), await listed(), await begun(), await listed({ deleted: 1 })]).toEqual([
        [true, true, true, true, true, true],
        [],
        undefined,
        [taskid],
      ])
      now += 29 * DAY_MS
      await removeDeletedDesigns(server().deps)
      const back = await browser.call(restoreDesign, { taskid })
      expect([back.Code, (await browser.call(listDesigns, {})).Data, await listed({ deleted: 1 })]).toEqual([
        0,
        before,
        [],
      ])
      await browser.call(deleteDesign, { taskid })
      now += 31 * DAY_MS
      await removeDeletedDesigns(server().deps)
      const { db } = server().deps
      const id = asId<TaskId>(taskid)
      expect([
        await db.select().from(previewTasks).where(eq(previewTasks.id, id)),
        await db.select().from(previewPages).where(eq(previewPages.taskId, id)),
      ]).toEqual([[], []])
    })

    test('what a page looked like before an edit goes once nothing shows it any more', async () => {
      await shopper()
      const { tid, rev, design: made } = await design()
      const taskId = asId<TaskId>(tid)
      const pageId = made.pages[3]?.id ?? asId('x')
      const paint = async (at: number) => {
        const painter = { paint: async () => Buffer.from(`a page of ${tid} at ${at}`) }
        await renderPage(server().deps, painter, { taskId, pageId, rev: at })
        const pages = await createPreviewStore(server().deps.db).pictures(taskId)
        return pages.find((page) => page.pageId === pageId)?.picture ?? ''
      }
      const before = await paint(rev)
      const shuffled = await browser.call(shufflePreview, { taskid: tid, pageindex: 3 })
      const after = await paint(shuffled.Data.rev)
      const pictures = createPagePictures(server().deps.storage)
      const seen: (readonly boolean[])[] = []
      for (const days of [0, 3]) {
        now += days * DAY_MS
        await removeLeftPictures(server().deps)
        seen.push([await pictures.has(before), await pictures.has(after)])
      }
      expect([before === after, seen]).toEqual([
        false,
        [
          [true, true],
          [false, true],
        ],
      ])
    })

    test('a picture of a page that was changed while it was painted goes as well', async () => {
      await shopper()
      const { tid, rev, design: made } = await design()
      const pageId = made.pages[3]?.id ?? asId('x')
      const keys: string[] = []
      const storage = {
        ...server().deps.storage,
        put: async (key: string, bytes: Uint8Array) => {
          keys.push(key)
          return await server().deps.storage.put(key, bytes)
        },
      }
      const painter = {
        paint: async () => {
          await browser.call(shufflePreview, { taskid: tid, pageindex: 3 })
          return Buffer.from(`a page of ${tid} that is over`)
        },
      }
      await renderPage({ ...server().deps, storage }, painter, { taskId: asId<TaskId>(tid), pageId, rev })
      const there = async () => await Promise.all(keys.map(async (key) => (await storage.head(key)) !== undefined))
      const painted = await there()
      now += 3 * DAY_MS
      await removeLeftPictures(server().deps)
      expect([painted, await there()]).toEqual([[true], [false]])
    })

    test('deleting an ordered design touches nothing of what is printed', async () => {
      await shopper()
      const made = await design()
      const [cover] = made.design.pages
      await renderPage(
        server().deps,
        { paint: async () => Buffer.from(`cover of ${made.tid}`) },
        { taskId: asId<TaskId>(made.tid), pageId: cover?.id ?? asId('x'), rev: 1 },
      )
      const orderid = await order(made.tid)
      const orders = createOrderStore(server().deps.db)
      const frozen = await orders.loadItem(orderid, 0)
      await browser.call(deleteDesign, { taskid: made.tid })
      now += 31 * DAY_MS
      await removeDeletedDesigns(server().deps)
      expect(await orders.loadItem(orderid, 0)).toEqual(frozen)
      expect(frozen?.coverPicture).not.toBeNull()
    })

    test('designs go out of sight with their album, and stay hidden from everybody else', async () => {
      await shopper()
      const { tid: taskid } = await design()
      const owner = browser
      await shopper()
      const strange = [
        (await browser.call(renameDesign, { taskid, name: 'a' })).Code,
        (await browser.call(copyDesign, { taskid })).Code,
        (await browser.call(deleteDesign, { taskid })).Code,
        (await browser.call(restoreDesign, { taskid })).Code,
      ]
      expect([strange, await listed()]).toEqual([[404, 404, 404, 404], []])
      browser = owner
      const mine = (await browser.call(listDesigns, {})).Data.designs[0]
      await browser.call(deleteUserAlbum, { aid: mine?.aid ?? '' })
      expect([await listed(), await begun()]).toEqual([[], undefined])
    })
  },
  { role: 'api', clock: { now: () => now } },
)

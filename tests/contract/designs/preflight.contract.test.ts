import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { FACTORY_BASE, factoryOrderListField } from '../../../domain/calls/factory.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview, openPreview } from '../../../domain/calls/preview.ts'
import { placedPhotos } from '../../../domain/design/design.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import type { MerchantPrint } from '../../../domain/merchant/print-settings.ts'
import { invariant } from '../../../domain/never.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { printOrderItem } from '../../../server/orders/print.job.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createWrongFileStore } from '../../../server/stores/storage/wrong-files.store.ts'
import {
  designOf,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  paidOrder,
} from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

const SHOP = asId<MerchantId>('1')

/** The demo shop with these print settings. */
async function printLike({ deps }: TestServer, print: MerchantPrint | undefined): Promise<void> {
  const merchants = createMerchantStore(deps.db)
  const merchant = await merchants.find(SHOP)
  invariant(merchant, 'the demo shop is there')
  const { print: _old, ...rest } = merchant
  await merchants.save(print ? { ...rest, print } : rest)
}

/** A book whose cover title is `title`, as one that was stored before: what is written by hand is looked at. */
async function titled(server: TestServer, shopper: OrderShopper, title: string) {
  const book = await designOf(server, shopper)
  const { design } = (await shopper.browser.call(openPreview, { taskid: book.taskid })).Data
  const [cover] = design.pages
  const caption = cover?.captions.find(({ role }) => role === 'title')
  invariant(cover && caption, 'a cover has a title')
  const written = await shopper.browser.call(editPreview, {
    ...{ taskid: book.taskid, pageindex: 0, cmd: 'update_text_value', opid: newOpid() },
    data: {
      ...{ cmd: 'update_text_value', pageId: cover.id, captionId: caption.id, role: 'title', panel: 'front' },
      text: title,
    },
  })
  expect([written.Reason, written.Msg]).toEqual([
    'preview-error-92',
    '文字没有改好。有个别字符印不出来，请换一个写法。',
  ])
  const captions = cover.captions.map((each) => (each === caption ? { ...each, text: title } : each))
  const edited = await shopper.browser.call(editPreview, {
    ...{ taskid: book.taskid, pageindex: 0, cmd: 'page_load', opid: newOpid() },
    data: {
      ...{ cmd: 'page_load', pages: [{ ...cover, captions }], order: design.pages.map(({ id }) => id) },
      tray: design.tray,
    },
  })
  invariant(edited.Code === 0, `the title is written: ${edited.Msg}`)
  return { ...book, rev: edited.Data.rev }
}

function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#5a7896' } })
    .jpeg({ quality: 40 })
    .toBuffer()
}

onBothEngines(
  'preflight before the order',
  (server, engine) => {
    let shopper: OrderShopper
    beforeAll(async () => {
      shopper = await newShopper(server(), `1376100${engine === 'embedded' ? 1 : 2}001`)
    })

    test('a character that no face has is refused by its name, and ordered where the merchant only warns', async () => {
      const { taskid, aid, rev } = await titled(server(), shopper, '夏天ש')
      const item = { pid: BOOK, taskid, aid, rev, quantity: 1, attridlist: PLAIN }
      const intent = await orderFor(shopper, [item])
      const refused = await shopper.browser.call(createOrder, intent)
      expect([refused.Code, refused.Data]).toEqual([3164, { pages: [0], characters: ['ש'], rev }])
      expect(refused.Msg).toContain('ש')
      await printLike(server(), { checks: { 'missing-glyph': 'warn' } })
      const made = await shopper.browser.call(createOrder, { ...intent, opid: newOpid() })
      await printLike(server(), undefined)
      expect(made.Code).toBe(0)
      const kept = await createOrderStore(server().deps.db).loadItem(asId<OrderId>(made.Data.orderid), 0)
      const frozen = kept?.frozen?.kind === 'design' ? kept.frozen : undefined
      expect(frozen?.warnings?.filter(({ kind }) => kind === 'missing-glyph')).toEqual([
        expect.objectContaining({ level: 'warn', characters: ['ש'] }),
      ])
      expect(frozen?.print?.checks['missing-glyph']).toBe('warn')
    })

    test('A§8, B§8 a photo whose file is damaged is told with its album and is ordered by nobody; designs leave it out [A§8.damaged-photo]', async () => {
      const book = await designOf(server(), shopper)
      const { design } = (await shopper.browser.call(openPreview, { taskid: book.taskid })).Data
      const photoId = design.pages[2]?.slots[0]?.placement?.photoId
      const album = async () => (await shopper.browser.call(getAlbumInfo, { aid: book.aid })).Data
      const photoKey = (await album()).album.groups[0]?.photos.find(({ id }) => id === photoId)?.key ?? ''
      const wrong = { key: photoKey, photoKey, trouble: 'damaged', mchid: SHOP, orders: [] } as const
      const store = createWrongFileStore(server().deps.db)
      await store.note(wrong, server().deps.clock.now())
      const told = await album()
      expect([
        told.album.damaged,
        told.albumdata.groups[0]?.nameinfo.filter((it) => it.errorCode === -1).length,
      ]).toEqual([...[[photoId], 1]])
      const item = { pid: BOOK, taskid: book.taskid, aid: book.aid, rev: book.rev, quantity: 1, attridlist: PLAIN }
      const refused = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      expect([refused.Code, refused.Reason, refused.Data]).toEqual([
        ...[3168, 'placed-photo-damaged', { pages: [2], characters: [], rev: book.rev }],
      ])
      const anew = await shopper.browser.call(createPreview, {
        ...{ orderdata: [{ aid: book.aid, pid: BOOK }], opid: newOpid() },
      })
      expect([placedPhotos(anew.Data.design).includes(asId(photoId ?? '')), anew.Data.design.tray]).toEqual([
        ...[false, [photoId]],
      ])
      await store.forget([photoKey])
      const made = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      expect([(await album()).album.damaged, made.Code]).toEqual([undefined, 0])
    })

    test('a text that does not fit is refused with its page', async () => {
      const book = await designOf(server(), shopper)
      const { design } = (await shopper.browser.call(openPreview, { taskid: book.taskid })).Data
      const [cover] = design.pages
      const spine = cover?.captions.find(({ role }) => role === 'spine')
      const caption = spine ?? cover?.captions[0]
      invariant(cover && caption, 'a cover has texts')
      const written = await shopper.browser.call(editPreview, {
        ...{ taskid: book.taskid, pageindex: 0, cmd: 'page_load', opid: newOpid() },
        data: {
          cmd: 'page_load',
          pages: [
            {
              ...cover,
              captions: cover.captions.map((each) =>
                each.id === caption.id ? { ...each, text: '很长很长的书名', box: { ...each.box, height: 1 } } : each,
              ),
            },
          ],
          order: design.pages.map(({ id }) => id),
          tray: design.tray,
        },
      })
      invariant(written.Code === 0, `the page is put back: ${written.Msg}`)
      const { rev } = written.Data
      const item = { pid: BOOK, taskid: book.taskid, aid: book.aid, rev, quantity: 1, attridlist: PLAIN }
      const refused = await shopper.browser.call(createOrder, await orderFor(shopper, [item]))
      expect([refused.Code, refused.Data]).toEqual([3163, { pages: [0], characters: [], rev }])
    })

    // What is printed does not lie with the database: once is enough.
    if (engine === 'embedded') {
      return
    }
    test('B§4 type 1: the factory gets the whole book, its cover and its block, with a proof of what was told [B§4.type-1]', async () => {
      const { deps } = server()
      const { taskid, aid, rev } = await designOf(server(), shopper, BOOK, 24)
      const orderId = asId<OrderId>(
        await paidOrder(server(), shopper, [{ pid: BOOK, taskid, aid, rev, quantity: 1, attridlist: PLAIN }]),
      )
      const lineItem = await createOrderStore(deps.db).loadItem(orderId, 0)
      const pictures = new Map<string, Buffer>()
      for (const { key, facts } of lineItem?.frozen?.photos ?? []) {
        const { width, height } = facts
        const size = `${width}x${height}`
        const picture = pictures.get(size) ?? (await plainPicture(width, height))
        pictures.set(size, picture)
        await deps.storage.put(key, picture)
        const sha256 = createHash('sha256').update(picture).digest('hex')
        await deps.db.update(photos).set({ sha256 }).where(eq(photos.key, key))
      }
      await printOrderItem(deps, { orderId, n: 0 })
      const machine = (url: string) =>
        server()
          .client()
          .request({ method: 'GET', url, headers: { authorization: `Bearer ${factoryToken(deps, SHOP)}` } })
      const list = factoryOrderListField.parse((await machine(FACTORY_BASE)).json())
      const line = list.orders.find(({ orderid }) => orderid === orderId)
      expect([line?.cover, line?.block, line?.pictures]).toEqual([
        `${FACTORY_BASE}/${orderId}/cover.pdf?n=0`,
        `${FACTORY_BASE}/${orderId}/block.pdf?n=0`,
        '',
      ])
      const proof = (await machine(line?.proof ?? '')).json()
      expect(proof.files.map(({ kind, pages }: { kind: string; pages: number }) => [kind, pages])).toEqual([
        ['cover', 1],
        ['block', proof.file.pages - 1],
      ])
      expect([proof.profile.space, proof.marks]).toEqual(['srgb', false])
      for (const [file, at] of [
        [line?.cover, 0],
        [line?.block, 1],
      ] as const) {
        const { rawPayload } = await machine(file ?? '')
        expect([rawPayload.subarray(0, 8).toString(), rawPayload.length]).toEqual(['%PDF-1.6', proof.files[at].bytes])
      }
      expect((await machine(`${FACTORY_BASE}/${orderId}/pictures.zip?n=0`)).statusCode).toBe(404)
    })
  },
  { role: 'api' },
)

import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { deleteUserAlbum } from '../../../domain/calls/album.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { placedPhotos } from '../../../domain/design/design.ts'
import { asId, type OrderId, type PhotoId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { removeDeletedAlbums } from '../../../server/albums/remove-deleted.ts'
import { albums } from '../../../server/db/schema/albums.tables.ts'
import { orders } from '../../../server/db/schema/orders.tables.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { previewTasks } from '../../../server/db/schema/previews.tables.ts'
import { printSourceOf } from '../../../server/photos/print-source.ts'
import { basecodeOf, derivedKey } from '../../../server/storage/storage-key.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { startTestServer } from '../../support/servers/test-server.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

const DAY_MS = 86_400_000

test('what of the deleted cannot be removed holds up nothing else', async () => {
  let now = Date.UTC(2026, 5, 1)
  const server = await startTestServer({ role: 'api', clock: { now: () => now } })
  onTestFinished(() => server.close())
  const { db, storage, outbox, log } = server.deps
  const browser = server.client()
  const uid = await browser.signIn('13912345679', outbox)
  const [stuck, other] = [await seedAlbum(server, browser, uid, 1), await seedAlbum(server, browser, uid, 1)]
  for (const { aid } of [stuck, other]) {
    await browser.call(deleteUserAlbum, { aid })
  }
  now += 31 * DAY_MS
  const told: unknown[] = []
  const refuses = {
    ...storage,
    delete: async (key: string) => {
      if (basecodeOf(key) === basecodeOf(stuck.keys[0] ?? '')) {
        throw new Error('the storage is away')
      }
      await storage.delete(key)
    },
  }
  const noting = Object.assign(Object.create(log), { error: (of: object) => told.push(of) })
  await removeDeletedAlbums({ ...server.deps, storage: refuses, log: noting })
  expect([await db.select({ id: albums.id }).from(albums), told]).toEqual([
    [{ id: stuck.aid }],
    [{ err: new Error('the storage is away'), album: stuck.aid }],
  ])
})

test('a deleted album is gone after 30 days, rows and files; an order keeps the photos it was made from', async () => {
  let now = Date.UTC(2026, 5, 1)
  const server = await startTestServer({ role: 'api', clock: { now: () => now } })
  try {
    const { db, storage, outbox } = server.deps
    const browser = server.client()
    const uid = await browser.signIn('13912345678', outbox)
    const plain = await seedAlbum(server, browser, uid)
    const ordered = await seedAlbum(server, browser, uid)
    const stays = await seedAlbum(server, browser, uid)
    const all = [plain, ordered, stays].flatMap((album) => album.keys)
    for (const key of all) {
      await storage.put(key, Buffer.from('original'))
      await storage.put(derivedKey(key, 'thumb'), Buffer.from('thumb'))
    }
    const design = async (aid: string) => (await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })).Data
    await design(plain.aid)
    await design(stays.aid)
    const book = await design(ordered.aid)
    const item = { pid: BOOK, aid: ordered.aid, taskid: book.tid, quantity: 1, attridlist: PLAIN }
    const price = (await browser.call(calPrice, { orderdata: [item] })).Data.pay_amount
    const order = await browser.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount: price })
    const orderId = asId<OrderId>(order.Data.orderid)
    await db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, orderId))
    const frozen = (await createOrderStore(db).loadItem(orderId, 0))?.frozen
    const needed = new Set(frozen?.photos.map((photo) => photo.key))
    expect(needed.size).toBe(new Set(placedPhotos(book.design)).size)
    // A photo that came after the order: nothing needs it.
    const [last] = await db
      .select()
      .from(photos)
      .where(eq(photos.key, ordered.keys[0] ?? ''))
    invariant(last, 'the album has a photo')
    const late = `${basecodeOf(last.key)}/late.jpg`
    await db.insert(photos).values({ ...last, id: asId<PhotoId>('late'), key: late })
    for (const { aid } of [plain, ordered]) {
      expect((await browser.call(deleteUserAlbum, { aid })).Code).toBe(0)
    }

    const there = async () => ({
      albums: (await db.select({ id: albums.id }).from(albums)).map((row) => row.id).sort(),
      tasks: (await db.select({ aid: previewTasks.aid }).from(previewTasks)).map((row) => row.aid).sort(),
      photos: (await db.select({ key: photos.key }).from(photos)).map((row) => row.key).sort(),
      files: (
        await Promise.all(
          all.map(async (key) =>
            (await storage.head(key)) && (await storage.head(derivedKey(key, 'thumb'))) ? key : [],
          ),
        )
      )
        .flat()
        .sort(),
    })
    const before = await there()
    expect(before.photos).toContain(late)
    const twice = async () => {
      await removeDeletedAlbums(server.deps)
      await removeDeletedAlbums(server.deps)
    }
    now += 30 * DAY_MS - 1
    await twice()
    expect(await there()).toEqual(before)

    now += 2
    await twice()
    const left = [...stays.keys, ...needed].sort()
    expect(await there()).toEqual({ albums: [stays.aid], tasks: [stays.aid], photos: left, files: left })
    for (const key of needed) {
      expect((await printSourceOf(server.deps, key)).format).toBe('jpeg')
    }
  } finally {
    await server.close()
  }
})

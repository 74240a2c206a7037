import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createPreview } from '../../../domain/calls/preview.ts'
import { type AlbumId, asId, type OrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import { storedCommand } from '../../../server/cli/shop/stored.command.ts'
import { albums } from '../../../server/db/schema/albums.tables.ts'
import { photos as photoRows } from '../../../server/db/schema/photos.tables.ts'
import { printOrderItem } from '../../../server/orders/print.job.ts'
import { printFiles } from '../../../server/orders/print-files.ts'
import { verifyStoredFiles } from '../../../server/orders/stored/verify-stored-files.job.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createStoredRoundStore } from '../../../server/stores/storage/stored-rounds.store.ts'
import { createWrongFileStore } from '../../../server/stores/storage/wrong-files.store.ts'
import { newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'

/** A paid order of two framed photos, the second one printed, and a photo that nobody ordered. */
async function storedThings(server: TestServer) {
  const { db, storage, env } = server.deps
  const shopper = await newShopper(server, '13760000077')
  const { aid, keys } = await seedAlbum(server, shopper.browser, shopper.uid, 3)
  const framed: string[] = []
  for (const [n, key] of keys.entries()) {
    // As large as the album says, so that it may be ordered.
    const [width, height] = n === 0 ? [3000, 4000] : [4000, 3000]
    const picture = sharp({ create: { width, height, channels: 3, background: { r: 90 * n, g: 90, b: 120 } } })
    const bytes = await picture.jpeg({ quality: 50 }).toBuffer()
    await storage.put(key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await db.update(photoRows).set({ sha256 }).where(eq(photoRows.key, key))
    if (n < 2) {
      const chosen = [key.split('/').at(-1)?.replace('.jpg', '') ?? '']
      const made = await shopper.browser.call(createPreview, { orderdata: [{ aid, pid: 'frame-a4', photos: chosen }] })
      framed.push(made.Data.tid)
    }
  }
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'] }
  const things = framed.map((taskid) => ({ ...frame, taskid }))
  const orderId = asId<OrderId>(await paidOrder(server, shopper, things))
  await printOrderItem(server.deps, { orderId, n: 1 })
  const items = () => createOrderStore(db).itemsOf(orderId)
  const { designHash } = (await items())[1] ?? {}
  const { pdf } = printFiles(env.dataDir, { orderId, n: 1, designHash: designHash ?? '' })
  const [one = '', two = '', three = ''] = keys
  return {
    aid: asId<AlbumId>(aid),
    one,
    two,
    three,
    orderId,
    pdf,
    prints: async () => (await items()).map((it) => it.print),
  }
}

async function pathOf({ storage }: Deps, key: string): Promise<string> {
  const file = await storage.localFile(key)
  invariant(file, `${key} is stored`)
  return file.path
}

function flipByte(path: string): void {
  const bytes = readFileSync(path)
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

/** Nobody works here, so that jobs wait; the look would give way to them for ever. */
const withoutOtherWork = (deps: Deps): Deps => ({ ...deps, jobs: { ...deps.jobs, counts: async () => [] } })

/** Goes on until the round has seen everything. */
async function wholeRound(deps: Deps) {
  const rounds = createStoredRoundStore(deps.db)
  let slices = 0
  do {
    await verifyStoredFiles(deps, {})
    slices += 1
  } while ((await rounds.latest())?.endedAt === null)
  const { looked, mended } = (await rounds.lastWhole()) ?? {}
  return { looked, mended, slices }
}

async function told({ env, db, shop }: Deps & { shop: TestServer['shop'] }): Promise<readonly string[]> {
  const said: string[] = []
  await storedCommand.run({
    ...{ env, log: pino({ level: 'silent' }), args: [], out: undefined, state: undefined, files: ownFiles },
    report: (sentence) =>
      said.push(sentence.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'THEN').replace(/[\d.]+ GB/, 'SOME GB')),
    openDatabase: async () => Promise.reject(new Error(`the shop is open, with ${String(db)}`)),
    running: shop,
  })
  return said
}

onBothEngines('the look at what is stored', (server) => {
  let things: Awaited<ReturnType<typeof storedThings>>
  beforeAll(async () => {
    things = await storedThings(server())
  })

  test('safety 11.10: a flipped byte and a missing file are found; what can be made again is, what cannot is named', async () => {
    const { shop } = server()
    const deps = withoutOtherWork(server().deps)
    const { aid, one, two, three, orderId, pdf, prints } = things
    const wrong = async () => {
      const all = await createWrongFileStore(deps.db).list()
      return all
        .map(({ key, trouble, mchid, orders }) => ({ key, trouble, mchid, orders }))
        .sort((a, b) => (a.key < b.key ? -1 : 1))
    }
    await deps.db.update(photoRows).set({ fileName: 'IMG_\u202e0.\u001bjpg' }).where(eq(photoRows.key, one))
    // Their pictures were never made: the first round does that.
    await wholeRound(deps)
    expect([await wholeRound(deps), await wrong()]).toEqual([{ looked: 11, mended: 0, slices: 3 }, []])

    const [original, proxy, thumb] = [
      await pathOf(deps, one),
      await pathOf(deps, derivedKey(two, 'proxy')),
      await pathOf(deps, derivedKey(two, 'thumb')),
    ]
    const whole = [original, proxy, thumb, pdf].map((path) => readFileSync(path))
    flipByte(original)
    flipByte(proxy)
    flipByte(pdf)
    rmSync(thumb)
    rmSync(await pathOf(deps, three))
    expect(await wholeRound(deps)).toEqual({ looked: 11, mended: 3, slices: 3 })
    expect(await wrong()).toEqual([
      { key: one, trouble: 'damaged', mchid: '1', orders: [orderId] },
      { key: three, trouble: 'missing', mchid: '1', orders: [] },
    ])
    expect(await prints()).toEqual(['waiting', 'waiting'])
    await printOrderItem(deps, { orderId, n: 1 })
    expect([proxy, thumb, pdf].map((path) => readFileSync(path))).toEqual(whole.slice(1))

    const round = 'The last whole round began THEN, ended THEN: 11 files, SOME GB, 3 made again.'
    const lost = `${three} (IMG_2.jpg) is missing since THEN: merchant 1, of no order`
    expect(await told({ ...deps, shop })).toEqual([
      round,
      `${one} (IMG_0.jpg) is damaged since THEN: merchant 1, needed by ${orderId}`,
      lost,
      '2 files are missing or damaged.',
    ])
    writeFileSync(original, whole[0] ?? '')
    expect(await told({ ...deps, shop })).toEqual([
      round,
      'Right again: 1 files.',
      lost,
      '1 files are missing or damaged.',
    ])

    // An album that was deleted a month ago is being thrown out: nobody misses its files.
    await deps.db
      .update(albums)
      .set({ deletedAt: new Date(0) })
      .where(eq(albums.id, aid))
    expect([await wholeRound(deps), await wrong()]).toEqual([{ looked: 11, mended: 0, slices: 3 }, []])
  })

  test('a slice is read again after a kill, counts once for two workers, and waits for other work', async () => {
    const deps = withoutOtherWork(server().deps)
    const rounds = createStoredRoundStore(deps.db)
    const place = async () => {
      const { part, after, looked } = (await rounds.latest()) ?? {}
      return { part, after, looked }
    }
    const begin = { part: 'photos', after: '', looked: 0 }
    const away = { ...deps.storage, get: async () => Promise.reject(new Error('the storage is away')) }
    await expect(verifyStoredFiles({ ...deps, storage: away }, {})).rejects.toThrow('the storage is away')
    expect(await place()).toEqual(begin)

    const counts = async () => [{ queue: 'print', ready: 1, planned: 0, oldestSeconds: 0, active: 0, failed: 0 }]
    await verifyStoredFiles({ ...deps, jobs: { ...deps.jobs, counts } }, {})
    expect(await place()).toEqual(begin)

    const from = { n: (await rounds.latest())?.n ?? 0, part: 'photos', after: '' } as const
    await Promise.all([verifyStoredFiles(deps, { from }), verifyStoredFiles(deps, { from })])
    expect(await place()).toEqual({ part: 'prints', after: '', looked: 9 })
    // A job of before, and a night that has read enough.
    await verifyStoredFiles(deps, { from })
    await verifyStoredFiles(deps, { left: 0 })
    expect(await place()).toEqual({ part: 'prints', after: '', looked: 9 })
    await wholeRound(deps)
  })
})

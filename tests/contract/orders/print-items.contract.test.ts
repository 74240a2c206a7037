import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { photos as photoRows } from '../../../server/db/schema/photos.tables.ts'
import { printOrderItem } from '../../../server/orders/print.job.ts'
import { printFiles } from '../../../server/orders/print-files.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createHandInStore } from '../../../server/stores/orders-hand-in.store.ts'
import { createPrintStore } from '../../../server/stores/prints.store.ts'
import { BOX, BOX_PLAIN, newShopper, type OrderShopper, paidOrder } from '../../support/builders/order-items.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'

const FACTORY_TOKEN = 'factory-token-of-the-print-files'

let server: TestServer
let shopper: OrderShopper
beforeAll(async () => {
  server = await startTestServer({ role: 'api', env: { factoryToken: FACTORY_TOKEN } })
  shopper = await newShopper(server, '13760000001')
})
afterAll(() => server?.close())

/** Frames of the photos of one album, with the pictures that they are printed from. */
async function framesOf(count: number): Promise<readonly string[]> {
  const { aid, keys } = await seedAlbum(server, shopper.browser, shopper.uid, count)
  const tasks: string[] = []
  for (const [n, key] of keys.entries()) {
    const [width, height] = n % 3 === 0 ? [3000, 4000] : [4000, 3000]
    const picture = sharp({ create: { width, height, channels: 3, background: { r: 80 * n, g: 90, b: 120 } } })
    const bytes = await picture.jpeg({ quality: 50 }).toBuffer()
    await server.deps.storage.put(key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await server.deps.db.update(photoRows).set({ sha256 }).where(eq(photoRows.key, key))
    const photos = [key.split('/').at(-1)?.replace('.jpg', '') ?? '']
    const made = await shopper.browser.call(createPreview, { orderdata: [{ aid, pid: 'frame-a4', photos }] })
    invariant(made.Code === 0, `a frame is designed: ${made.Msg}`)
    tasks.push(made.Data.tid)
  }
  return tasks
}

test('each thing of an order has its own print file; the order moves on when the last one is ready', async () => {
  const [one, two] = await framesOf(2)
  const frame = (taskid: string | undefined) => ({ pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid })
  const box = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame(one), box, frame(two)]))
  const orders = createOrderStore(server.deps.db)
  const prints = async () => (await orders.itemsOf(orderId)).map((item) => item.print)
  const file = async (n: number) => {
    const { designHash } = (await orders.itemsOf(orderId))[n] ?? {}
    return readFileSync(printFiles(server.deps.env.dataDir, { orderId, n, designHash: designHash ?? '' }).pdf)
  }
  expect(await prints()).toEqual(['waiting', 'ready', 'waiting'])
  await printOrderItem(server.deps, { orderId, n: 0 })
  expect([await prints(), (await orders.load(orderId))?.state]).toEqual([['ready', 'ready', 'waiting'], 'paid'])
  await printOrderItem(server.deps, { orderId, n: 2 })
  expect([await prints(), (await orders.load(orderId))?.state]).toEqual([['ready', 'ready', 'ready'], 'in-production'])
  const [first, second] = [await file(0), await file(2)]
  expect([first.subarray(0, 5).toString(), first.equals(second)]).toEqual(['%PDF-', false])
})

test('what was handed in again while a file was made is not taken for it', async () => {
  const [task] = await framesOf(1)
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: task }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame]))
  const orders = createOrderStore(server.deps.db)
  expect(await createPrintStore(server.deps.db).beginPrint(orderId, 0)).toBe(true)
  expect(await createPrintStore(server.deps.db).savePrintOf(orderId, 0, 'another design')).toBe(false)
  expect((await orders.itemsOf(orderId))[0]?.print).toBe('making')
  // A job that comes late for the earlier design writes files of its own name.
  const { dataDir } = server.deps.env
  const files = ['one', 'another'].map((designHash) => printFiles(dataDir, { orderId, n: 0, designHash }).pdf)
  expect(new Set(files).size).toBe(2)
})

test('a late word that a print file could not be made says nothing of another design, nor of one that is ready', async () => {
  const [task] = await framesOf(1)
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: task }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame]))
  const prints = createPrintStore(server.deps.db)
  const [item] = await createOrderStore(server.deps.db).itemsOf(orderId)
  const { designHash = '' } = item ?? {}
  const states: string[] = []
  const told = async (hash?: string | null) => {
    await prints.savePrintFailed(orderId, 0, hash)
    states.push(...(await prints.printStates(orderId)))
  }
  await prints.beginPrint(orderId, 0)
  await told('another design')
  await told(designHash)
  await prints.beginPrint(orderId, 0)
  await prints.savePrintOf(orderId, 0, designHash)
  await told(designHash)
  await told()
  expect(states).toEqual(['making', 'failed', 'ready', 'ready'])
})

test('safety 14: a job that comes late begins nothing of a thing that was asked for once more', async () => {
  const [task] = await framesOf(1)
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: task }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame]))
  const orders = createOrderStore(server.deps.db)
  expect(await createPrintStore(server.deps.db).beginPrint(orderId, 0)).toBe(true)
  await createHandInStore(server.deps.db).reopen(orderId, 0)
  expect([
    await createPrintStore(server.deps.db).beginPrint(orderId, 0),
    (await orders.itemsOf(orderId))[0]?.print,
  ]).toEqual([false, 'none'])
})

test('safety 11.10: flipped bytes in a stored photo are never printed', async () => {
  const [task] = await framesOf(1)
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: task }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame]))
  const row = await createOrderStore(server.deps.db).loadItem(orderId, 0)
  const key = row?.frozen?.kind === 'design' ? row.frozen.photos[0]?.key : undefined
  const file = await server.deps.storage.localFile(key ?? '')
  invariant(file, 'the original lies on the disk')
  const bytes = readFileSync(file.path)
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
  writeFileSync(file.path, bytes)
  await expect(printOrderItem(server.deps, { orderId, n: 0 })).rejects.toThrow('is damaged')
})

test('safety 11.10: a print file that is damaged or gone is not handed to the factory, and is made again to the same bytes', async () => {
  const [task] = await framesOf(1)
  const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: task }
  const orderId = asId<OrderId>(await paidOrder(server, shopper, [frame]))
  await printOrderItem(server.deps, { orderId, n: 0 })
  const orders = createOrderStore(server.deps.db)
  const { designHash } = (await orders.itemsOf(orderId))[0] ?? {}
  const { pdf } = printFiles(server.deps.env.dataDir, { orderId, n: 0, designHash: designHash ?? '' })
  const get = async () =>
    await server.client().request({
      method: 'GET',
      url: `${FACTORY_BASE}/${orderId}/print.pdf?n=0`,
      headers: { authorization: `Bearer ${FACTORY_TOKEN}` },
    })
  const whole = readFileSync(pdf)
  expect((await get()).rawPayload.equals(whole)).toBe(true)
  writeFileSync(pdf, Buffer.concat([whole.subarray(0, -2000), Buffer.alloc(2000)]))
  expect((await get()).statusCode).toBe(503)
  expect((await orders.itemsOf(orderId))[0]?.print).toBe('waiting')
  await printOrderItem(server.deps, { orderId, n: 0 })
  expect((await get()).rawPayload.equals(whole)).toBe(true)
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOuttradeOrderInfo, getReUploadOrderInfo } from '../../../domain/calls/link-order.ts'
import { getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { asId, type MerchantId, type OrderId, type ProductId, type ThemeId, type UserId } from '../../../domain/ids.ts'
import type { Command } from '../../../server/cli/shop/command.ts'
import { exportCatalogueCommand } from '../../../server/cli/shop/export-catalogue.command.ts'
import { importCatalogueCommand } from '../../../server/cli/shop/import-catalogue.command.ts'
import { importOrdersCommand } from '../../../server/cli/shop/import-orders.command.ts'
import {
  linkCommand,
  ordersCommand,
  releaseCommand,
  reopenCommand,
  shipCommand,
} from '../../../server/cli/shop/operate.commands.ts'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import type { Database } from '../../../server/db/database.ts'
import { themes } from '../../../server/db/schema/catalogue.tables.ts'
import { users } from '../../../server/db/schema/users.tables.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createHandInStore } from '../../../server/stores/orders-hand-in.store.ts'
import { createOuttradeStore } from '../../../server/stores/outtrade.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { createThemeStore } from '../../../server/stores/themes.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  newOpid,
  newShopper,
  type OrderShopper,
  paidOrder,
} from '../../support/builders/order-items.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { markPrinted } from '../../support/worlds/printed.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'

const room = mkdtempSync(join(tmpdir(), 'keepsake-commands-'))
const SHOP = asId<MerchantId>('1')
let database: Database
let server: TestServer
let shopper: OrderShopper

beforeAll(async () => {
  const opened = await migratedDatabase()
  // Commands close what they opened; here they share it with a shop that goes on.
  database = { ...opened, close: async () => {} }
  server = await startTestServer({ role: 'api', database })
  shopper = await newShopper(server, '13740000001')
})
afterAll(async () => {
  await server?.close()
  rmSync(room, { recursive: true, force: true })
})

async function run(
  command: Command,
  args: readonly string[],
  options: { out?: string; state?: string; unchecked?: boolean } = {},
) {
  const said: string[] = []
  await command.run({
    env: server.deps.env,
    log: pino({ level: 'silent' }),
    args,
    out: options.out,
    state: options.state,
    unchecked: options.unchecked ?? false,
    report: (sentence) => said.push(sentence),
    files: ownFiles,
    openDatabase: async () => database,
  })
  return said.join('\n')
}

const file = (name: string, text?: string) => {
  const path = join(room, name)
  if (text !== undefined) {
    writeFileSync(path, text)
  }
  return path
}
const orders = () => createOrderStore(server.deps.db)
const handIn = (request: object) =>
  shopper.browser.call(reUpdateOrderInfo, { opid: newOpid(), orderdata: [], ...request } as never)

describe('shop export-catalogue, import-catalogue', () => {
  test('what is exported is what is imported: YAML and JSON', async () => {
    const yaml = await run(exportCatalogueCommand, [])
    expect(await run(exportCatalogueCommand, [], { out: file('all.json') })).toContain('all.json')
    await run(importCatalogueCommand, [file('all.yaml', yaml)])
    expect(await run(exportCatalogueCommand, [])).toBe(yaml)
    await run(importCatalogueCommand, [file('all.json')])
    expect(await run(exportCatalogueCommand, [])).toBe(yaml)
    expect(readFileSync(file('all.json'), 'utf8')).toContain('"id": "book-square-203"')
  })

  test('a file with one mistake changes nothing', async () => {
    const yaml = await run(exportCatalogueCommand, [])
    const broken = yaml.replace('base: 128.00', 'base: 0.01').replace('categoryId: wall', 'categoryId: nowhere')
    await expect(run(importCatalogueCommand, [file('broken.yaml', broken)])).rejects.toThrow(/:\d+: .*nowhere/)
    const book = await createProductStore(server.deps.db).find(SHOP, asId<ProductId>(BOOK))
    expect(book?.price.base).toBe(12_800)
  })

  test('a file with other paper for a product that shoppers have designs on is refused by its line, and changes nothing', async () => {
    const yaml = await run(exportCatalogueCommand, [])
    await designOf(server, shopper)
    const wider = yaml.replace('base: 128.00', 'base: 129.00').replace('width: 203', 'width: 210')
    await expect(run(importCatalogueCommand, [file('wider.yaml', wider)])).rejects.toThrow(
      /:\d+: products\.0\.book\.page\.width: shoppers have designs/,
    )
    expect(await run(exportCatalogueCommand, [])).toBe(yaml)
  })
})

describe("shop import-catalogue with a theme of one's own", () => {
  /** The shop's file with one more theme, which the square book wears. */
  async function withTheme(theme: { readonly id: string } & Readonly<Record<string, unknown>>) {
    const shop = JSON.parse(await exported()) as {
      themes: { id: string }[]
      products: { id: string; themeIds: string[] }[]
    }
    shop.themes.push(theme)
    shop.products.find(({ id }) => id === BOOK)?.themeIds.push('theme-mint')
    return file('themed.json', JSON.stringify(shop))
  }
  const exported = async () => {
    await run(exportCatalogueCommand, [], { out: file('now.json') })
    return readFileSync(file('now.json'), 'utf8')
  }
  // An import takes nothing away: the shop is put back by hand.
  let before: string
  beforeEach(async () => {
    before = await exported()
  })
  afterEach(async () => {
    await server.deps.db.delete(themes).where(eq(themes.id, asId<ThemeId>('theme-mint')))
    await run(importCatalogueCommand, [file('before.json', before)])
  })
  const mint = { id: 'theme-mint', name: 'Mint', colours: { paper: '#f4faf6', ink: '#1f3d33' } }
  const find = () => createThemeStore(server.deps.db).find(SHOP, asId<ThemeId>('theme-mint'))

  test('themes: one that would print badly is refused with its line, unless the operator takes it unchecked', async () => {
    const pale = await withTheme({ ...mint, captions: { title: { colour: '#e0f0e8' } } })
    await expect(run(importCatalogueCommand, [pale])).rejects.toThrow(
      /themed\.json:1: themes\.\d+\.captions\.title: .* stands 1\.1:1 on its ground.*\n.*--unchecked/,
    )
    expect(await find()).toBe(undefined)
    await run(importCatalogueCommand, [pale], { unchecked: true })
    expect((await find())?.captions.title.colour).toBe('#e0f0e8')
  })

  test('themes: a short one comes into the shop whole', async () => {
    await run(importCatalogueCommand, [await withTheme(mint)])
    expect(await find()).toMatchObject({ roles: { back: { background: '#f4faf6' } }, spine: '#f4faf6' })
    expect(await exported()).toContain('"id": "theme-mint"')
  })
})

describe('shop import-orders', () => {
  test('orders of another platform wait for their shoppers, all or nothing', async () => {
    const text = `merchant: "1"
orders:
  - outtradeid: "2026-77"
    platform: taobao
    phonetail: "8000"
    items:
      - { outtradesubid: "2026-77-1", pid: ${BOOK}, quantity: 2, attributes: [paper-matte, finish-matte] }
`
    expect(await run(importOrdersCommand, [file('orders.yaml', text)])).toBe(
      'Merchant 1: 1 orders of other platforms wait for their shoppers.',
    )
    const wrong = text.replace('2026-77', '2026-78').replace(BOOK, 'lamp')
    await expect(run(importOrdersCommand, [file('orders.yaml', wrong)])).rejects.toThrow(
      /orders\.yaml:7: orders\.0\.items\.0\.pid: merchant 1 has no product lamp/,
    )
    await expect(run(importOrdersCommand, [file('x.yaml', text.replace('"8000"', '80'))])).rejects.toThrow(
      /x\.yaml:5: orders\.0\.phonetail/,
    )
  })

  test('an order that is known already is told by its number; one that a shopper has begun is not changed', async () => {
    const orderOf = (id: string, quantity = 1, more = '') =>
      `  - { outtradeid: ${id}, ${more}items: [{ outtradesubid: ${id}-1, pid: ${BOOK}, quantity: ${quantity} }] }\n`
    const told = (...all: readonly string[]) => run(importOrdersCommand, [file('k.yaml', `orders:\n${all.join('')}`)])
    await told(orderOf('K1'), orderOf('K2'), orderOf('K3'))
    const book = await designOf(server, shopper)
    const thing = { pid: BOOK, taskid: book.taskid, outtradesubid: 'K3-1' }
    expect((await handIn({ mode: 1, outtradeid: 'K3', orderdata: [thing] })).Code).toBe(0)
    expect(await told(orderOf('K1'), orderOf('K2', 2), orderOf('K3', 2), orderOf('K4'))).toBe(
      [
        'Merchant 1: 1 orders of other platforms wait for their shoppers.',
        'Merchant 1: known already, from now on as the file says: K2',
        'Merchant 1: known already, nothing new: K1',
        'Merchant 1: refused, a shopper has begun what was told before (shop release frees it): K3',
      ].join('\n'),
    )
    const stored = createOuttradeStore(server.deps.db)
    const quantities = ['K1', 'K2', 'K3', 'K4'].map(async (id) => (await stored.find(SHOP, id))?.items[0]?.quantity)
    expect(await Promise.all(quantities)).toEqual([1, 2, 1, 1])
  })

  test('an order that was refunded there is called off while nothing is made, and takes nothing more', async () => {
    const orderOf = (id: string, more = '') =>
      `orders: [{ outtradeid: ${id}, ${more}items: [{ outtradesubid: ${id}-1, pid: ${BOOK} }, { outtradesubid: ${id}-2, pid: ${BOOK} }] }]`
    const told = (text: string) => run(importOrdersCommand, [file('r.yaml', text)])
    const book = await designOf(server, shopper)
    const hand = (id: string, n: number) =>
      handIn({ mode: 1, outtradeid: id, orderdata: [{ pid: BOOK, taskid: book.taskid, outtradesubid: `${id}-${n}` }] })
    await told(orderOf('R1'))
    const claimed = await hand('R1', 1)
    expect([claimed.Code, claimed.Data.status]).toEqual([0, 2300])
    expect(await told(orderOf('R1', 'closed: true, '))).toBe(
      'Merchant 1: closed, what their shoppers had begun is called off: R1',
    )
    expect((await hand('R1', 2)).Reason).toBe('order-closed')
    const look = await shopper.browser.call(getOuttradeOrderInfo, { outtradeid: 'R1' })
    expect(look.Reason).toBe('order-closed')
    const order = (await shopper.browser.call(getOrderInfo, { oid: claimed.Data.orderid })).Data
    expect(order.state).toBe('cancelled')
    const notes = await createHandInStore(server.deps.db).notesOf(SHOP, claimed.Data.orderid)
    expect(notes.map(({ action, actor, before }) => [action, actor, before])).toEqual([
      ['claim', shopper.uid, ''],
      ['cancel', 'operator', 'R1'],
    ])
    // Closed by mistake: it is begun anew.
    await told(orderOf('R1'))
    expect((await hand('R1', 2)).Data.status).toBe(2300)
  })

  test('an order that was refunded there while it is made is named, and nothing more of it is taken', async () => {
    const text = (more = '') => `orders: [{ outtradeid: R2, ${more}items: [{ outtradesubid: R2-1, pid: ${BOOK} }] }]`
    await run(importOrdersCommand, [file('r2.yaml', text())])
    const book = await designOf(server, shopper)
    const item = { pid: BOOK, taskid: book.taskid, outtradesubid: 'R2-1' }
    const claimed = await handIn({ mode: 1, outtradeid: 'R2', orderdata: [item] })
    await markPrinted(server.deps.db, asId<OrderId>(claimed.Data.orderid))
    expect(await run(importOrdersCommand, [file('r2.yaml', text('closed: true, '))])).toBe(
      'Merchant 1: closed, but it is being made or has been: R2',
    )
    expect((await handIn({ mode: 1, outtradeid: 'R2', orderdata: [item] })).Reason).toBe('order-closed')
  })
})

describe('orders, one by one', () => {
  const box = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }

  test('shop orders lists them, all or of one state', async () => {
    const orderid = await paidOrder(server, shopper, [box])
    expect(await run(ordersCommand, [], { state: 'in-production' })).toMatch(
      new RegExp(`^order .*\\n${orderid} .* in-production  CNY 68.00 .*1 x ${BOX}$`, 'm'),
    )
    expect(await run(ordersCommand, [], { state: 'refunded' })).toBe('There are no such orders.')
    await expect(run(ordersCommand, [], { state: 'lost' })).rejects.toThrow(/STATE: awaiting-pay/)
  })

  test('A§2 entry refereeid, dyc2b: the merchant’s list says who sent the shopper of a first order, and whence', async () => {
    const sent = await newShopper(server, '13733000077')
    await server.deps.db
      .update(users)
      .set({ refereeid: 'officer-1' })
      .where(eq(users.id, asId<UserId>(sent.uid)))
    const orderid = await paidOrder(server, sent, [box], { src: 'short-video' })
    expect(await run(ordersCommand, [])).toMatch(new RegExp(`^${orderid} .* short-video  officer-1 +1 x ${BOX}$`, 'm'))
  })

  test('shop ship notes the parcel, and once more one more parcel', async () => {
    const orderid = await paidOrder(server, shopper, [box])
    await run(shipCommand, [orderid, 'SF', '123'])
    const info = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
    expect([info.status, info.shipment]).toEqual([4000, { carrier: 'SF', number: '123' }])
    expect(await run(shipCommand, [orderid, 'YTO', '9'])).toBe(`Order ${orderid} is on its way with SF 123 / YTO 9.`)
    expect(await run(shipCommand, [orderid, 'YTO', '9'])).toBe(`Order ${orderid} is on its way with SF 123 / YTO 9.`)
    const { shipment, parcels } = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
    const [first, second] = [
      { carrier: 'SF', number: '123' },
      { carrier: 'YTO', number: '9' },
    ]
    expect([shipment, parcels]).toEqual([first, [first, second]])
    await expect(run(shipCommand, ['nothing', 'SF', '123'])).rejects.toThrow('There is no order nothing.')
  })

  test('shop reopen asks once more: the old link dies, the new one opens, and what comes is made', async () => {
    const book = await designOf(server, shopper)
    const orderid = await paidOrder(server, shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 })
    const [sub] = await orders().itemsOf(asId<OrderId>(orderid))
    const suborderid = sub?.subId ?? ''
    const tokenOf = (said: string) => /&k=([\w-]{22})/.exec(said)?.[1] ?? ''
    const first = tokenOf(await run(linkCommand, [suborderid]))
    expect((await handIn({ mode: 5, orderdata: [{ pid: BOOK, taskid: book.taskid, suborderid }] })).Code).toBe(0)
    await expect(run(linkCommand, [suborderid])).rejects.toThrow(/cannot be handed in for: its order is paid/)
    const said = await run(reopenCommand, [suborderid])
    const second = tokenOf(said)
    const guest = server.client()
    const open = async (k: string) => (await guest.call(getReUploadOrderInfo, { suborderid, k })).Code
    expect([await open(first), await open(second)]).toEqual([3135, 0])
    expect((await shopper.browser.call(getOrderInfo, { oid: orderid })).Data.status).toBe(2300)
    const other = await designOf(server, shopper)
    const again = await handIn({ mode: 2, orderdata: [{ pid: BOOK, taskid: other.taskid, suborderid }] })
    expect([again.Code, again.Data.status]).toEqual([0, 3000])
    const notes = await createHandInStore(server.deps.db).notesOf(SHOP, suborderid)
    expect(notes.map((note) => [note.action, note.actor, note.before !== '', note.after !== ''])).toEqual([
      ['hand-in', shopper.uid, false, true],
      ['reopen', 'operator', true, false],
      ['hand-in', shopper.uid, true, true],
    ])
    await orders().move(asId<OrderId>(orderid), 'paid', 'in-production', {})
    await expect(run(reopenCommand, [suborderid])).rejects.toThrow(/its order is in-production/)
  })

  test('shop release frees a wrong claim: the next shopper has it', async () => {
    const text = `orders: [{ outtradeid: T9, items: [{ outtradesubid: T9-1, pid: ${BOOK} }] }]`
    await run(importOrdersCommand, [file('t9.yaml', text)])
    const book = await designOf(server, shopper)
    const item = { mode: 1, outtradeid: 'T9', orderdata: [{ pid: BOOK, taskid: book.taskid, outtradesubid: 'T9-1' }] }
    const claimed = await handIn(item)
    expect(claimed.Code).toBe(0)
    await run(releaseCommand, ['T9'])
    expect((await shopper.browser.call(getOrderInfo, { oid: claimed.Data.orderid })).Data.state).toBe('cancelled')
    await expect(run(releaseCommand, ['T9'])).rejects.toThrow('There is no claim of T9.')
    const next = await newShopper(server, '13740000002')
    const theirs = await designOf(server, next)
    const reply = await next.browser.call(reUpdateOrderInfo, {
      ...{ mode: 1, outtradeid: 'T9', opid: newOpid() },
      orderdata: [{ pid: BOOK, taskid: theirs.taskid, outtradesubid: 'T9-1' }],
    })
    expect(reply.Code).toBe(0)
    const claim = await createHandInStore(server.deps.db).findClaimed(SHOP, 'T9')
    await markPrinted(server.deps.db, claim?.order.id ?? asId<OrderId>(''))
    await expect(run(releaseCommand, ['T9'])).rejects.toThrow(/cannot be released/)
  })
})

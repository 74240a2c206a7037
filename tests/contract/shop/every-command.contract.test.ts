import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logUploadError } from '../../../domain/calls/config.ts'
import { getReUploadOrderInfo } from '../../../domain/calls/link-order.ts'
import { createOrder, getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { askAboutOrder } from '../../../domain/calls/order-changes.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId, type MerchantId, type OrderId, type ProductId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { Env } from '../../../server/base/env.ts'
import { askRunningShop } from '../../../server/cli/running/ask-running-shop.ts'
import { serveCommands } from '../../../server/cli/running/serve-commands.ts'
import type { COMMAND_WORDS } from '../../../server/cli/shop/command-words.ts'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import { commandNamed, type RequestedCommand, runRequested } from '../../../server/cli/shop/requested-command.ts'
import type { Database } from '../../../server/db/database.ts'
import { openEmbedded } from '../../../server/db/open-embedded.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { shippedProfile } from '../../../server/print/print-colours.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { createOuttradeStore } from '../../../server/stores/outtrade.store.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import {
  BOX,
  BOX_PLAIN,
  designOf,
  newOpid,
  newShopper,
  type OrderShopper,
  orderFor,
  paidOrder,
} from '../../support/builders/order-items.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { issueCoupon } from '../../support/worlds/coupon-steps.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'

/*
 * Whatever an operator can type does the same beside the open shop as without one. Here a command is run as
 * `npm run shop` runs it, without a process of its own for each; running-commands has one of those.
 */

type Typed = Pick<RequestedCommand, 'out' | 'state'>

/** What a command needs around it, and the command. */
interface Operator {
  readonly server: TestServer
  readonly shopper: OrderShopper
  /** A file of the operator's own folder. */
  file(name: string, content?: string | Buffer): string
  /** Answers what the command says. */
  run(name: CommandName, args?: readonly string[], typed?: Typed): Promise<string>
  /** An environment whose data folder is another, and empty. */
  elsewhere(dataDir: string): Operator
}
type CommandName = keyof typeof COMMAND_WORDS

const SHOP = asId<MerchantId>('1')
const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/
let phones = 0

const ordersOf = ({ server }: Operator) => createOrderStore(server.deps.db)
const stateOf = async (operator: Operator, id: string) => (await ordersOf(operator).load(asId<OrderId>(id)))?.state
const boxOf = ({ server, shopper }: Operator) => paidOrder(server, shopper, [BOX_ITEM])

async function unpaidBox({ shopper }: Operator): Promise<string> {
  return (await shopper.browser.call(createOrder, await orderFor(shopper, [BOX_ITEM]))).Data.orderid
}

/** One thing that was paid for before there are photos, and its number. */
async function waitingThing({ server, shopper }: Operator): Promise<string> {
  const made = await paidOrder(server, shopper, [{ pid: BOOK, quantity: 1, attridlist: PLAIN }], { mode: 4 })
  const [item] = await createOrderStore(server.deps.db).itemsOf(asId<OrderId>(made))
  return item?.subId ?? ''
}

async function handedIn({ server, shopper }: Operator, request: object) {
  const { taskid } = await designOf(server, shopper)
  const orderdata = [{ pid: BOOK, taskid, ...request }]
  const mode = 'outtradesubid' in request ? { mode: 1, outtradeid: 'C-release' } : { mode: 5 }
  const reply = await shopper.browser.call(reUpdateOrderInfo, { opid: newOpid(), ...mode, orderdata } as never)
  expect(reply.Msg).toBe('')
  return reply.Data
}

/** The file behind a seeded photo. */
async function storePicture({ deps }: TestServer, key: string): Promise<void> {
  const size = { width: 3000, height: 4000, channels: 3, background: { r: 80, g: 90, b: 120 } } as const
  const bytes = await sharp({ create: size }).jpeg({ quality: 50 }).toBuffer()
  await deps.storage.put(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await deps.db.update(photos).set({ sha256 }).where(eq(photos.key, key))
}

/** Each command: what it says, and what is otherwise in the shop when it has said it. */
const COMMANDS: Readonly<Record<CommandName, (operator: Operator) => Promise<void>>> = {
  check: async ({ run }) => {
    expect(await run('check')).toMatch(/^Configuration: right, .*\nDatabase: embedded, [\s\S]*\nAll is well\.$/)
  },
  migrate: async ({ run }) => {
    expect(await run('migrate')).toBe('The tables are up to date.')
  },
  backup: async ({ run, file }) => {
    const to = file('kept.tgz')
    expect(await run('backup', [to])).toMatch(/^Backed up to \S+kept\.tgz \(\d+ bytes\) and \S+kept\.tgz\.files\.$/)
    expect(readFileSync(to).subarray(0, 2).toString('hex')).toBe('1f8b')
  },
  restore: async (operator) => {
    const orderId = await boxOf(operator)
    await operator.run('backup', [operator.file('whole.tgz')])
    const dataDir = operator.file('restored')
    expect(await operator.elsewhere(dataDir).run('restore', [operator.file('whole.tgz')])).toBe(
      `Restored into ${dataDir}.`,
    )
    const restored = await openEmbedded(dataDir, pino({ level: 'silent' }))
    const { rows } = await restored.db.execute<{ id: string }>(sql`select id from orders where id = ${orderId}`)
    await restored.close()
    expect(rows).toEqual([{ id: orderId }])
  },
  'export-catalogue': async ({ run, file }) => {
    const out = file('catalogue.json')
    expect(await run('export-catalogue', [], { out, state: undefined })).toContain(out)
    expect(readFileSync(out, 'utf8')).toContain(`"id": "${BOOK}"`)
    expect(await run('export-catalogue')).toContain(`id: ${BOOK}`)
  },
  'import-catalogue': async ({ run, file, server }) => {
    const was = await run('export-catalogue')
    await run('import-catalogue', [file('dear.yaml', was.replace('base: 128.00', 'base: 129.00'))])
    const book = await createProductStore(server.deps.db).find(SHOP, asId<ProductId>(BOOK))
    expect(book?.price.base).toBe(12_900)
    await run('import-catalogue', [file('was.yaml', was)])
    expect(await run('export-catalogue')).toBe(was)
  },
  currency: async (operator) => {
    expect(await operator.run('currency')).toBe('CNY')
    await unpaidBox(operator)
    await expect(operator.run('currency', ['USD'])).rejects.toThrow('wait to be paid in CNY')
    await expect(operator.run('currency', ['YUAN'])).rejects.toThrow('no currency of ISO 4217')
    await expect(operator.run('currency', ['USD', '9'])).rejects.toThrow('There is no merchant 9.')
    expect(await operator.run('currency', ['cny'])).toBe('Merchant 1 has CNY already.')
  },
  'check-theme': async ({ run, file }) => {
    const mint = 'id: theme-mint\nname: Mint\ncolours: { paper: "#f4faf6", ink: "#1f3d33" }\n'
    expect(await run('check-theme', [file('mint.yaml', mint)])).toMatch(
      /^Mint prints well: \d+ pages of \d+ products were looked at\.$/,
    )
  },
  'import-orders': async ({ run, file, server }) => {
    const text = `orders: [{ outtradeid: C-told, items: [{ outtradesubid: C-told-1, pid: ${BOOK} }] }]`
    expect(await run('import-orders', [file('told.yaml', text)])).toBe(
      'Merchant 1: 1 orders of other platforms wait for their shoppers.',
    )
    expect((await createOuttradeStore(server.deps.db).find(SHOP, 'C-told'))?.items[0]?.pid).toBe(BOOK)
  },
  'import-profile': async ({ run, file, server }) => {
    const profile = file('press.icc', await shippedProfile('cmyk'))
    const folder = join(server.deps.env.dataDir, 'print-profiles')
    expect(await run('import-profile', [profile])).toMatch(/^Profile press \(.+\) is in .*\n.*cmyk: press/)
    expect(readdirSync(folder)).toContain('press.icc')
  },
  coupons: async ({ run, server }) => {
    const { id } = await issueCoupon(server, 'TABLE')
    const codes = (await run('coupons', ['1', id, '3'])).split('\n')
    expect(codes).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(CODE)))
  },
  orders: async (operator) => {
    const orderId = await boxOf(operator)
    expect(await operator.run('orders', [], { out: undefined, state: 'in-production' })).toContain(orderId)
    expect(await operator.run('orders', [], { out: undefined, state: 'refunded' })).toBe('There are no such orders.')
  },
  ship: async (operator) => {
    const orderId = await boxOf(operator)
    await operator.run('ship', [orderId, 'SF', '123'])
    const { shipment } = (await operator.shopper.browser.call(getOrderInfo, { oid: orderId })).Data
    expect([await stateOf(operator, orderId), shipment]).toEqual(['shipped', { carrier: 'SF', number: '123' }])
  },
  link: async (operator) => {
    const suborderid = await waitingThing(operator)
    const k = /&k=([\w-]{22})/.exec(await operator.run('link', [suborderid]))?.[1] ?? ''
    expect((await operator.server.client().call(getReUploadOrderInfo, { suborderid, k })).Code).toBe(0)
  },
  reopen: async (operator) => {
    const suborderid = await waitingThing(operator)
    const { orderid } = await handedIn(operator, { suborderid })
    expect(await stateOf(operator, orderid)).toBe('paid')
    expect(await operator.run('reopen', [suborderid])).toMatch(/&k=[\w-]{22}/)
    expect((await operator.shopper.browser.call(getOrderInfo, { oid: orderid })).Data.status).toBe(2300)
  },
  release: async (operator) => {
    // Two things, of which one is handed in: nothing of it is made yet.
    const items = [1, 2].map((n) => `{ outtradesubid: C-release-${n}, pid: ${BOOK} }`)
    const text = `orders: [{ outtradeid: C-release, items: [${items}] }]`
    await operator.run('import-orders', [operator.file('release.yaml', text)])
    const { orderid } = await handedIn(operator, { outtradesubid: 'C-release-1' })
    await operator.run('release', ['C-release'])
    expect(await stateOf(operator, orderid)).toBe('cancelled')
  },
  pay: async (operator) => {
    const orderid = await unpaidBox(operator)
    expect(await stateOf(operator, orderid)).toBe('awaiting-pay')
    expect(await operator.run('pay', [orderid])).toBe(`Order ${orderid} is paid.`)
    expect(await stateOf(operator, orderid)).toBe('in-production')
  },
  refund: async (operator) => {
    const orderid = await unpaidBox(operator)
    await operator.run('pay', [orderid])
    expect(await operator.run('refund', [orderid, '8.50'])).toBe('¥8.50 went back by development.')
    await expect(operator.run('refund', [orderid, '80'])).rejects.toThrow('59.50')
    expect(await stateOf(operator, orderid)).toBe('in-production')
  },
  answer: async (operator) => {
    const oid = await boxOf(operator)
    const asked = { oid, kind: 'other', text: '请用蓝色包装', opid: newOpid() } as const
    expect((await operator.shopper.browser.call(askAboutOrder, asked)).Code).toBe(0)
    const [, request = ''] =
      (await operator.run('orders', [])).match(/asks \(other\), as request (\S+): 请用蓝色包装/) ?? []
    await expect(operator.run('answer', [oid, 'no'])).rejects.toThrow('Usage: npm run shop -- answer ORDER REQUEST')
    await expect(operator.run('answer', [oid, 'another', 'no'])).rejects.toThrow('Something else is asked of it')
    expect(await operator.run('answer', [oid, request, 'no', 'There', 'is', 'none'])).toBe(
      `Order ${oid}: “请用蓝色包装” (other) is answered with no.`,
    )
    await expect(operator.run('answer', [oid, request, 'no'])).rejects.toThrow('has been answered already.')
  },
  print: async (operator) => {
    const { server, shopper, run, file } = operator
    const { aid, keys } = await seedAlbum(server, shopper.browser, shopper.uid, 1)
    await storePicture(server, keys[0] ?? '')
    const made = await shopper.browser.call(createPreview, { orderdata: [{ aid, pid: 'frame-a4' }] })
    invariant(made.Code === 0, `a frame is designed: ${made.Msg}`)
    const frame = { pid: 'frame-a4', quantity: 1, attridlist: ['wood-oak'], taskid: made.Data.tid }
    const orderId = await paidOrder(server, shopper, [frame])
    const out = file('files')
    expect(await run('print', [orderId], { out, state: undefined })).toBe(join(out, `${orderId}-0.pdf`))
    expect(
      readFileSync(join(out, `${orderId}-0.pdf`))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(readdirSync(out).sort()).toEqual([`${orderId}-0.pdf`, `${orderId}-0.proof.json`])
  },
  'factory-token': async ({ run }) => {
    expect(await run('factory-token')).toMatch(/^[\w-]{20,}$/)
  },
  invite: async ({ run }) => {
    expect(await run('invite', ['clerk', 'Mei'])).toMatch(/^Mei is invited as clerk\. .*\nhttp\S+\/manage\S+$/)
  },
  'upload-errors': async ({ run, shopper }) => {
    await shopper.browser.call(logUploadError, { log: '{"key":"cut off"}', opid: newOpid() })
    expect(await run('upload-errors')).toMatch(/merchant 1 ".*cut off.*"\n\d+ failed uploads were told of/)
  },
  stored: async ({ run }) => {
    expect(await run('stored')).toMatch(/^(No round has seen everything yet\.|The last whole round .*)\n/)
  },
}

describe.each([
  { beside: 'the open shop', open: true },
  { beside: 'no shop', open: false },
])('npm run shop beside $beside', ({ open }) => {
  const room = mkdtempSync(join(tmpdir(), 'keepsake-every-command-'))
  let server: TestServer
  let operator: Operator
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const opened = await migratedDatabase()
    // A command closes the database that it opened; here the scene is set in it before and looked at after.
    const database: Database = { ...opened, close: async () => {} }
    server = await startTestServer({ role: open ? 'all' : 'api', database })
    stop = open ? await serveCommands(server.shop, database) : undefined
    phones += 1
    const shopper = await newShopper(server, `1373000000${phones}`)
    operator = operatorOf(shopper, database, server.deps.env)
  })
  afterAll(async () => {
    await stop?.()
    await server?.close()
    rmSync(room, { recursive: true, force: true })
  })

  function operatorOf(shopper: OrderShopper, database: Database, env: Env): Operator {
    const run: Operator['run'] = async (name, args = [], typed = { out: undefined, state: undefined }) => {
      const said: string[] = []
      const terminal = { report: (sentence: string) => void said.push(sentence), files: ownFiles }
      const command = { name, args: [...args], ...typed, unchecked: false }
      if (open && commandNamed(name).alone !== true) {
        expect(await askRunningShop(env, command, terminal)).toBe(true)
      } else {
        const log = pino({ level: 'silent' })
        await runRequested(command, { ...terminal, env, log, openDatabase: async () => database })
      }
      return said.join('\n')
    }
    const file: Operator['file'] = (name, content) => {
      const path = join(room, name)
      if (content !== undefined) {
        writeFileSync(path, content)
      }
      return path
    }
    return { server, shopper, file, run, elsewhere: (dataDir) => operatorOf(shopper, database, { ...env, dataDir }) }
  }

  test.each(Object.keys(COMMANDS) as CommandName[])('%s', async (name) => {
    await COMMANDS[name](operator)
  })
})

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { askRunningShop } from '../../../server/cli/running/ask-running-shop.ts'
import { serveCommands } from '../../../server/cli/running/serve-commands.ts'
import { restoreCommand } from '../../../server/cli/shop/backup.command.ts'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import { openEmbedded } from '../../../server/db/open-embedded.ts'
import { createManageCouponStore } from '../../../server/stores/manage/manage-coupons.store.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { issueCoupon } from '../../support/worlds/coupon-steps.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'

/** The operator's own folder: not the one that the shop runs in. */
const room = mkdtempSync(join(tmpdir(), 'keepsake-operator-'))
const COMMAND = join(import.meta.dirname, '..', '..', '..', 'server', 'cli', 'shop.ts')
let server: TestServer
let stop: () => Promise<void>
let orderId: string

beforeAll(async () => {
  const database = await migratedDatabase()
  server = await startTestServer({ role: 'api', database })
  stop = await serveCommands(server.shop, database)
  orderId = await paidOrder(server, await newShopper(server, '13740000011'), [
    { pid: BOX, quantity: 1, attridlist: BOX_PLAIN },
  ])
})
afterAll(async () => {
  await stop?.()
  await server?.close()
  rmSync(room, { recursive: true, force: true })
})

/** Has a command run in the open shop, as `npm run shop` does. */
async function ask(name: string, args: readonly string[] = [], out?: string): Promise<string> {
  const said: string[] = []
  const terminal = { report: (sentence: string) => said.push(sentence), files: ownFiles }
  expect(await askRunningShop(server.deps.env, { name, args: [...args], out, unchecked: false }, terminal)).toBe(true)
  return said.join('\n')
}

test('the open shop takes commands at a socket that its owner alone may open', () => {
  expect(statSync(join(server.deps.env.dataDir, 'commands.sock')).mode & 0o777).toBe(0o600)
})

test('npm run shop is answered by the open shop, and opens files where it is typed', async () => {
  const orders = `orders: [{ outtradeid: R1, items: [{ outtradesubid: R1-1, pid: ${BOOK} }] }]`
  writeFileSync(join(room, 'orders.yaml'), orders)
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: server.deps.env.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'import-orders', 'orders.yaml'], {
    cwd: room,
    env,
  })
  expect(stdout).toBe('Merchant 1: 1 orders of other platforms wait for their shoppers.\n')
})

test('what the operator can mend comes back as its sentence', async () => {
  await expect(ask('ship', ['nothing', 'SF', '1'])).rejects.toThrow('There is no order nothing.')
  await expect(ask('fly')).rejects.toThrow(/^There is no command fly\.\n\nUsage: /)
  await expect(ask('import-orders', [join(room, 'nothing.yaml')])).rejects.toThrow('There is no file ')
  // Inherited names are no commands.
  await expect(ask('constructor')).rejects.toThrow('There is no command constructor.')
})

test('orders, factory-token, invite, check and migrate need no closed shop', async () => {
  expect(await ask('orders')).toContain(orderId)
  expect(await ask('factory-token')).toMatch(/^[\w-]{20,}$/)
  expect(await ask('invite', ['clerk', 'Mei'])).toContain('/manage')
  expect(await ask('migrate')).toBe('The tables are up to date.')
  expect(await ask('check')).toMatch(/All is well\.$/)
})

test('a file that must be new is not written over', async () => {
  const out = join(room, 'kept.txt')
  writeFileSync(out, 'mine')
  const { id } = await issueCoupon(server, 'SPRING')
  await expect(ask('coupons', ['1', id, '1'], out)).rejects.toThrow(`There is a file ${out} already.`)
  expect(readFileSync(out, 'utf8')).toBe('mine')
  const { codes } = await createManageCouponStore(server.deps.db).counts(asId<MerchantId>('1'), id)
  expect(codes).toBe(0)
})

test('a backup of the open shop is a whole shop, without what is still coming in', async () => {
  const file = join(room, 'shop.tgz')
  await server.deps.storage.put('base/photo.jpg', Buffer.from('a photo'))
  writeFileSync((await server.deps.uploadHost?.disk.incomingFile()) ?? '', 'half a photo')
  expect(await ask('backup', [file])).toContain(`Backed up to ${file} (`)
  const dataDir = join(room, 'restored')
  const log = pino({ level: 'silent' })
  const input = { log, out: undefined, state: undefined, files: ownFiles, report: () => {} }
  const env = { ...server.deps.env, dataDir }
  await restoreCommand.run({ ...input, env, args: [file], openDatabase: () => openEmbedded(dataDir, log) })
  const database = await openEmbedded(dataDir, log)
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from orders`)
  await database.close()
  expect([rows, readdirSync(join(dataDir, 'photos'), { recursive: true }).toSorted()]).toEqual([
    [{ id: orderId }],
    ['objects', 'objects/base', 'objects/base/photo.jpg'],
  ])
})

test('a backup whose files cannot be copied does not stand where the one of before stood', async () => {
  const file = join(room, 'before.tgz')
  writeFileSync(file, 'the one of before')
  // Where the files of the backup should go there is a file.
  writeFileSync(`${file}.files`, '')
  await expect(ask('backup', [file])).rejects.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('the one of before')
})

test('a line that is no command is an end, and the shop goes on', async () => {
  const path = join(server.deps.env.dataDir, 'commands.sock')
  await new Promise<void>((resolve) => {
    const socket = connect(path, () => socket.end('{"name": 7}\n'))
    socket.resume().once('close', () => resolve())
  })
  expect(await ask('migrate')).toBe('The tables are up to date.')
})

test('where no shop is open nobody answers, and the command opens the data itself', async () => {
  const terminal = { report: () => {}, files: ownFiles }
  const command = { name: 'migrate', args: [], unchecked: false }
  expect(await askRunningShop({ ...server.deps.env, dataDir: room }, command, terminal)).toBe(false)
})

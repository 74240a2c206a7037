import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { type Env, readEnv } from '../../../server/base/env.ts'
import type { Clock } from '../../../server/base/system-clock.ts'
import type { Tracing } from '../../../server/base/tracing.ts'
import type { Database } from '../../../server/db/database.ts'
import type { Deps } from '../../../server/ports/deps.ts'
import type { CallGroup } from '../../../server/routes/call-group.ts'
import { type OpenShop, openShop, type Role } from '../../../server/shop.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { postgresDatabase } from './postgres-database.ts'
import { type TestClient, testClient } from './test-client.ts'

export interface TestServerOptions {
  /** An open database; absent: a fresh one on PostgreSQL, which works less for the same than the embedded one. The server closes it. */
  readonly database?: Database
  readonly groups?: readonly CallGroup[]
  readonly env?: Partial<Env>
  readonly clock?: Clock
  readonly tracing?: Tracing
  readonly override?: (deps: Deps) => Deps
  /** `api` runs no workers; the default runs everything. */
  readonly role?: Role
  readonly appDir?: string
  readonly manageDir?: string
  /** How long paid orders wait for changes; 0 when absent: they go to production at once. */
  readonly changeMinutes?: number
}

export interface TestServer {
  readonly shop: OpenShop
  readonly deps: Deps
  /** A browser of its own, with its own cookies; `host`: at another merchant's. */
  client(host?: string): TestClient
  /** A browser that is signed in with this phone. */
  signedIn(phone?: string): Promise<TestClient>
  /** Listens on a free port of this machine and says where. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Boots the whole shop for a test: all tables, the demo merchant, its own data folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-test-'))
  const read = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'test'.repeat(10),
    PUZZLE_BITS: '4',
  })
  invariant(read.kind === 'read', 'the test configuration is right')
  const shop = await openShop({
    env: { ...read.env, ...options.env },
    database: options.database ?? (await postgresDatabase()),
    log: pino({ level: 'silent' }),
    role: options.role ?? 'all',
    ...(options.groups ? { groups: options.groups } : {}),
    ...(options.tracing ? { tracing: options.tracing } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.override ? { override: options.override } : {}),
    ...(options.appDir ? { appDir: options.appDir } : {}),
    ...(options.manageDir ? { manageDir: options.manageDir } : {}),
  })
  await saveChangeMinutes(shop.deps, options.changeMinutes ?? 0)
  const client = (host?: string) => testClient(shop.app, host)
  return {
    shop,
    deps: shop.deps,
    client,
    signedIn: async (phone = '13800000001') => {
      const browser = client()
      await browser.signIn(phone, shop.deps.outbox)
      return browser
    },
    listen: () => shop.app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await shop.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The demo merchant of a test lets nobody change a paid order, unless the test is about that. */
async function saveChangeMinutes({ db }: Deps, changeMinutes: number): Promise<void> {
  const merchants = createMerchantStore(db)
  const merchant = await merchants.find(asId<MerchantId>('1'))
  if (merchant) {
    await merchants.save({ ...merchant, shop: { ...merchant.shop, changeMinutes } })
  }
}

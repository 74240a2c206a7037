import pino from 'pino'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { startTestServer } from '../../tests/support/test-server.ts'
import { bareServer, seedShoppers } from './demo-server.ts'

/** The shop, or the bare server, in a process of its own: the load does not share its thread. */
export type ShopAsk =
  | { readonly what: 'bare'; readonly body: string }
  | { readonly what: 'shop'; readonly databaseUrl?: string; readonly shoppers: number }

export interface ShopReady {
  readonly url: string
  readonly shoppers: Awaited<ReturnType<typeof seedShoppers>>
}

process.once('message', async (ask: ShopAsk) => {
  if (ask.what === 'bare') {
    const { url } = await bareServer(ask.body)
    process.send?.({ url, shoppers: [] } satisfies ShopReady)
    return
  }
  const log = pino({ level: 'silent' })
  const server = await startTestServer({
    role: 'api',
    // Every request of the load comes from another address, as it would in a real shop.
    env: { trustProxy: true },
    ...(ask.databaseUrl ? { database: await openPostgres(ask.databaseUrl, log) } : {}),
  })
  const shoppers = await seedShoppers(server.deps, ask.shoppers)
  process.send?.({ url: await server.listen(), shoppers } satisfies ShopReady)
})
process.once('disconnect', () => process.exit(0))

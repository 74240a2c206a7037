import pino from 'pino'
import { openEmbedded } from '../../server/db/open-embedded.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { startTestServer } from '../../tests/support/servers/test-server.ts'
import { bareFastify, bareNode } from './bare-servers.ts'
import { seedProducts, seedShoppers } from './demo-server.ts'

/** The shop, or a bare server, in a process of its own: the load does not share its thread. */
export type ShopAsk =
  | { readonly what: 'node' | 'fastify'; readonly body: string }
  | {
      readonly what: 'shop'
      readonly database: { readonly url: string } | { readonly folder: string }
      readonly shoppers: number
    }

export interface ShopReady {
  readonly url: string
  readonly shoppers: Awaited<ReturnType<typeof seedShoppers>>
  /** Products to be read. */
  readonly pids: readonly string[]
}

async function start(ask: ShopAsk): Promise<void> {
  if (ask.what !== 'shop') {
    const url = await (ask.what === 'node' ? bareNode : bareFastify)(ask.body)
    process.send?.({ url, shoppers: [], pids: [] } satisfies ShopReady)
    return
  }
  const log = pino({ level: 'silent' })
  const server = await startTestServer({
    role: 'api',
    // Every request of the load comes from another address, as it would in a real shop.
    env: { trustProxy: 1 },
    // On disk, with a commit that waits for it, as a shop runs.
    database:
      'url' in ask.database ? await openPostgres(ask.database.url, log) : await openEmbedded(ask.database.folder, log),
  })
  const shoppers = await seedShoppers(server.deps, ask.shoppers)
  // Only now: the demo shop's own book is the one that is designed.
  const pids = await seedProducts(server.deps)
  process.send?.({ url: await server.listen(), shoppers, pids } satisfies ShopReady)
}

// Asked anything more, the process says how much processor time it has used so far, in microseconds.
process.once('message', (ask: ShopAsk) => {
  process.on('message', () => process.send?.(usedTime()))
  void start(ask)
})

function usedTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
process.once('disconnect', () => process.exit(0))

import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { merchantMisses } from '../http/miss-budget.ts'
import type { Deps } from '../ports/deps.ts'
import { createLimitStore } from '../stores/limits.store.ts'
import { createRefundStore } from '../stores/refunds.store.ts'
import { createStoredRoundStore } from '../stores/storage/stored-rounds.store.ts'
import { createWrongFileStore } from '../stores/storage/wrong-files.store.ts'

export interface ShopWorld {
  readonly deps: Pick<Deps, 'db' | 'jobs' | 'diskSpace' | 'log'>
  readonly database: Database
}

/** Figures of the shop, read when they are asked for. All processes of a shop tell the same: take the largest, not the sum. */
export function createShopFigures(registry: Registry): (world: ShopWorld | undefined) => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `keepsake_${name}`, help, labelNames, registers: [registry] })
  const databaseUp = gauge('database_up', '1 when the database and the queue answer this process')
  const jobs = gauge(
    'jobs',
    'Jobs by queue and state: due (ready), for later (planned), and, as the queue last counted them, active and failed',
    ['queue', 'state'],
  )
  const oldest = gauge('job_oldest_seconds', 'How long the oldest job of a queue has been due and not begun', ['queue'])
  const refunds = gauge('refunds_open', 'Refunds that are not done')
  const guesses = gauge(
    'wrong_order_numbers',
    'Numbers of other platforms that were asked for and are not there, in the current hour, by merchant',
    ['merchant'],
  )
  const wrongFiles = gauge('wrong_files', 'Stored files that are missing or damaged and cannot be made again')
  const wholeRound = gauge(
    'stored_round_timestamp_seconds',
    'When the last look at everything that is stored ended; until there was one, when the first began',
  )
  const connections = gauge('database_connections', 'Connections of this process to the database', ['state'])
  const diskFree = gauge('disk_free_bytes', 'Free below DATA_DIR')
  const diskRoom = gauge('disk_writable', '1 while there is room to write; at 0 changes are refused')

  const fromDatabase = async ({ deps }: ShopWorld) => {
    for (const { queue, ready, planned, active, failed, oldestSeconds } of await deps.jobs.counts()) {
      jobs.set({ queue, state: 'ready' }, ready)
      jobs.set({ queue, state: 'planned' }, planned)
      jobs.set({ queue, state: 'active' }, active)
      jobs.set({ queue, state: 'failed' }, failed)
      oldest.set({ queue }, oldestSeconds)
    }
    refunds.set(await createRefundStore(deps.db).countOpen())
    wrongFiles.set(await createWrongFileStore(deps.db).count())
    const rounds = createStoredRoundStore(deps.db)
    const round = (await rounds.lastWhole()) ?? (await rounds.latest())
    if (round) {
      wholeRound.set((round.endedAt ?? round.begunAt) / 1000)
    }
    const prefix = merchantMisses('order-number', '')
    guesses.reset()
    for (const { key, count } of await createLimitStore(deps.db).startingWith(prefix)) {
      guesses.set({ merchant: key.slice(prefix.length) }, count)
    }
  }
  return async (world) => {
    if (!world) {
      return
    }
    const { deps, database } = world
    diskFree.set(await deps.diskSpace.freeBytes())
    diskRoom.set((await deps.diskSpace.hasRoom()) ? 1 : 0)
    if (database.engine === 'postgres') {
      connections.set({ state: 'open' }, database.pool.totalCount)
      connections.set({ state: 'idle' }, database.pool.idleCount)
      connections.set({ state: 'waiting' }, database.pool.waitingCount)
    }
    try {
      await fromDatabase(world)
      databaseUp.set(1)
    } catch (error) {
      // Told by the figure itself; what was read before is old now.
      deps.log.warn({ err: error }, 'the figures of the shop could not be read')
      for (const stale of [jobs, oldest, refunds, guesses, wrongFiles]) {
        stale.reset()
      }
      databaseUp.set(0)
    }
  }
}

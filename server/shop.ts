import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Env } from './base/env.ts'
import type { Clock } from './base/system-clock.ts'
import { NO_TRACING, type Tracing } from './base/tracing.ts'
import { GROUPS } from './call-groups.ts'
import type { Database } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { startHousekeeping } from './housekeeping.ts'
import { buildApp } from './http/app.ts'
import { type Boss, startBoss } from './jobs/boss.ts'
import { makeDeps } from './make-deps.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { ShopWorld } from './metrics/shop-figures.ts'
import type { Deps } from './ports/deps.ts'
import type { CallGroup } from './routes/call-group.ts'
import { seedWhenEmpty } from './seed/seed.ts'

/** What a process of the shop does: everything, answer calls, or work on jobs. */
export type Role = 'all' | 'api' | 'worker'

export interface ShopOptions {
  readonly env: Env
  readonly database: Database
  readonly log: Logger
  readonly role: Role
  readonly appDir?: string
  readonly manageDir?: string
  readonly groups?: readonly CallGroup[]
  readonly clock?: Clock
  /** Absent: nobody is told how long what took. */
  readonly tracing?: Tracing
  /** Replaces abilities, for tests. */
  readonly override?: (deps: Deps) => Deps
}

export interface OpenShop {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly boss: Boss
  /** Answers no more calls, lets jobs end, closes the database. */
  close(): Promise<void>
}

/** Puts the shop together on an open database: tables, queues, seed, workers, app. It does not listen. */
export async function openShop(options: ShopOptions): Promise<OpenShop> {
  const { env, database, log, role, tracing = NO_TRACING } = options
  const groups = options.groups ?? GROUPS
  let world: ShopWorld | undefined
  await migrateDatabase(database)
  const metrics = createMetrics(env.dataDir, () => world)
  const boss = await startBoss(database, log, { supervise: role !== 'api', metrics, tracing })
  await boss.prepare(groups.flatMap((group) => group.queues ?? []))
  const made = makeDeps({
    env,
    database,
    jobs: boss,
    log,
    metrics,
    tracing,
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const deps = options.override?.(made) ?? made
  world = { deps, database }
  await seedWhenEmpty(deps)
  const app = await buildApp(deps, {
    groups,
    ...(options.appDir ? { appDir: options.appDir } : {}),
    ...(options.manageDir ? { manageDir: options.manageDir } : {}),
  })
  if (role !== 'api') {
    for (const group of groups) {
      await group.work?.(deps)
    }
  }
  const stopHousekeeping = role === 'worker' ? () => {} : startHousekeeping(deps)
  return {
    app,
    deps,
    boss,
    close: async () => {
      stopHousekeeping()
      await app.close()
      await boss.stop()
      await database.close()
      await tracing.close()
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { asId, type MerchantId } from '../domain/ids.ts'
import { firstOwnerLink } from './accounts/staff/invite.ts'
import { readEnv } from './base/env.ts'
import { errorForLog } from './base/error-for-log.ts'
import { NO_TRACING } from './base/tracing.ts'
import { serveCommands } from './cli/running/serve-commands.ts'
import { openDatabase } from './db/open-database.ts'
import { FolderInUse } from './db/owner-lock.ts'
import { buildApp } from './http/app.ts'
import { healthPages } from './http/health.ts'
import { listeningMistake } from './listening-mistake.ts'
import { openShop, type Role } from './shop.ts'
import { startWatchdog } from './watchdog.ts'

const ROLES: readonly Role[] = ['all', 'api', 'worker']

/** Ends the process with one sentence, for mistakes that the person at the keyboard can mend. */
function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function roleFrom(given: string | undefined): Role {
  return ROLES.find((role) => role === given) ?? giveUp(`--role must be one of ${ROLES.join(', ')}, not ${given}`)
}

async function main(): Promise<void> {
  process.umask(0o077)
  const { values } = parseArgs({
    options: { role: { type: 'string', default: 'all' }, 'until-stdin-ends': { type: 'boolean', default: false } },
  })
  const role = roleFrom(values.role)
  const read = readEnv(process.env)
  if (read.kind === 'refused') {
    giveUp(`The configuration is not right:\n${read.sentences.map((line) => `  ${line}`).join('\n')}`)
  }
  const { env } = read
  if (role !== 'all' && !env.databaseUrl) {
    giveUp('A second process needs a database that several can share: set DATABASE_URL to a PostgreSQL server.')
  }
  const log = pino({ level: env.logLevel, serializers: { err: errorForLog } })
  const built = (folder: string) => join(import.meta.dirname, '..', 'dist', folder)
  const [appDir, manageDir] = [built('app'), built('manage')]
  const database = await openDatabase(env, log)
  const tracing = env.traceEndpoint
    ? (await import('./base/otlp-tracing.ts')).startOtlpTracing({
        ...{ endpoint: env.traceEndpoint, share: env.traceShare, service: `keepsake-${role}` },
      })
    : NO_TRACING
  const letWatchdogGo = startWatchdog(env.dataDir)
  const shop = await openShop({
    env,
    database,
    log,
    role,
    tracing,
    ...(existsSync(appDir) ? { appDir } : {}),
    ...(existsSync(manageDir) ? { manageDir } : {}),
  })
  const probes = role === 'worker' && env.workerPort ? await buildApp(shop.deps, { groups: [healthPages] }) : undefined
  await probes?.listen({ host: env.host, port: env.workerPort ?? 0 })
  const stopCommands = await serveCommands(shop, database)
  if (role !== 'worker') {
    const address = await shop.app.listen({ host: env.host, port: env.port })
    log.info({ role }, `the shop is open at ${address}/emall/app/`)
    const owner = await firstOwnerLink(shop.deps, asId<MerchantId>('1'))
    if (owner) {
      console.info(`Nobody owns this shop yet. Who opens this link first does, once and within three days:\n  ${owner}`)
    }
  }

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) {
      return
    }
    stopping = true
    log.info({ signal }, 'closing the shop')
    await stopCommands()
    await probes?.close()
    await shop.close()
    await letWatchdogGo()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  if (values['until-stdin-ends']) {
    // The shop of a command: when that is gone, however it went, the shop closes too.
    process.stdin.on('end', () => void stop('end of input'))
    process.stdin.on('error', () => void stop('end of input'))
    process.stdin.resume()
  }
}

try {
  await main()
} catch (error) {
  if (error instanceof FolderInUse) {
    giveUp(`${error.message}. Stop the other one first, or set DATA_DIR to another folder.`)
  }
  const mistake = listeningMistake(error)
  if (mistake !== undefined) {
    giveUp(mistake)
  }
  throw error
}

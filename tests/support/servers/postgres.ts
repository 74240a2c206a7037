import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { invariant } from '../../../domain/never.ts'
import { migrateDatabase } from '../../../server/db/migrate.ts'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { startBoss } from '../../../server/jobs/boss.ts'

/** A real PostgreSQL server for tests: races show only there. */
export interface Postgres {
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>
  /** Makes a database with all tables, a copy of one that is migrated once, and gives its address. */
  migratedDatabase(): Promise<string>
}

let started: Promise<Postgres> | undefined

/** The server at `DATABASE_URL`, else one of our own that ends with this process. All who ask share it. */
export function postgres(): Promise<Postgres> {
  started ??= startPostgres()
  return started
}

async function startPostgres(): Promise<Postgres> {
  const url = process.env['DATABASE_URL'] || (await ownServer())
  let template: Promise<string> | undefined
  return {
    newDatabase: () => makeDatabase(url),
    migratedDatabase: async () => {
      template ??= migratedTemplate(url)
      return await makeDatabase(url, await template)
    },
  }
}

/** Starts a server that ends when this process does, in whatever way. Answers its address. */
async function ownServer(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-process.ts')], {
    // Not this process's own output: Vitest waits until nobody holds that any more, and removing databases takes a while.
    stdio: 'pipe',
  })
  let complaint = ''
  child.stderr.on('data', (said: Buffer) => {
    complaint += said.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()))
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`the test database server ended with ${code}:\n${complaint}`)))
  })
  await untilItAnswers(url)
  // It is no reason for this process to stay.
  child.unref()
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    if ('unref' in pipe && typeof pipe.unref === 'function') {
      pipe.unref()
    }
  }
  return url
}

async function migratedTemplate(url: string): Promise<string> {
  const made = await makeDatabase(url)
  const log = pino({ level: 'silent' })
  const database = await openPostgres(made, log, 2)
  await migrateDatabase(database)
  const boss = await startBoss(database, log, { supervise: false })
  await boss.stop()
  // Nobody may be connected to a template that is copied.
  await database.close()
  return nameIn(made)
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

async function makeDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  } finally {
    await admin.end()
  }
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.toString()
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    // A server that is starting up breaks connections; the next attempt sees whether it is there.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(20)
    }
  }
  invariant(false, 'the test database server answers within half a minute')
}

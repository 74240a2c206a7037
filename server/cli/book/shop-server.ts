import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../base/free-port.ts'

/** A shop that the command talks to. */
export interface ShopServer {
  /** Address without a slash at the end. */
  url(): string
  /** Settles when the shop answers, after starting it again when it has died. @throws Error when it stays silent. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** A shop that runs already is only waited for. */
const SILENCE_MS = 180_000

export function runningServer(address: string): ShopServer {
  return {
    url: () => address,
    revive: () => waitUntilItAnswers(address, SILENCE_MS, () => undefined),
    stop: async () => undefined,
  }
}

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')
const QUICK_LOAD = new URL('../../quick-load.ts', import.meta.url).href
/** The database engine is compiled once, quickly: the second time, for speed, would cost more than a book gains by it. */
const COMPILED_ONCE = '--liftoff-only'

export interface OwnServerOptions {
  readonly dataDir: string
  readonly logFile: string
  readonly onStart: (pid: number | undefined, url: string) => void
}

/** A shop of the command's own: a process on a free port, started again whenever it is found dead. */
export function ownServer({ dataDir, logFile, onStart }: OwnServerOptions): ShopServer {
  let child: ChildProcess | undefined
  let address = ''
  let port: number | undefined
  let starting: Promise<void> | undefined

  const died = () => (lives() ? undefined : 'ended')
  const lives = () => child !== undefined && child.exitCode === null && child.signalCode === null

  const start = async () => {
    // The same address again, so that whoever waits for the shop finds the new process where the old one was.
    port ??= await freePort()
    address = `http://127.0.0.1:${port}`
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    mkdirSync(dirname(logFile), { recursive: true })
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, ['--import', QUICK_LOAD, COMPILED_ONCE, MAIN, '--until-stdin-ends'], {
      // The pipe is how the shop learns that the command is gone.
      stdio: ['pipe', log, log],
      cwd: join(import.meta.dirname, '..', '..', '..'),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: address,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
      },
    })
    onStart(child.pid, address)
    await waitUntilItAnswers(address, SILENCE_MS, died)
  }

  /** An earlier shop may still hold the folder for a moment while it closes. */
  const startPatiently = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await start()
      } catch (error) {
        if (lives() || attempt === 8) {
          throw new Error(`the shop does not start; its log is ${logFile}`, { cause: error })
        }
        await pause(2000)
      }
    }
  }

  return {
    url: () => address,
    revive: async () => {
      if (starting === undefined && lives()) {
        const answered = await waitUntilItAnswers(address, SILENCE_MS, died).then(
          () => true,
          (error: unknown) => {
            if (lives()) {
              throw error
            }
            // It died while we were waiting for it: start it again.
            return false
          },
        )
        if (answered) {
          return
        }
      }
      starting ??= startPatiently().finally(() => {
        starting = undefined
      })
      await starting
    },
    stop: async () => {
      if (!child || !lives()) {
        return
      }
      const ended = new Promise<void>((resolve) => child?.once('exit', () => resolve()))
      child.kill('SIGTERM')
      const limit = setTimeout(() => child?.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(limit)
    },
  }
}

async function waitUntilItAnswers(address: string, ms: number, gone: () => string | undefined): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const answers = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
      () => true,
      // Refused or reset: it is not there yet, and that is what is asked.
      () => false,
    )
    if (answers) {
      return
    }
    if (gone()) {
      throw new Error(`the shop at ${address} has ${gone()}`)
    }
    await pause(200)
  }
  throw new Error(`the shop at ${address} does not answer`)
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { invariant } from '../../../domain/never.ts'
import { freePort } from '../../../server/base/free-port.ts'
import { PATIENCE } from '../patience.ts'

/** The whole shop as its own process: `server/main.ts` with a folder of its own, on loopback. */
export interface ShopProcess {
  /** Without a slash at the end; the same after every start. */
  readonly url: string
  readonly factoryToken: string
  /** Of the process that is open now. */
  pid(): number
  /** Ends it as a power cut would. Settles when the process is gone. */
  kill(): Promise<void>
  /** Starts it again on the same folder and port. */
  start(): Promise<void>
  /** Runs `npm run shop -- WORDS` beside the open shop and answers what it said. @throws Error with that when it fails */
  operate(...words: readonly string[]): Promise<string>
  /** Lets it close in its own time, then removes its folder. */
  close(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** As `npm run shop` does; `npm start` has the engine of the database compiled again for speed, which takes a shop of hours to pay. */
const QUICKLY = ['--import', pathToFileURL(join(ROOT, 'server', 'quick-load.ts')).href, '--liftoff-only']

const run = promisify(execFile)

/**
 * @param databaseUrl of an empty or migrated PostgreSQL database; without one the shop has its embedded database
 * @param settings what it is told besides
 */
export async function startShop(
  databaseUrl = '',
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-shop-'))
  const logFile = join(dataDir, 'shop.log')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const factoryToken = 'factory-token-of-the-tests'
  let child: ChildProcess | undefined

  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: databaseUrl,
    FACTORY_TOKEN: factoryToken,
    // Phones of a journey come from addresses of their own, as in life.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...settings,
  }

  const start = async () => {
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, [...QUICKLY, join(ROOT, 'server', 'main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env,
    })
    closeSync(log)
    await untilReady(child, url, logFile)
  }

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const process = child
    if (!process || process.exitCode !== null || process.signalCode !== null) {
      return
    }
    const gone = new Promise<void>((resolve) => process.once('exit', () => resolve()))
    process.kill(signal)
    const limit = setTimeout(() => process.kill('SIGKILL'), PATIENCE.soon)
    await gone
    clearTimeout(limit)
  }

  const operate: ShopProcess['operate'] = async (...words) => {
    const { stdout } = await run(process.execPath, [...QUICKLY, join(ROOT, 'server', 'cli', 'shop.ts'), ...words], {
      cwd: ROOT,
      env,
    })
    return stdout
  }

  await start()
  return {
    url,
    factoryToken,
    pid() {
      invariant(child?.pid, 'the shop is not open')
      return child.pid
    },
    kill: () => end('SIGKILL'),
    start,
    operate,
    close: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  for (const end = Date.now() + PATIENCE.start; Date.now() < end; ) {
    if (child.exitCode !== null) {
      throw new Error(`the shop ended with ${child.exitCode}:\n${readFileSync(logFile, 'utf8')}`)
    }
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status === 200,
      // Refused: it does not listen yet, and that is what is asked.
      () => false,
    )
    if (ready) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the shop is not ready after ${PATIENCE.start / 1000} s:\n${readFileSync(logFile, 'utf8')}`)
}

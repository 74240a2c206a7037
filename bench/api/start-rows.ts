import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { freePort } from '../../server/base/free-port.ts'
import { openEmbedded } from '../../server/db/open-embedded.ts'
import { startTestServer } from '../../tests/support/servers/test-server.ts'
import { type BenchRow, benchRow, median } from '../report.ts'
import { seedShoppers } from './demo-server.ts'

export const STARTS = 5
/** What a shop of some time holds: shoppers, each with a design of thirty photos. */
const SHOPPERS = 1000
const LONGEST_MS = 120_000
const LOOK_MS = 10

const ROOT = join(import.meta.dirname, '..', '..')

/** From the start of the process to the first "ready", of a shop that opens for the first time and of one with data. */
export async function startRows(): Promise<BenchRow[]> {
  // What `npm start` builds before: a start finds it built.
  spawnSync(process.execPath, [join(ROOT, 'server', 'build-once.ts')], { cwd: ROOT, stdio: 'ignore' })
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-bench-start-'))
  try {
    const first: number[] = []
    for (let time = -1; time < STARTS; time++) {
      const seconds = await startSeconds(join(folder, `new-${time}`))
      // The very first one compiles what the others find compiled, as at every start after an update.
      if (time >= 0) {
        first.push(seconds)
      }
    }
    const used = join(folder, 'used')
    await fill(used)
    const withData: number[] = []
    for (let time = 0; time < STARTS; time++) {
      withData.push(await startSeconds(used))
    }
    return [
      benchRow(
        { row: `start to ready, with data of ${SHOPPERS} shoppers`, value: median(withData), unit: 's' },
        { measure: 'value', better: 'less', floor: 5, goal: 2 },
      ),
      benchRow(
        { row: 'start to ready, first start', value: median(first), unit: 's' },
        { measure: 'value', better: 'less', floor: 5, goal: 2 },
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string): Promise<void> {
  const server = await startTestServer({
    role: 'api',
    database: await openEmbedded(folder, pino({ level: 'silent' })),
  })
  await seedShoppers(server.deps, SHOPPERS)
  await server.close()
}

async function startSeconds(folder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(ROOT, 'server', 'quick-load.ts')).href, join(ROOT, 'server', 'main.ts')],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...{ ...process.env, NODE_ENV: 'development', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
        ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      },
    },
  )
  const gone = once(child, 'exit')
  try {
    await untilReady(child, `http://127.0.0.1:${port}/readyz`)
    return (performance.now() - begun) / 1000
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    if (child.exitCode !== null) {
      throw new Error(`the shop ended with ${child.exitCode}`)
    }
    // Refused: it does not listen yet, and that is what is asked.
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`the shop is not ready after ${LONGEST_MS / 1000} s`)
}

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
import { processorSeconds } from '../processor-time.ts'
import { type BenchRow, benchRow, median, shownRow } from '../report.ts'
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
    const first: Start[] = []
    for (let time = -1; time < STARTS; time++) {
      const start = await startOnce(join(folder, `new-${time}`))
      // The very first one compiles what the others find compiled, as at every start after an update.
      if (time >= 0) {
        first.push(start)
      }
    }
    const used = join(folder, 'used')
    await fill(used)
    const withData: Start[] = []
    for (let time = 0; time < STARTS; time++) {
      withData.push(await startOnce(used))
    }
    return [...rowsOf(`with data of ${SHOPPERS} shoppers`, withData), ...rowsOf('first start', first)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Start {
  readonly seconds: number
  /** Processor time of all its threads until then, seconds: beside other work the wall says little. */
  readonly worked: number
}

function rowsOf(what: string, starts: readonly Start[]): BenchRow[] {
  return [
    benchRow(
      { row: `start to ready, ${what}`, value: median(starts.map(({ seconds }) => seconds)), unit: 's' },
      { measure: 'value', better: 'less', floor: 5, goal: 2 },
    ),
    shownRow({ row: `processor time of it, ${what}`, value: median(starts.map(({ worked }) => worked)), unit: 's' }),
  ]
}

async function fill(folder: string): Promise<void> {
  const server = await startTestServer({
    role: 'api',
    database: await openEmbedded(folder, pino({ level: 'silent' })),
  })
  await seedShoppers(server.deps, SHOPPERS)
  await server.close()
}

async function startOnce(folder: string): Promise<Start> {
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
    return { seconds: (performance.now() - begun) / 1000, worked: child.pid ? processorSeconds(child.pid) : Number.NaN }
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

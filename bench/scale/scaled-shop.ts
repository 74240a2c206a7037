import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NodeProcess, nodeProcess } from '../../tests/faults/shop/node-process.ts'
import { postgres } from '../../tests/support/servers/postgres.ts'
import { processorSeconds } from '../processor-time.ts'

/** One node that answers and some that work, on one PostgreSQL and one folder of photos. */
export interface ScaledShop {
  readonly url: string
  /** Lets nobody work; whoever works on something stands still in the middle of it. */
  pauseWorkers(): void
  resumeWorkers(): void
  /** Processor time of all workers so far, seconds. */
  workedSeconds(): number
  close(): Promise<void>
}

/** @param workers processes, each of which decodes one photo and paints one page at a time */
export async function startScaledShop(workers: number): Promise<ScaledShop> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-scale-'))
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: join(folder, 'shared'),
    DATABASE_URL: await (await postgres()).migratedDatabase(),
    SESSION_SECRET: 'a secret that all nodes of the bench share',
    RENDER_THREADS: '1',
    PUZZLE_BITS: '1',
    LOG_LEVEL: 'warn',
  }
  const api = await nodeProcess('api', join(folder, 'api.log'), env)
  await api.start()
  const working: NodeProcess[] = []
  for (let at = 0; at < workers; at++) {
    const worker = await nodeProcess('worker', join(folder, `worker-${at}.log`), env)
    await worker.start()
    working.push(worker)
  }
  return {
    url: `http://127.0.0.1:${api.port}`,
    pauseWorkers: () => working.forEach((worker) => void worker.pause()),
    resumeWorkers: () => working.forEach((worker) => void worker.resume()),
    workedSeconds: () =>
      working.reduce((sum, worker) => {
        const pid = worker.pid()
        return sum + (pid === undefined ? 0 : processorSeconds(pid))
      }, 0),
    close: async () => {
      for (const node of [...working, api]) {
        await node.close()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Scene } from '../../editor/scene/scene.ts'
import { createPreviewPool } from '../../server/render/preview-pool.ts'
import { processorSeconds } from '../processor-time.ts'
import { median } from '../report.ts'
import { photoId, proxyIn } from './bench-page.ts'

/** Linux counts in hundredths of a second: over so many pages that is a thousandth for each. */
const PAGES = 12
const ROUNDS = 7

/** CPU ms of a page as a painting process of the shop paints it, and of its limit, medians of rounds in turns. */
export async function pageTimes(
  folder: string,
  pageOf: (n: number) => Scene,
  limitPhotos: readonly number[],
): Promise<{ readonly page: number; readonly limit: number }> {
  const pool = createPreviewPool({ processes: 1, proxyPath: (id) => proxyIn(folder, id) })
  const limit = limitProcess(limitPhotos.map((photo) => proxyIn(folder, photoId(photo))))
  try {
    let painted = 0
    const pages: number[] = []
    const limits: number[] = []
    for (let round = -1; round < ROUNDS; round++) {
      const before = usedMs(pool.pids())
      for (let page = 0; page < PAGES; page++) {
        await pool.paint(pageOf(painted++))
      }
      const [page, least] = [(usedMs(pool.pids()) - before) / PAGES, await limit.measured(PAGES)]
      // The first round starts the processes.
      if (round >= 0) {
        pages.push(page)
        limits.push(least)
      }
    }
    return { page: median(pages), limit: median(limits) }
  } finally {
    limit.stop()
    await pool.close()
  }
}

const usedMs = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorSeconds(pid) * 1000, 0)

function limitProcess(files: readonly string[]) {
  const child = fork(fileURLToPath(new URL('./limit-process.ts', import.meta.url)), [...files], {
    execPath: process.execPath,
  })
  return {
    measured: (times: number) =>
      new Promise<number>((resolve, reject) => {
        child.once('message', resolve).once('exit', (code) => reject(new Error(`the limit ended with ${code}`)))
        child.send(times)
      }),
    stop: () => child.disconnect(),
  }
}

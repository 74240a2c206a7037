import { readFileSync } from 'node:fs'
import { createPreviewPool } from '../../server/render/preview-pool.ts'
import { benchPage, proxyIn } from './bench-page.ts'

/** What one painting process held while it painted, MB: at its fullest moment, and the least of each tenth of its pages, which is what stays. */
export interface MemoryOfPages {
  readonly peak: number
  readonly tenths: readonly number[]
}

/** Paints `pages` pages of four photos out of `photos` in one process that is never replaced. */
export async function memoryOfPages(folder: string, pages: number, photos: number): Promise<MemoryOfPages> {
  const pool = createPreviewPool({
    processes: 1,
    proxyPath: (id) => proxyIn(folder, id),
    pagesPerProcess: Number.POSITIVE_INFINITY,
  })
  const at = (n: number) => n % photos
  const tenths: number[] = []
  let samples: number[] = []
  let peak = 0
  for (let n = 0; n < pages; n++) {
    await pool.paint(benchPage(n, [at(4 * n), at(4 * n + 1), at(4 * n + 2), at(4 * n + 3)]))
    const { held, most } = memoryOf(pool.pids()[0])
    samples.push(held)
    peak = most
    if ((n + 1) % (pages / 10) === 0) {
      tenths.push(Math.min(...samples))
      samples = []
    }
  }
  await pool.close()
  return { peak, tenths }
}

/** From the kernel's own notes of a process. */
function memoryOf(pid: number | undefined): { held: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6
  return { held: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

import { join } from 'node:path'
import { createPreviewPool } from '../../server/render/preview-pool.ts'
import { benchPage } from './bench-page.ts'

/**
 * A process of its own that paints pages and writes its memory down: `node memory-run.ts FOLDER PAGES PHOTOS THREADS`.
 * The last line of its output is `{"megabytes": [...]}`, sampled ten times.
 */
const [folder = '', pages = '0', photos = '1', threads = '1'] = process.argv.slice(2)
const pool = createPreviewPool({ threads: Number(threads), proxyPath: (id) => join(folder, `${id}.jpg`) })
const at = (n: number) => n % Number(photos)
const megabytes: number[] = []
const step = Number(pages) / 10
for (let sample = 0; sample < 10; sample++) {
  for (let i = 0; i < step; i += 8) {
    const numbers = Array.from({ length: Math.min(8, step - i) }, (_, k) => sample * step + i + k)
    await Promise.all(
      numbers.map((n) => pool.paint(benchPage(n, [at(4 * n), at(4 * n + 1), at(4 * n + 2), at(4 * n + 3)]))),
    )
  }
  megabytes.push(Math.round(process.memoryUsage().rss / 1e6))
}
await pool.close()
console.log(JSON.stringify({ megabytes }))

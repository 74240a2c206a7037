import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { createPagePainter } from './paint-page.ts'
import type { PreviewAnswer, PreviewJob } from './preview-process.ts'

// One process paints one page at a time: libvips' own threads and cache would only cost memory here.
sharp.concurrency(1)
sharp.cache(false)

// The collector sees small handles, not the memory behind them, and would let that pile up. What is large, a painter gives back itself.
const PAGES_PER_COLLECTION = 8

const painter = createPagePainter(loadFontBook())
let painted = 0

/** A painting process: one page a message. It holds no database and no secret, and ends with the shop. */
process.on('message', async (job: PreviewJob) => {
  const answer = await paint(job).catch(
    (error: unknown): PreviewAnswer => ({ kind: 'failed', page: job.page, message: String(error) }),
  )
  process.send?.(answer)
  if (painted++ % PAGES_PER_COLLECTION === 0) {
    globalThis.gc?.()
  }
})
process.on('disconnect', () => process.exit(0))

async function paint({ page, scene, width, proxies }: PreviewJob): Promise<PreviewAnswer> {
  const jpeg = await painter.jpeg({
    scene,
    width,
    proxyOf: (photoId) => {
      const path = proxies[photoId]
      return path === undefined ? Promise.reject(new Error(`no proxy is known for photo ${photoId}`)) : readFile(path)
    },
  })
  return { kind: 'painted', page, jpeg }
}

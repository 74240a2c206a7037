import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { loadFontBook } from '../fonts/font-book.ts'
import type { PagePainter } from './paint-page.ts'
import { createPagePainter, DEFAULT_LIMITS } from './paint-page.ts'
import type { PreviewJob } from './preview-pool.ts'

// One thread paints one page: libvips' own threads and cache would only cost memory here.
sharp.concurrency(1)
sharp.cache(false)

// The collector sees small handles, not the megabytes of pixels behind them, and would let those pile up.
setFlagsFromString('--expose-gc')
const collectGarbage: (options: { type: 'major' }) => void = runInNewContext('gc')
const PAGES_PER_COLLECTION = 4

let painted = 0
let painter: PagePainter | undefined

/** The task of a preview thread: one page as JPEG bytes. */
export async function paintPreview({ scene, proxies, width, cacheBytes }: PreviewJob): Promise<Uint8Array> {
  painter ??= createPagePainter(loadFontBook(), { ...DEFAULT_LIMITS, proxyBytes: cacheBytes })
  if (painted++ % PAGES_PER_COLLECTION === 0) {
    collectGarbage({ type: 'major' })
  }
  return painter.jpeg({
    scene,
    width,
    proxyOf: (photoId) => {
      const path = proxies[photoId]
      return path === undefined ? Promise.reject(new Error(`no proxy is known for photo ${photoId}`)) : readFile(path)
    },
  })
}

// biome-ignore lint/style/noDefaultExport: Piscina calls a worker file's default export.
export default paintPreview

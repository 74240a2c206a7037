import Piscina from 'piscina'
import type { PhotoId } from '../../domain/ids.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { DEFAULT_LIMITS } from './paint-page.ts'

export interface PreviewPool {
  /** The page as JPEG, trim only, `width` pixels across (default 800). Rejects when a proxy cannot be read. */
  paint(scene: Scene, width?: number): Promise<Buffer>
  /** Waits for the pages under way, then ends the threads. */
  close(): Promise<void>
}

export interface PreviewPoolOptions {
  readonly threads: number
  /** Where a photo's proxy file lies: a profile-free sRGB JPEG of at most 1600 px, made by this shop. */
  readonly proxyPath: (photoId: PhotoId) => string | Promise<string>
  /** Pages after which a thread starts afresh, so that no memory grows for ever. */
  readonly pagesPerThread?: number
}

/** What travels to a preview thread. */
export interface PreviewJob {
  readonly scene: Scene
  readonly proxies: Readonly<Record<string, string>>
  readonly width: number
  readonly cacheBytes: number
}

/**
 * Threads that paint preview pages beside the server's own work.
 *
 * A page goes back to the thread that painted it last, where its photos are decoded and only the change is painted;
 * a thread that is behind by two pages passes it on.
 */
export function createPreviewPool({ threads, proxyPath, pagesPerThread = 2000 }: PreviewPoolOptions): PreviewPool {
  const cacheBytes = Math.floor(DEFAULT_LIMITS.proxyBytes / threads)
  const lanes = Array.from({ length: threads }, () => new Lane(pagesPerThread))

  return {
    paint: async (scene, width = 800) => {
      const photos = new Set(scene.sprites.flatMap((sprite) => (sprite.kind === 'photo' ? [sprite.photoId] : [])))
      const paths = await Promise.all([...photos].map(async (id) => [id, await proxyPath(id)] as const))
      const job: PreviewJob = { scene, proxies: Object.fromEntries(paths), width, cacheBytes }
      return laneFor(lanes, scene.pageId).paint(job)
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** How far a page's own thread may be behind the idlest one before the page moves. */
const PATIENCE = 2

function laneFor(lanes: readonly Lane[], pageId: string): Lane {
  const [idlest] = [...lanes].sort((a, b) => a.waiting - b.waiting)
  const own = lanes.find((lane) => lane.knows(pageId))
  const lane = own && idlest && own.waiting < idlest.waiting + PATIENCE ? own : idlest
  if (!lane) {
    throw new RangeError('a preview pool needs at least one thread')
  }
  return lane
}

/** One thread with its queue; replaced by a fresh one after so many pages. */
class Lane {
  readonly #pagesPerThread: number
  readonly #known = new Set<string>()
  readonly #retiring = new Set<Promise<void>>()
  #thread = newThread()

  constructor(pagesPerThread: number) {
    this.#pagesPerThread = pagesPerThread
  }

  get waiting(): number {
    return this.#thread.pages.size
  }

  knows(pageId: string): boolean {
    return this.#known.has(pageId)
  }

  async paint(job: PreviewJob): Promise<Buffer> {
    if (this.#thread.begun >= this.#pagesPerThread) {
      this.#replaceThread()
    }
    this.#remember(job.scene.pageId)
    const thread = this.#thread
    const page: Promise<Uint8Array> = thread.pool.run(job)
    thread.begun++
    thread.pages.add(page)
    try {
      const bytes = await page
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    } finally {
      thread.pages.delete(page)
    }
  }

  async close(): Promise<void> {
    await Promise.all([retire(this.#thread), ...this.#retiring])
  }

  /** The painter keeps its last pages; what is older is known to nobody. */
  #remember(pageId: string): void {
    this.#known.delete(pageId)
    this.#known.add(pageId)
    for (const oldest of this.#known) {
      if (this.#known.size <= DEFAULT_LIMITS.pages) {
        break
      }
      this.#known.delete(oldest)
    }
  }

  #replaceThread(): void {
    const retired = retire(this.#thread).finally(() => this.#retiring.delete(retired))
    this.#retiring.add(retired)
    this.#thread = newThread()
    this.#known.clear()
  }
}

interface Thread {
  readonly pool: Piscina
  readonly pages: Set<Promise<unknown>>
  begun: number
}

function newThread(): Thread {
  const pool = new Piscina({
    filename: new URL('./preview-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    concurrentTasksPerWorker: 1,
  })
  return { pool, pages: new Set(), begun: 0 }
}

/** Ends a thread when its pages are done: ending Piscina itself would give up those that still wait. */
async function retire({ pool, pages }: Thread): Promise<void> {
  await Promise.allSettled(pages)
  await pool.destroy()
}

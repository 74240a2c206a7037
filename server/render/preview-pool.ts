import type { PhotoId } from '../../domain/ids.ts'
import type { Scene } from '../../editor/scene/scene.ts'
import { DEFAULT_LIMITS } from './paint-page.ts'
import { type PreviewJob, type PreviewProcess, startPreviewProcess } from './preview-process.ts'

export interface PreviewPool {
  /**
   * The page as JPEG, trim only, `width` pixels across (default 800). Rejects when a proxy cannot be read, and when the
   * painting process dies; the next page then gets a fresh one.
   */
  paint(scene: Scene, width?: number): Promise<Buffer>
  /** The system's numbers of the painting processes that run. */
  pids(): readonly number[]
  /** Waits for the pages under way, then ends the processes. */
  close(): Promise<void>
}

export interface PreviewPoolOptions {
  readonly processes: number
  /** Where a photo's proxy file lies: a profile-free sRGB JPEG of at most 1600 px, made by this shop. */
  readonly proxyPath: (photoId: PhotoId) => string | Promise<string>
  /** Pages after which a process starts afresh, so that no memory grows for ever. */
  readonly pagesPerProcess?: number
  /** A process that had nothing to do for so long is ended. */
  readonly idleMs?: number
}

/**
 * Processes that paint preview pages beside the server's own work; one starts with the first page that needs it.
 *
 * A page goes back to the process that painted it last, where its photos are decoded and only the change is painted;
 * a process that is behind by two pages passes it on.
 */
export function createPreviewPool(options: PreviewPoolOptions): PreviewPool {
  const { processes, proxyPath, pagesPerProcess = 2000, idleMs = 5 * 60_000 } = options
  const lanes = Array.from({ length: processes }, () => new Lane(pagesPerProcess, idleMs))

  return {
    paint: async (scene, width = 800) => {
      const photos = new Set(scene.sprites.flatMap((sprite) => (sprite.kind === 'photo' ? [sprite.photoId] : [])))
      const paths = await Promise.all([...photos].map(async (id) => [id, await proxyPath(id)] as const))
      return laneFor(lanes, scene.pageId).paint({ scene, proxies: Object.fromEntries(paths), width })
    },
    pids: () => lanes.flatMap((lane) => lane.pid ?? []),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** How far a page's own process may be behind the idlest one before the page moves. */
const PATIENCE = 2

function laneFor(lanes: readonly Lane[], pageId: string): Lane {
  const [idlest] = [...lanes].sort((a, b) => a.waiting - b.waiting)
  const own = lanes.find((lane) => lane.knows(pageId))
  const lane = own && idlest && own.waiting < idlest.waiting + PATIENCE ? own : idlest
  if (!lane) {
    throw new RangeError('a preview pool needs at least one process')
  }
  return lane
}

/** One process with its queue; replaced by a fresh one after so many pages, and ended when nobody needs it. */
class Lane {
  readonly #pagesPerProcess: number
  readonly #idleMs: number
  readonly #known = new Set<string>()
  readonly #retiring = new Set<Promise<void>>()
  #process: PreviewProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(pagesPerProcess: number, idleMs: number) {
    this.#pagesPerProcess = pagesPerProcess
    this.#idleMs = idleMs
  }

  get waiting(): number {
    return this.#process?.waiting ?? 0
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  knows(pageId: string): boolean {
    return this.#known.has(pageId)
  }

  async paint(job: Omit<PreviewJob, 'page'>): Promise<Buffer> {
    clearTimeout(this.#idle)
    const process = this.#ready()
    this.#remember(job.scene.pageId)
    try {
      return await process.paint(job)
    } finally {
      if (process === this.#process && process.waiting === 0) {
        clearTimeout(this.#idle)
        this.#idle = setTimeout(() => this.#retire(), this.#idleMs).unref()
      }
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    this.#retire()
    await Promise.all(this.#retiring)
  }

  #ready(): PreviewProcess {
    const process = this.#process
    if (process && !process.ended && process.begun < this.#pagesPerProcess) {
      return process
    }
    this.#retire()
    this.#process = startPreviewProcess()
    return this.#process
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

  #retire(): void {
    const process = this.#process
    this.#process = undefined
    this.#known.clear()
    if (process) {
      const retired = process.retire().finally(() => this.#retiring.delete(retired))
      this.#retiring.add(retired)
    }
  }
}

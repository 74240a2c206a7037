import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Scene } from '../../editor/scene/scene.ts'
import { pickedEnv, TO_START } from '../base/picked-env.ts'

/** What travels to a painting process. */
export interface PreviewJob {
  /** Counts the pages of one process. */
  readonly page: number
  readonly scene: Scene
  /** Path of each photo's proxy. */
  readonly proxies: Readonly<Record<string, string>>
  readonly width: number
}

export type PreviewAnswer =
  | { readonly kind: 'painted'; readonly page: number; readonly jpeg: Uint8Array }
  | { readonly kind: 'failed'; readonly page: number; readonly message: string }

/** A process that paints pages, one after the other. */
export interface PreviewProcess {
  /** The system's number of it. */
  readonly pid: number | undefined
  /** Pages given to it so far. */
  readonly begun: number
  /** Pages that it has not answered yet. */
  readonly waiting: number
  readonly ended: boolean
  /** Rejects when the page cannot be painted, and when the process dies before it is. */
  paint(job: Omit<PreviewJob, 'page'>): Promise<Buffer>
  /** Ends it when its pages are done. */
  retire(): Promise<void>
}

interface Waiting {
  readonly resolve: (jpeg: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * Starts a painting process: its own process, not a thread, because only the end of a process gives native memory back.
 *
 * It gets nothing of the environment but what loading libraries needs. Two arenas and fixed thresholds keep glibc from
 * holding every megabyte that pixels have passed through.
 */
export function startPreviewProcess(): PreviewProcess {
  const child = fork(fileURLToPath(new URL('./preview-child.ts', import.meta.url)), [], {
    execPath: process.execPath,
    execArgv: ['--expose-gc', '--max-semi-space-size=2'],
    env: {
      ...pickedEnv(TO_START),
      MALLOC_ARENA_MAX: '2',
      // A proxy's pixels go straight back to the system; huge pages make fetching them anew cheap.
      MALLOC_MMAP_THRESHOLD_: `${6 * 2 ** 20}`,
      MALLOC_TRIM_THRESHOLD_: `${16 * 2 ** 20}`,
      GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  let begun = 0
  let ended = false
  const left = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      ended = true
      failAll(waiting, new Error(`the painting process ended before the page was painted (${signal ?? code})`))
      resolve()
    })
    child.on('error', (error) => {
      failAll(waiting, error)
      // One that cannot be started has no end that would be told.
      if (child.pid === undefined) {
        ended = true
        resolve()
      }
    })
  })
  child.on('message', (answer: PreviewAnswer) => {
    settle(waiting, answer)
    holdLoop(child, waiting.size > 0)
  })
  holdLoop(child, false)

  return {
    pid: child.pid,
    get begun() {
      return begun
    },
    get waiting() {
      return waiting.size
    },
    get ended() {
      return ended
    },
    paint: (job) =>
      new Promise((resolve, reject) => {
        const page = begun++
        waiting.set(page, { resolve, reject })
        holdLoop(child, true)
        child.send({ ...job, page } satisfies PreviewJob, (error) => {
          if (error) {
            waiting.delete(page)
            reject(error)
          }
        })
      }),
    async retire() {
      while (waiting.size > 0) {
        await new Promise((resolve) => child.once('message', resolve).once('exit', resolve))
      }
      if (!ended) {
        child.ref()
        child.disconnect()
      }
      await left
    },
  }
}

/** A process without work does not keep the shop from ending. */
function holdLoop(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function settle(waiting: Map<number, Waiting>, answer: PreviewAnswer): void {
  const pending = waiting.get(answer.page)
  waiting.delete(answer.page)
  if (answer.kind === 'painted') {
    pending?.resolve(Buffer.from(answer.jpeg.buffer, answer.jpeg.byteOffset, answer.jpeg.byteLength))
  } else {
    pending?.reject(new Error(answer.message))
  }
}

function failAll(waiting: Map<number, Waiting>, error: Error): void {
  for (const { reject } of waiting.values()) {
    reject(error)
  }
  waiting.clear()
}

import type { ImageAnalysis } from '../../../domain/image-analysis/picture-analysis.ts'
import type { Place, Position } from '../../../domain/image-analysis/place.ts'
import type { ByteLimits } from '../../../domain/photo/size-class.ts'
import type {
  CheckedPhoto,
  CheckRules,
  PhotoAnswers,
  PhotoGlance,
  PhotoReply,
  PhotoRequest,
  PhotoTask,
} from './photo-worker/photo-messages.ts'
import type { PhotoStart } from './photo-worker/start-of.ts'

/** Reads photos on this phone, off the main thread. All reject with the signal's reason when it aborts. */
export interface PhotoReader {
  /** Size, content, name, and what the header says. */
  check(file: File, rules: CheckRules, signal?: AbortSignal): Promise<CheckedPhoto>
  /** What the first bytes of each tell: the photo from others, its date, its place; `null` where it cannot be read. */
  starts(files: readonly Blob[], signal?: AbortSignal): Promise<readonly (PhotoStart | null)[]>
  /** The same pixels in fewer bytes than the largest size; `undefined` when this phone cannot do that. */
  compress(file: Blob, limits: ByteLimits, signal?: AbortSignal): Promise<Blob | undefined>
  /** md5 of all bytes, hexadecimal. */
  hash(file: Blob, signal?: AbortSignal): Promise<string>
  /** Upright size, date and thumbnail, two photos at a time; `undefined` when this phone cannot show the photo. */
  glance(file: Blob, signal?: AbortSignal): Promise<PhotoGlance | undefined>
  /** How a small upright picture looks, to find others like it; `undefined` when this browser cannot open it. */
  look(picture: Blob, faces: boolean, signal?: AbortSignal): Promise<ImageAnalysis | undefined>
  /** The name of the place of a position. Both stay on this phone. */
  place(position: Position, signal?: AbortSignal): Promise<Place>
  dispose(): void
}

interface Waiting {
  readonly resolve: (answer: PhotoAnswers[keyof PhotoAnswers]) => void
  readonly reject: (fault: unknown) => void
}

/** The worker starts with the first photo. One that breaks fails its photos and is replaced with the next one. */
export function createPhotoReader(): PhotoReader {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastJob = 0

  const drop = (fault: Error) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) {
      reject(fault)
    }
    waiting.clear()
  }
  const started = (): Worker => {
    worker ??= start()
    return worker
  }
  const start = (): Worker => {
    const made = new Worker(new URL('./photo-worker/photo-worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<PhotoReply>) => {
      const job = waiting.get(data.job)
      waiting.delete(data.job)
      if ('fault' in data) {
        job?.reject(new Error(data.fault))
      } else {
        job?.resolve(data.answer)
      }
    }
    made.onerror = (event) => drop(new Error(`the photo reader broke: ${event.message}`))
    return made
  }
  const ask = <K extends keyof PhotoAnswers>(
    task: PhotoTask & { readonly kind: K },
    signal: AbortSignal | undefined,
  ): Promise<PhotoAnswers[K]> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const job = ++lastJob
      const post = (request: PhotoRequest) => started().postMessage(request)
      waiting.set(job, { resolve: (answer) => resolve(answer as PhotoAnswers[K]), reject })
      signal?.addEventListener(
        'abort',
        () => {
          if (waiting.delete(job)) {
            post({ cancel: job })
            reject(signal.reason)
          }
        },
        { once: true },
      )
      post({ job, task })
    })

  return {
    check: (file, rules, signal) => ask({ kind: 'check', file, fileName: file.name, rules }, signal),
    starts: (files, signal) => ask({ kind: 'starts', files }, signal),
    compress: (file, limits, signal) => ask({ kind: 'compress', file, limits }, signal),
    hash: (file, signal) => ask({ kind: 'hash', file }, signal),
    glance: (file, signal) => ask({ kind: 'glance', file }, signal),
    look: (picture, faces, signal) => ask({ kind: 'look', picture, faces }, signal),
    place: (position, signal) => ask({ kind: 'place', position }, signal),
    dispose: () => drop(new Error('the photo reader is gone')),
  }
}

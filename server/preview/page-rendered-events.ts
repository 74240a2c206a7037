import { EventEmitter } from 'node:events'
import type { TaskId } from '../../domain/ids.ts'

/** Tells who waits for a preview that one of its pages got ready in this process. */
export interface PageRenderedEvents {
  tell(taskId: TaskId): void
  /** Settles at the next news of the task, or after `ms`, whichever comes first. */
  wait(taskId: TaskId, ms: number): Promise<void>
}

export function createPageRenderedEvents(): PageRenderedEvents {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    tell: (taskId) => {
      emitter.emit(taskId)
    },
    wait: (taskId, ms) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(limit)
          emitter.off(taskId, done)
          resolve()
        }
        const limit = setTimeout(done, ms)
        emitter.once(taskId, done)
      }),
  }
}

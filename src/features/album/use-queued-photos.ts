import { startTransition, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { queuedPhotos } from '../../../machines/upload-queue/upload-queue.selectors.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'

/** The list is drawn so often, and not more: sixty photos tell a hundred things a second. */
const NEWS_MS = 100

/** The photos of the queue, a moment late: what is drawn of them gives way to a finger. */
export function useQueuedPhotos(queue: ActorRefFrom<typeof uploadQueueMachine>): readonly QueuedPhoto[] {
  const [photos, setPhotos] = useState(() => queuedPhotos(queue.getSnapshot()))
  useEffect(() => {
    let shownAt = Number.NEGATIVE_INFINITY
    let timer: number | undefined
    const show = () => {
      timer = undefined
      shownAt = performance.now()
      startTransition(() => setPhotos(queuedPhotos(queue.getSnapshot())))
    }
    const subscription = queue.subscribe(() => {
      timer ??= window.setTimeout(show, Math.max(0, shownAt + NEWS_MS - performance.now()))
    })
    show()
    return () => {
      subscription.unsubscribe()
      window.clearTimeout(timer)
    }
  }, [queue])
  return photos
}

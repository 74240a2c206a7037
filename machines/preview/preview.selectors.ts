import type { SnapshotFrom } from 'xstate'
import type { previewMachine } from './preview.machine.ts'

type PreviewSnapshot = SnapshotFrom<typeof previewMachine>

/** How far the pictures of a preview are. */
export interface PaintingProgress {
  readonly painted: number
  readonly total: number
}

export function paintingProgress({ context }: PreviewSnapshot): PaintingProgress {
  const total = context.task?.pages.length ?? 0
  return { painted: total - context.awaited.length, total }
}

/** Which ways out of a failure are open. */
export function optionsAfterFailure(snapshot: PreviewSnapshot): {
  readonly retry: boolean
  readonly post: boolean
  readonly reset: boolean
} {
  return {
    retry: snapshot.can({ type: 'preview.retry' }),
    post: snapshot.can({ type: 'preview.post again' }),
    reset: snapshot.can({ type: 'preview.reset' }),
  }
}

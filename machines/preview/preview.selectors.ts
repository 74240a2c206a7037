import type { SnapshotFrom } from 'xstate'
import type { PageId } from '../../domain/ids.ts'
import type { previewMachine } from './preview.machine.ts'
import type { PreviewPage } from './preview.types.ts'

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

export function previewPage({ context }: PreviewSnapshot, id: PageId): PreviewPage | undefined {
  return context.task?.pages.find((page) => page.id === id)
}

/** Which ways out of a failure are open. */
export function waysOut(snapshot: PreviewSnapshot): {
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

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

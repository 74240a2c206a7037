import type { SnapshotFrom } from 'xstate'
import type { PageId } from '../../domain/ids.ts'
import type { previewMachine } from './preview.machine.ts'
import type { PreviewPage, PreviewTask } from './preview.types.ts'

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

/** A page as the shop has painted it. */
export type PagePicture = Pick<PreviewPage, 'url' | 'cells'>

/** The pictures that are there, of the design as the shop has it. */
export function paintedPages(pages: PreviewTask['pages']): ReadonlyMap<PageId, PagePicture> {
  return new Map(pages.filter(({ url }) => url !== '').map((page) => [page.id, page]))
}

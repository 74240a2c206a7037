import type { RunState } from './run-state.ts'

/** What became of one file of the folder. */
export interface FileVerdict {
  readonly file: string
  readonly verdict: 'placed' | 'spare' | 'refused'
  readonly reason?: string
}

/** `order.json`. With `--photos-only` there is no order, and a good photo is `spare`. */
export interface BookReport {
  readonly orderid: string
  readonly product: string
  readonly amount: number
  readonly currency: string
  /** Sheets of the print file; the first is the cover. */
  readonly pages: number
  readonly photos: readonly FileVerdict[]
  readonly ms: { readonly upload: number; readonly design: number; readonly preview: number; readonly print: number }
}

/** The verdict of every file. `placed` holds the photos that lie on a page; without a book there are none. */
export function fileVerdicts(files: readonly string[], state: RunState, placed: ReadonlySet<string>): FileVerdict[] {
  return files.map((file) => {
    const { verdict, reason, photoId } = state.photos[file] ?? {}
    if (verdict === 'refused') {
      return { file, verdict, reason: reason ?? '' }
    }
    if (verdict !== 'stored' || photoId === undefined) {
      throw new Error(`${file} has no verdict`)
    }
    return { file, verdict: placed.has(photoId) ? 'placed' : 'spare' }
  })
}

/** How many of each, as one line. */
export function summary(photos: readonly FileVerdict[]): string {
  const counts = (['placed', 'spare', 'refused'] as const)
    .map((verdict) => [verdict, photos.filter((photo) => photo.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
  return `${photos.length} files: ${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`
}

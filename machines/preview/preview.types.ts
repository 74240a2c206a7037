import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { CalendarSettings } from '../../domain/calendar/calendar-settings.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { PageCells } from '../../domain/calls/page-cells.ts'
import type { createPreview, openPreview } from '../../domain/calls/preview.ts'
import type { Design, PageKind } from '../../domain/design/design.ts'
import type { AlbumId, GroupId, PageId, PhotoId, ProductId, TaskId, ThemeId } from '../../domain/ids.ts'
import type { PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import type { PageRevisions } from '../../domain/preview/preview-page.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** A new design of an album, or one that is there already. */
export type PreviewInput =
  | {
      readonly kind: 'create'
      readonly aid: AlbumId
      readonly pid: ProductId
      readonly themeId: ThemeId
      readonly seed?: number
      /** This design is made anew, laid out otherwise (B§4 preview mode 2). */
      readonly recreate?: TaskId
      /** Photos alone: nothing is written on the pages (B§3 addText 0). */
      readonly wordless?: boolean
      /** The photos that were chosen of the album; absent: all of them. */
      readonly photos?: readonly PhotoId[]
      /** Calendars: what the shopper chose, and how many months. */
      readonly calendar?: {
        readonly settings: CalendarSettings
        readonly months: number
        readonly byMonthTaken?: boolean
      }
      /** Made once by whoever starts: the same key never designs twice. */
      readonly opid: string
    }
  | { readonly kind: 'open'; readonly taskId: TaskId }

/** Why an album is not designed, or a design not opened. */
export type PreviewRefusal = RefusalOf<typeof createPreview | typeof openPreview>

/** One page and its picture. An empty `url` means: still being painted (B§4). */
export interface PreviewPage {
  readonly id: PageId
  readonly kind: PageKind
  readonly groupId: GroupId | null
  readonly url: string
  /** Where its photos and texts lie on the picture; absent while there is none. */
  readonly cells?: PageCells
  /** The revision that `url` shows; of a page without a picture the one that last changed it, as the server says. */
  readonly rev: number
}

export interface PreviewTask {
  readonly taskId: TaskId
  /** The album whose photos are designed. */
  readonly aid: AlbumId
  readonly addText: boolean
  /** The name that its shopper gave it; empty: it goes by the title on its cover. */
  readonly name: string
  readonly pages: readonly PreviewPage[]
  readonly design: Design
  /** Photos of the design that were taken out of its album; absent: none. */
  readonly removed?: readonly AlbumPhoto[]
  readonly rev: number
}

export interface PreviewContext {
  readonly ask: PreviewInput
  readonly task: PreviewTask | null
  /** Pages whose picture is awaited. */
  readonly awaited: readonly PageId[]
  /** How often the awaited pictures were asked for. */
  readonly polls: number
  /** Visible time spent waiting for the awaited pictures, ms. */
  readonly waited: number
  /** Pages whose picture the shop has given up to paint. */
  readonly givenUp: readonly PageId[]
  readonly error: PreviewErrorCode | null
  readonly refused: Refused<PreviewRefusal> | null
  readonly problem: Problem | null
}

export type PreviewEvent =
  /** The server has a newer design: pages that it changed since their picture was painted are awaited again. */
  | {
      readonly type: 'pages.changed'
      readonly design: Design
      readonly rev: number
      readonly pageRevs: PageRevisions
    }
  /** Waits for the same pictures once more, and has painted again what the shop gave up. */
  | { readonly type: 'preview.retry' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  /** Visible time has passed, ms since the last report; told every second while the page is shown. */
  | { readonly type: 'page.waited'; readonly ms: number }

export type PreviewTag = 'busy' | 'painting' | 'hidden' | 'ready' | 'failed' | 'refused'

export type TaskAnswer = { readonly kind: 'task'; readonly task: PreviewTask } | Refused<PreviewRefusal>

/** How far the picture of one page is. `error`: the painter gave up, and this is the code of what last changed the page. */
interface PagePicture {
  readonly id: PageId
  readonly url: string
  readonly cells?: PageCells
  readonly rev: number
  readonly error: PreviewErrorCode | null
}
export type PictureReport = readonly PagePicture[]

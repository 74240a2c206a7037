import type { RefusalOf } from '../../domain/calls/call.ts'
import type { editPreview, shufflePreview } from '../../domain/calls/edit-preview.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design, Placement, SlotAddress } from '../../domain/design/design.ts'
import type { EditRefusal } from '../../domain/design/world/edit-world.ts'
import type { DesignPlace } from '../../domain/editing/design-place.ts'
import type { EditingDraft } from '../../domain/editing/draft.ts'
import type { EditorState } from '../../domain/editing/editor-state.ts'
import type { Op } from '../../domain/editing/op.ts'
import type { CaptionId, PageId, TaskId } from '../../domain/ids.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import type { PageRevisions } from '../../domain/preview/preview-page.ts'
import type { Paper } from '../../domain/product/paper.ts'
import type { PageRule } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

/** What edits are decided against, as data; `domain` looks photos up in a map that is made of `photos`. */
export interface EditingWorld {
  readonly photos: readonly PhotoFacts[]
  /** As it looks on this product (`themeFor`). */
  readonly theme: Theme
  readonly paper: Paper
  readonly pages: PageRule
  /** Nothing is written on the design: photos alone (B§3 addText 0). */
  readonly wordless?: boolean
}

/** An op as it is sent: made on the revision `baseRev`. */
export interface OpToSend {
  readonly taskId: TaskId
  readonly opId: string
  readonly baseRev: number
  readonly edit: Edit
}

export interface EditingInput {
  readonly taskId: TaskId
  readonly design: Design
  readonly rev: number
  readonly world: EditingWorld
  /** Unique for this visit, 21 characters: op ids are made of it and a count. */
  readonly visit: string
  /** Edits of an earlier visit that the server does not have yet. */
  readonly draft?: EditingDraft
  /** Where the shopper was in it; absent: at its first page. */
  readonly place?: DesignPlace
}

export type Selection =
  | { readonly kind: 'slot'; readonly at: SlotAddress }
  | { readonly kind: 'caption'; readonly pageId: PageId; readonly captionId: CaptionId }

export interface EditingContext {
  readonly taskId: TaskId
  readonly visit: string
  readonly world: EditingWorld
  /** The design and its history as the server has them at `rev`. */
  readonly base: EditorState
  readonly rev: number
  /** Of each page, the revision that last changed it, as the server's last answer says; none before its first. */
  readonly pageRevs: PageRevisions
  readonly outbox: readonly Op[]
  /** What the shopper sees: `base` with the whole outbox drawn on it. */
  readonly current: EditorState
  /** Ops made in this visit. */
  readonly opCount: number
  /** The op that may have been sent and whose outcome is not known. */
  readonly sentOpId: string | null
  /** Changes to what must survive a reload, and how many of them this phone has written. */
  readonly changes: number
  readonly writing: number
  readonly kept: number
  readonly online: boolean
  readonly pageId: PageId
  readonly selection: Selection | null
  /** The last edit that was refused, by this phone or by the server, until the shopper has seen it. */
  readonly refused: Refused<EditRefusal | OpRefusal> | null
  /** The edit that the server refused and that was taken back, so that it can be posted again; none that this phone refused. */
  readonly takenBack: Edit | null
  /** How many other edits the refusal or a newer design took with it. */
  readonly dropped: number
  readonly problem: Problem | null
  /** Failed tries of the op that is being sent. */
  readonly tries: number
  /** How long that op waits until it is sent again, ms. */
  readonly pause: number
  /** The revision that the server just called its newest, so that it can be ordered. */
  readonly checked: number | null
  /** The server's design in a conflict. */
  readonly latest: LatestDesign | null
}

export type EditingEvent =
  | { readonly type: 'page.show'; readonly pageId: PageId }
  | { readonly type: 'slot.select'; readonly at: SlotAddress }
  | { readonly type: 'caption.select'; readonly pageId: PageId; readonly captionId: CaptionId }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'crop.start' }
  | { readonly type: 'crop.done'; readonly placement: Placement }
  | { readonly type: 'swap.start' }
  | { readonly type: 'text.start' }
  | { readonly type: 'text.done'; readonly edit: Extract<Edit, { cmd: 'update_text_value' }> }
  | { readonly type: 'photo.choose' }
  | { readonly type: 'photo.chosen'; readonly edit: Edit }
  | { readonly type: 'pages.arrange' }
  | { readonly type: 'pages.done' }
  /** Leaves the tool without a change. */
  | { readonly type: 'tool.cancel' }
  /** Any edit that needs no tool: shuffle, add a page, delete. Allowed in every tool. */
  | { readonly type: 'edit.make'; readonly edit: Edit }
  /** So many steps at once; absent: one. */
  | { readonly type: 'edit.undo'; readonly times?: number }
  | { readonly type: 'edit.redo'; readonly times?: number }
  /** The refusal is read; the edit stays taken back. */
  | { readonly type: 'refusal.seen' }
  /** Posts the edit again that the server refused, under a new key. */
  | { readonly type: 'edit.again' }
  /** Gives up the edit that the shop does not answer. */
  | { readonly type: 'edit.reset' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.back' }
  /** Does not wait any longer: asks the shop again at once, as after signing in. */
  | { readonly type: 'saving.retry' }
  /** Asks the server whether what is seen here is its newest design. */
  | { readonly type: 'design.check' }
  /** Takes the server's newer design and applies this phone's edits to it again. */
  | { readonly type: 'conflict.apply again' }
  /** Takes the server's newer design and drops this phone's edits. */
  | { readonly type: 'conflict.use latest' }

export type EditingTag =
  | ('resting' | 'selected' | 'cropping' | 'swapping' | 'placing text' | 'choosing photo' | 'arranging pages')
  | (
      | 'saved'
      | 'on this phone'
      | 'saving'
      | 'offline'
      | 'signed out'
      | 'not here'
      | 'conflict'
      | 'checking'
      | 'outdated'
      | 'refused'
      | 'failed'
      | 'not kept'
    )

/** Refusals of the server beyond those of an edit itself. */
export type OpRefusal = RefusalOf<typeof editPreview | typeof shufflePreview>

export type OpAnswer =
  | { readonly kind: 'applied'; readonly rev: number; readonly pageRevs: PageRevisions }
  /** 4091: someone else changed the design since `baseRev`. */
  | { readonly kind: 'conflict'; readonly rev: number }
  /** The shop has no such design for who is signed in: no word on the edit, which may be somebody else's by now. */
  | { readonly kind: 'not-here' }
  | Refused<EditRefusal | OpRefusal>

export interface LatestDesign {
  readonly design: Design
  readonly rev: number
  readonly pageRevs: PageRevisions
}

import type { Design } from '../design/design.ts'
import type { Box, Size } from '../geometry.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../ids.ts'
import type { LyingTurns } from '../photo/photo.ts'
import type { CheckLevel } from './checks.ts'

/** One thing that would print otherwise than the shopper expects, and where. */
export type Finding = { readonly level: Exclude<CheckLevel, 'off'> } & (
  | {
      readonly kind: 'low-ppi'
      readonly pageId: PageId
      readonly slotId: SlotId
      readonly photoId: PhotoId
      /** Along the side that has fewer; 0 where the size of the photo is not known. */
      readonly ppi: number
      /** The printed size up to which it is sharp, mm. */
      readonly sharpUpTo: Size
    }
  /** Its file is damaged or gone in the storage: its page could not be printed. */
  | { readonly kind: 'photo-damaged'; readonly pageId: PageId; readonly slotId: SlotId; readonly photoId: PhotoId }
  | { readonly kind: 'text-in-trim'; readonly pageId: PageId; readonly captionId: CaptionId }
  | { readonly kind: 'text-overflow'; readonly pageId: PageId; readonly captionId: CaptionId }
  /** `characters` that no face of the shop can draw, each once. A text of the theme or of a calendar has no caption. */
  | {
      readonly kind: 'missing-glyph'
      readonly pageId: PageId
      readonly captionId?: CaptionId
      readonly characters: readonly string[]
    }
  | { readonly kind: 'blank-slot'; readonly pageId: PageId; readonly slotId: SlotId }
  /** A page of a book that nothing is printed on. */
  | { readonly kind: 'blank-page'; readonly pageId: PageId }
  | {
      readonly kind: 'photo-twice'
      readonly pageId: PageId
      readonly slotId: SlotId
      readonly photoId: PhotoId
      /** Where it lies first. */
      readonly first: PageId
    }
  /** A photo that seems to lie, and that nobody has turned; `turns` would set it upright. */
  | {
      readonly kind: 'photo-lies'
      readonly pageId: PageId
      readonly slotId: SlotId
      readonly photoId: PhotoId
      readonly turns: LyingTurns
    }
  /** Nobody has said what the book is called; `given` is the name that its album got by itself, printed by a design of before. */
  | { readonly kind: 'no-title'; readonly pageId: PageId; readonly given?: string }
  | { readonly kind: 'page-count'; readonly count: number; readonly allowed: PageCounts }
)

/** How many inner pages can be made. */
export interface PageCounts {
  readonly min: number
  readonly max: number
  readonly multiple: number
}

/** How one text of a page lies on it, measured by whoever lays texts out. */
export interface TextFact {
  /** Absent: a text that is no caption of the shopper's. */
  readonly captionId?: CaptionId
  /** What is inked, on the sheet, mm; absent: nothing. */
  readonly ink?: Box
  readonly overflows: boolean
  readonly missing: readonly string[]
  /** What fits of a text that overflows, its end marked; absent: nothing fits. */
  readonly fitting?: string
  /** The text with what can be drawn instead of `missing`: a plain form of the same character, or nothing. */
  readonly drawable?: string
}

/** The facts of every text on a page of a design. */
export type TextFacts = (design: Design, page: Design['pages'][number]) => readonly TextFact[]

/** Names a finding among those of one design. */
export function findingKey(finding: Finding): string {
  switch (finding.kind) {
    case 'page-count':
      return finding.kind
    case 'blank-page':
    case 'no-title':
      return `${finding.kind} ${finding.pageId}`
    case 'photo-damaged':
    case 'low-ppi':
    case 'blank-slot':
    case 'photo-twice':
    case 'photo-lies':
      return `${finding.kind} ${finding.pageId} ${finding.slotId}`
    default:
      return `${finding.kind} ${finding.pageId} ${finding.captionId ?? ''}`
  }
}

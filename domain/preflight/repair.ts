import type { Edit } from '../design/change/edit.ts'
import type { PhotoId } from '../ids.ts'

/** How a finding can be mended, as the shopper is told it. */
export type RepairKind =
  | ('use-twin' | 'smaller-place' | 'swap-places' | 'more-photos' | 'show-more')
  | ('pull-inside' | 'more-room' | 'shorten' | 'draw-plain' | 'take-text-off')
  | ('replace' | 'take-out')
  | 'turn'
  | ('fill' | 'close-gap' | 'take-sheet-out' | 'take-off')
  | ('add-pages' | 'take-pages-out')
  | ('take-title' | 'leave-untitled')

/** One tap that mends one finding. */
export interface Repair {
  readonly how: RepairKind
  readonly edit: Edit
  /** Nothing that the shopper wrote or chose is lost: may be done with all others at once. */
  readonly safe: boolean
  /** The photo that comes. */
  readonly photoId?: PhotoId
  /** What is written. */
  readonly text?: string
}

import type { EpochMs } from '../units.ts'
import type { LayoutWeights } from './layout-policy.ts'
import type { Frame } from './slicing-tree.ts'

/** What pagination needs to know of a photo. */
export interface PagePhoto {
  readonly aspect: number
  /** The printed width of the whole photo, micrometres, beyond which its pixels would show. */
  readonly sharp?: number
  readonly takenAt?: EpochMs
  /** It is better among others than alone on its page. */
  readonly besideOthers?: boolean
  /** Photos of different groups share no page. */
  readonly group: number
}

/** What a book is paginated from. */
export interface BookRequest {
  readonly photos: readonly PagePhoto[]
  /** The frame of a page; `opening` is the first page of its group, where a title may take room. */
  readonly frame: (group: number, opening: boolean) => Frame
  readonly weights: LayoutWeights
  readonly pages: {
    readonly min: number
    readonly max: number
    readonly wanted: number
    readonly multiple: number
    /** Pages that others lay out: they count for the multiple only. */
    readonly beside?: number
  }
  readonly perPage: { readonly min: number; readonly max: number }
  /** Photos that began a page before: breaks elsewhere cost a little, so that most pages stay as they are. */
  readonly anchors?: ReadonlySet<number>
}

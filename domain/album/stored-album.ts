import type { CoverStyle } from '../cover-style.ts'
import type { TextShow } from './group-text.ts'

/** One group of an album as it is stored: photos by key, in the shopper's order. */
export interface StoredGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly photos: readonly string[]
  readonly textShow?: TextShow
  readonly disabled?: true
  readonly layoutTexts?: readonly string[]
}

/** What the shopper arranged. Facts of the photos stand with the photos, never here. */
export interface StoredAlbumData {
  readonly groups: readonly StoredGroup[]
  readonly cover: readonly string[]
  /** As in `Album`; absent in albums of before. */
  readonly coverStyle?: CoverStyle
  readonly coverTitle?: string
  /** Photos of the groups that no design takes by itself, by key. Absent in albums of before. */
  readonly spare?: readonly string[]
  /** Photos of the groups whose picture did not load (A§8), by key. Absent: none. */
  readonly failed?: readonly string[]
  /** The shopper arranged the photos by hand (A§3). */
  readonly drag: boolean
  /** When a preview was last made of it, `YYYY-MM-DD HH:mm:ss`, UTC, or as a client writes it (A§9). */
  readonly previewTime: string
  /** The client's own note on cover picture sizes, passed through (A§3). */
  readonly coverHighData: string
}

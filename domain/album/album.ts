import type { CoverStyle } from '../cover-style.ts'
import type { AlbumId, GroupId, PhotoId, UserId } from '../ids.ts'
import type { Localised } from '../language.ts'
import type { PhotoFormat } from '../photo/header/picture-header.ts'
import type { Focus, LyingTurns } from '../photo/photo.ts'
import type { EpochMs } from '../units.ts'
import type { TextShow } from './group-text.ts'

/** Who may open an album by its link (A§3, readings 3). The owner always may do everything. */
export type ShareType = 'edit' | 'readonly' | 'noshare'

/** A photo that is safely stored. `key` is its place in the storage: `basecode/photoId.ext`. */
export interface AlbumPhoto {
  readonly id: PhotoId
  readonly key: string
  /** The name on the shopper's phone, shown as text only. */
  readonly fileName: string
  readonly md5: string
  readonly format: PhotoFormat
  readonly bytes: number
  /** Upright pixels. */
  readonly width: number
  readonly height: number
  readonly takenAt?: EpochMs
  /** Where its faces lie; absent where none were found. */
  readonly focus?: Focus
  /** How it looks (`PhotoFacts`); absent of photos that came before this was seen. */
  readonly likeness?: string
  readonly sharpEdge?: number
  readonly blackPercent?: number
  /** It seems to lie on its side (`PhotoFacts`). */
  readonly lies?: LyingTurns
  /** Addresses of the 800 px thumbnail and of the 1600 px profile-free picture that pages are painted from. */
  readonly imageThumb: string
  readonly proxy: string
}

export interface AlbumGroup {
  readonly id: GroupId
  readonly title: string
  readonly description: string
  readonly photos: readonly AlbumPhoto[]
  /** Absent: as is usual (`USUAL_TEXT_SHOW`). */
  readonly textShow?: TextShow
  /** No design takes its photos by itself (A§3 disabled); absent: it does. */
  readonly disabled?: true
  /** Words for the places of a layout that have no title, in their order: the backs of cards (B§3 text type 0). */
  readonly layoutTexts?: readonly string[]
}

export interface Album {
  readonly id: AlbumId
  readonly uid: UserId
  readonly name: string
  /** The album's folder in the storage, chosen by the server. */
  readonly basecode: string
  readonly groups: readonly AlbumGroup[]
  readonly coverPhotos: readonly AlbumPhoto[]
  /** Which of a look's covers its books have; absent: the look's usual one. */
  readonly coverStyle?: CoverStyle
  /** What its books are called on cover and spine, empty: nothing; absent: nobody has said (`coverTitleOf`). */
  readonly coverTitle?: string
  /** Photos of the groups that no design shall take by itself: they wait beside its pages. Absent: none. */
  readonly spare?: readonly PhotoId[]
  /** Photos whose picture did not load (A§3 errorCode -1): no design takes them until it does. Absent: none. */
  readonly failed?: readonly PhotoId[]
  /** Photos whose file in the storage is damaged or gone: no design takes them, none can be printed. Absent: none. */
  readonly damaged?: readonly PhotoId[]
  /** It belongs to the shop: its owner is one of the merchant's own (A§6); absent: to a shopper. */
  readonly ismch?: true
  readonly shareType: ShareType
  /** The link that opens the album to others; only its owner gets it, and only while it is shared. */
  readonly shareUrl?: string
  /** Grows with every save; a save names the value it started from (readings 4). */
  readonly lastUpdateTime: EpochMs
}

/** Names given when the shopper gives none (A§9). */
export const DEFAULT_ALBUM_NAME = '我的影集'
export const DEFAULT_GROUP_NAME = '未分组'

/** Album names have at most this many graphemes (B§9). */
export const ALBUM_NAME_MAX = 10

/** The name of a new album (A§9: 我的影集), in the language that its owner reads; all within 10 characters. */
export const DEFAULT_ALBUM_NAMES: Localised = {
  'zh-Hans': DEFAULT_ALBUM_NAME,
  'zh-Hant': '我的相簿',
  en: 'My album',
}

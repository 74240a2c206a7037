import type { Album, ShareType } from '../../domain/album/album.ts'
import type { AlbumEdit } from '../../domain/album/album-edit.ts'
import type { getAlbumInfo, saveAlbum, setAlbumShareType } from '../../domain/calls/album.ts'
import type { RefusalOf } from '../../domain/calls/call.ts'
import type { AlbumId } from '../../domain/ids.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

export interface AlbumInput {
  readonly aid: AlbumId
}

export interface AlbumContext {
  readonly aid: AlbumId
  /** The album as the shopper sees it: the server's copy with the unsaved changes made. */
  readonly album: Album | null
  /** Changes that the server does not have yet, oldest first. */
  readonly unsaved: readonly AlbumEdit[]
  /** Those of them that were handed to this phone last. */
  readonly kept: readonly AlbumEdit[]
  /**
   * What was sent last, as long as there is no word about it: it goes again as it was. The shop may have it, and would take anything else from the
   * same base for somebody else's change.
   */
  readonly travelling: Album | null
  /** How many of the unsaved changes it carries. */
  readonly saving: number
  /** The server's newer album, while the shopper decides what becomes of the unsaved changes. */
  readonly newer: Album | null
  /** How often the save was tried in a row without reaching the server. */
  readonly tried: number
  readonly refused: Refused<AlbumRefusal> | null
  readonly problem: Problem | null
}

/** Why the shop does not show, keep or share an album. */
export type AlbumRefusal = RefusalOf<typeof getAlbumInfo | typeof saveAlbum | typeof setAlbumShareType>

export type AlbumEvent =
  | { readonly type: 'album.edit'; readonly edit: AlbumEdit }
  | { readonly type: 'album.retry' }
  | { readonly type: 'conflict.apply again' }
  | { readonly type: 'conflict.use latest' }
  | { readonly type: 'share.choose'; readonly shareType: ShareType }

/** `saved`: the server has everything. `on this phone`: it will. `not kept`: this phone could not keep what it does not have. */
export type AlbumTag =
  | 'loading'
  | 'open'
  | 'saved'
  | 'on this phone'
  | 'not kept'
  | 'signed out'
  | 'conflict'
  | 'failed'
  | 'refused'

export type LoadAnswer =
  | { readonly kind: 'album'; readonly album: Album; readonly unsaved: readonly AlbumEdit[] }
  | Refused<AlbumRefusal>
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly lastUpdateTime: EpochMs }
  /** Somebody else saved since: A§5 "the album failed to save, please refresh". */
  | { readonly kind: 'conflict'; readonly newer: Album }
  | Refused<AlbumRefusal>
export type ShareAnswer = { readonly kind: 'shared'; readonly album: Album } | Refused<AlbumRefusal>

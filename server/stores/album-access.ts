import { and, eq, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../base/caller.ts'
import { albums } from '../db/schema/albums.tables.ts'

/** Whose right is asked for: a caller, or the places where one will stand in a query that is built once. */
export interface Whose {
  readonly merchantId: Caller['merchantId'] | Placeholder
  readonly uid: Caller['uid'] | Placeholder
  readonly grants: Caller['grants']
}

/** What a caller may do with an album: everything, arrange it, or look. */
export type AlbumRole = 'owner' | 'editor' | 'reader'

const nobody = sql`false`

function isOwner(caller: Whose): SQL {
  return caller.uid === undefined ? nobody : eq(albums.uid, caller.uid)
}

/** The album is shared by a link that the caller's browser holds. */
function holdsLink(caller: Whose, shareTypes: readonly ('edit' | 'readonly')[]): SQL {
  if (caller.grants.length === 0) {
    return nobody
  }
  return and(inArray(albums.shareHash, [...caller.grants]), inArray(albums.shareType, [...shareTypes])) ?? nobody
}

const alive = (caller: Whose) => and(eq(albums.mchid, caller.merchantId), isNull(albums.deletedAt))

/**
 * Conditions for `where` that name only albums the caller may use in that way: of this merchant, not deleted, his own or
 * shared with him. Every query of an album carries one of them (never load first and check afterwards).
 */
export const albumIs = {
  /** Only the owner. */
  ownedBy: (caller: Caller): SQL => and(alive(caller), isOwner(caller)) ?? nobody,
  /** The owner, or who is signed in and holds the edit link. */
  editableBy: (caller: Whose): SQL =>
    caller.uid === undefined
      ? nobody
      : (and(alive(caller), or(isOwner(caller), holdsLink(caller, ['edit']))) ?? nobody),
  /** The owner, or who holds either link. */
  readableBy: (caller: Caller): SQL =>
    and(alive(caller), or(isOwner(caller), holdsLink(caller, ['edit', 'readonly']))) ?? nobody,
}

/** The role of a caller who may read the album at all. */
export function roleOf(album: { readonly uid: string; readonly shareType: string }, caller: Caller): AlbumRole {
  if (caller.uid === album.uid) {
    return 'owner'
  }
  return album.shareType === 'edit' && caller.uid !== undefined ? 'editor' : 'reader'
}

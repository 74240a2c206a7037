import type { SnapshotFrom } from 'xstate'
import type { albumMachine } from './album.machine.ts'

type AlbumSnapshot = SnapshotFrom<typeof albumMachine>

/** How safe the shopper's changes are, in one word. */
export type SavedState = 'saved' | 'on this phone' | 'not kept' | 'signed out' | 'conflict' | 'refused'

export function savedState(snapshot: AlbumSnapshot): SavedState {
  if (snapshot.hasTag('conflict')) {
    return 'conflict'
  }
  if (snapshot.hasTag('refused')) {
    return 'refused'
  }
  if (snapshot.hasTag('saved')) {
    return 'saved'
  }
  if (snapshot.hasTag('not kept')) {
    return 'not kept'
  }
  return isAlbumSignedOut(snapshot) ? 'signed out' : 'on this phone'
}

/** What the screen of an album shows, in one word. */
type AlbumStage = 'loading' | 'open' | 'failed' | 'closed'

export function albumStage(snapshot: AlbumSnapshot): AlbumStage {
  if (snapshot.hasTag('failed')) {
    return 'failed'
  }
  if (snapshot.matches('closed')) {
    return 'closed'
  }
  return snapshot.context.album ? 'open' : 'loading'
}

/** The session has ended: the changes wait for the shopper to sign in again. */
export function isAlbumSignedOut(snapshot: AlbumSnapshot): boolean {
  return snapshot.hasTag('signed out')
}

/** The shop is being asked for the link of the album. */
export function isSharing(snapshot: AlbumSnapshot): boolean {
  return snapshot.matches({ open: { sharing: 'asking' } })
}

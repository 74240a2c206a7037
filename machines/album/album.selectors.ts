import type { SnapshotFrom } from 'xstate'
import type { albumMachine } from './album.machine.ts'

type AlbumSnapshot = SnapshotFrom<typeof albumMachine>

/** How safe the shopper's changes are, in one word. */
export type SavedState = 'saved' | 'on this phone' | 'conflict' | 'refused'

export function savedState(snapshot: AlbumSnapshot): SavedState {
  if (snapshot.hasTag('conflict')) {
    return 'conflict'
  }
  if (snapshot.hasTag('refused')) {
    return 'refused'
  }
  return snapshot.hasTag('saved') ? 'saved' : 'on this phone'
}

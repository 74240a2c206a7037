import type { Album, ShareType } from '../../domain/album/album.ts'
import type { AlbumEdit } from '../../domain/album/album-edit.ts'
import type { AlbumId } from '../../domain/ids.ts'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { albumMachine } from './album.machine.ts'
import type { LoadAnswer, SaveAnswer, ShareAnswer } from './album.types.ts'

/** What an open album needs of the world. All @throws NetworkLost, ServerFault; loading and saving also ShopBusy and SignedOut. */
export interface AlbumPorts {
  readonly clock: WaitClock
  /** GetAlbumInfo, with the changes that an earlier visit left unsaved on this phone. */
  loadAlbum(aid: AlbumId, signal: AbortSignal): Promise<LoadAnswer>
  /** SaveAlbum from the base `album.lastUpdateTime`. */
  saveAlbum(album: Album, signal: AbortSignal): Promise<SaveAnswer>
  /**
   * Writes the unsaved changes onto this phone, in the order in which it is asked, though nobody waits any more; they
   * survive a reload. @throws NotStored.
   */
  keepUnsaved(aid: AlbumId, unsaved: readonly AlbumEdit[]): Promise<void>
  /** SetAlbumShareType; the album comes back with its new share address. */
  share(ask: { readonly album: Album; readonly shareType: ShareType }, signal: AbortSignal): Promise<ShareAnswer>
}

export function wireAlbum(ports: AlbumPorts) {
  return albumMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'load the album': asking(({ input, signal }) => ports.loadAlbum(input.aid, signal)),
      'save the album': asking(({ input, signal }) => ports.saveAlbum(input.album, signal)),
      'keep what is unsaved': asking(({ input }) => ports.keepUnsaved(input.aid, input.unsaved)),
      'share the album': asking(({ input, signal }) => ports.share(input, signal)),
    },
  })
}

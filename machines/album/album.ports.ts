import type { Album, ShareType } from '../../domain/album/album.ts'
import type { AlbumEdit } from '../../domain/album/album-edit.ts'
import type { AlbumId } from '../../domain/ids.ts'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { albumMachine } from './album.machine.ts'
import type { LoadAnswer, SaveAnswer, ShareAnswer } from './album.types.ts'

/** What an open album needs of the world. All @throws NetworkLost, ServerFault. */
export interface AlbumPorts {
  readonly clock: WaitClock
  /** GetAlbumInfo, with the changes that an earlier visit left unsaved on this phone. */
  loadAlbum(aid: AlbumId, signal: AbortSignal): Promise<LoadAnswer>
  /** SaveAlbum from the base `album.lastUpdateTime`. */
  saveAlbum(album: Album, signal: AbortSignal): Promise<SaveAnswer>
  /** Writes the unsaved changes onto this phone; they survive a reload. @throws NotKept. */
  keepUnsaved(aid: AlbumId, unsaved: readonly AlbumEdit[]): Promise<void>
  /** SetAlbumShareType; the album comes back with its new share address. */
  share(ask: { readonly album: Album; readonly shareType: ShareType }, signal: AbortSignal): Promise<ShareAnswer>
}

export function wireAlbum(ports: AlbumPorts) {
  return albumMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'load the album': asking(({ input, signal }) => ports.loadAlbum(input.aid, signal)),
      'save the album': asking(async ({ input, signal }) => {
        // A phone that keeps nothing must not stand between the shopper and the server.
        await ports.keepUnsaved(input.album.id, input.unsaved).catch(() => undefined)
        const answer = await ports.saveAlbum(input.album, signal)
        if (answer.kind === 'saved') {
          await ports.keepUnsaved(input.album.id, []).catch(() => undefined)
        }
        return answer
      }),
      'share the album': asking(({ input, signal }) => ports.share(input, signal)),
    },
  })
}

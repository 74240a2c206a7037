import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { photosOf } from '../../../domain/album/album-edit.ts'
import type { AlbumId, GroupId } from '../../../domain/ids.ts'
import type { albumMachine } from '../../../machines/album/album.machine.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import type { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { usePorts } from '../../ports.ts'
import { useShopper } from '../../session.ts'

export interface OpenAlbum {
  readonly album: ActorRefFrom<typeof albumMachine>
  readonly queue: ActorRefFrom<typeof uploadQueueMachine>
}

/** The actors of an open album: the album itself, and the queue of photos on their way into it. */
export function useOpenAlbum(aid: AlbumId, left: readonly (PickedPhoto & { readonly groupId: GroupId })[]): OpenAlbum {
  const { machines, mchid, picking } = usePorts()
  const { uid } = useShopper()
  const album = useActorRef(machines.album, { input: { aid } })
  const queue = useActorRef(machines.uploadQueue, { input: { mchid, uid, aid, left } })
  const photos = useSelector(queue, (snapshot) => snapshot.context.photos)
  const shown = useSelector(album, (snapshot) => snapshot.context)

  // A safe photo goes into the album; its bytes leave this phone only when the server has that album.
  useEffect(() => {
    if (!shown.album) {
      return
    }
    const inside = new Set(photosOf(shown.album).map((photo) => photo.id))
    const unsaved = new Set(shown.unsaved.flatMap((edit) => (edit.kind === 'keep-photo' ? [edit.photo.id] : [])))
    for (const { phase, photo, uploadId, groupId } of photos) {
      if (phase === 'uploaded' && photo && !inside.has(photo.id)) {
        album.send({ type: 'album.edit', edit: { kind: 'keep-photo', photo, groupId } })
      } else if (phase === 'uploaded' && photo && !unsaved.has(photo.id)) {
        void picking.release(uploadId)
        queue.send({ type: 'photo.dismiss', uploadId })
      }
    }
  }, [album, queue, photos, shown, picking])

  return { album, queue }
}

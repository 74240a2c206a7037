import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import type { AlbumId, GroupId, ProductId } from '../../../domain/ids.ts'
import type { albumMachine } from '../../../machines/album/album.machine.ts'
import { isAlbumSignedOut } from '../../../machines/album/album.selectors.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import type { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { isQueueSignedOut, queuedPhotos } from '../../../machines/upload-queue/upload-queue.selectors.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useShopper } from '../../session/session.ts'
import { toast } from '../../ui/feedback/Toast.tsx'
import { isPickedTwice, safeNeighbours } from './group-tiles.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useQueuedPhotos } from './use-queued-photos.ts'
import { useStayAwake } from './use-stay-awake.ts'

export interface OpenAlbum {
  readonly album: ActorRefFrom<typeof albumMachine>
  readonly queue: ActorRefFrom<typeof uploadQueueMachine>
  /** The photos of the queue, a moment late where there are many: the screen answers a finger before it draws them anew. */
  readonly uploads: readonly QueuedPhoto[]
  /** The session has ended: photos, changes or both wait for the shopper to sign in again. */
  readonly signedOut: boolean
  /** The shopper may have signed in again: what waits goes on. */
  signedIn(): void
}

interface AlbumToOpen {
  readonly aid: AlbumId
  /** The product that the photos are for; its limits hold for them. */
  readonly pid: ProductId | null
  readonly left: readonly (PickedPhoto & { readonly groupId: GroupId })[]
}

/** The actors of an open album: the album itself, and the queue of photos on their way into it. */
export function useOpenAlbum({ aid, pid, left }: AlbumToOpen): OpenAlbum {
  const { mchid, picking } = usePorts()
  const { uid } = useShopper()
  const album = useActorRef(
    useMachineOf((machines) => machines.album),
    { input: { aid } },
  )
  const queue = useActorRef(
    useMachineOf((machines) => machines.uploadQueue),
    { input: { mchid, uid, aid, left, ...(pid ? { pid } : {}) } },
  )
  const uploads = useQueuedPhotos(queue)
  const shown = useSelector(album, (snapshot) => snapshot.context)
  const working = useSelector(queue, (snapshot) => snapshot.hasTag('working'))
  const given = useRef(new Set<string>())
  const saved = useRef(new Set<string>())
  const { t } = useLingui()
  useStayAwake(working)
  useLeaveWarning()

  // A safe photo goes into the album once it is seen to be safe, so that it never stands there twice; its bytes leave this phone only when the server has that album. The queue
  // remembers it as long as the page lives: it knows the order of the pick, and how many of them are safe.
  useEffect(() => {
    if (!shown.album) {
      return
    }
    const inside = new Set(photosOfAlbum(shown.album).map((photo) => photo.id))
    const unsaved = new Set(shown.unsaved.flatMap((edit) => (edit.kind === 'keep-photo' ? [edit.photo.id] : [])))
    // Photos of an earlier visit may have come into the album just before that visit ended.
    const isNew = ({ uploadId }: QueuedPhoto) =>
      !given.current.has(uploadId) && left.every((earlier) => earlier.uploadId !== uploadId)
    // Since these were drawn the shopper may have taken one out.
    const wanted = new Set(queuedPhotos(queue.getSnapshot()).map(({ uploadId }) => uploadId))
    for (const upload of uploads.filter(({ uploadId }) => wanted.has(uploadId))) {
      const { phase, photo, uploadId, groupId, fileName } = upload
      if (phase === 'cancelled') {
        void picking.release(uploadId)
        queue.send({ type: 'photo.dismiss', uploadId })
        continue
      }
      if (phase !== 'uploaded' || !photo) {
        continue
      }
      const isInside = inside.has(photo.id)
      if (isNew(upload) && (isInside || isPickedTwice(uploads, upload))) {
        toast(t`${fileName} is in this album already.`)
        void picking.release(uploadId)
        queue.send({ type: 'photo.dismiss', uploadId })
      } else if (saved.current.has(uploadId)) {
        // Taken out again, here or on another phone.
        if (!isInside) {
          queue.send({ type: 'photo.dismiss', uploadId })
        }
      } else if (!isInside) {
        given.current.add(uploadId)
        const neighbours = safeNeighbours(uploads, uploadId)
        album.send({ type: 'album.edit', edit: { kind: 'keep-photo', photo, groupId, ...neighbours } })
      } else if (!unsaved.has(photo.id)) {
        saved.current.add(uploadId)
        void picking.release(uploadId)
      }
    }
  }, [album, queue, uploads, shown, picking, left, t])

  const unsaved = useSelector(album, isAlbumSignedOut)
  const held = useSelector(queue, isQueueSignedOut)
  const signedIn = useCallback(() => {
    album.send({ type: 'album.retry' })
    queue.send({ type: 'queue.signed in' })
  }, [album, queue])
  return { album, queue, uploads, signedOut: unsaved || held, signedIn }
}

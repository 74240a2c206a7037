import { useCallback, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import { asId, type GroupId, type PhotoId } from '../../../domain/ids.ts'
import type { albumMachine } from '../../../machines/album/album.machine.ts'
import type { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { newId } from '../../lib/new-id.ts'
import { nextTask } from '../../lib/next-task.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { ChosenPhotos, PickingPorts } from '../../ports/album-ports.ts'
import { usePorts } from '../../ports/ports.ts'

/** Which sheet lies over the album. */
export type AlbumSheet =
  | { readonly kind: 'name' }
  | { readonly kind: 'share' }
  | { readonly kind: 'group'; readonly groupId: GroupId }
  | { readonly kind: 'photos'; readonly photoIds: readonly PhotoId[] }

export interface AlbumViewState {
  readonly sheet: AlbumSheet | null
  open(sheet: AlbumSheet): void
  close(): void
  readonly selecting: boolean
  readonly selected: ReadonlySet<PhotoId>
  toggleSelecting(): void
  toggle(photoId: PhotoId): void
  readonly picking: boolean
  /** The last pick could not be read; nothing of it was taken in. */
  readonly unreadable: boolean
  pick(chosen: ChosenPhotos): void
  dismiss(uploadId: string): void
  /** Takes a photo that is on its way back. */
  cancel(uploadId: string): void
  edit(edit: AlbumEdit): void
}

/** What the screen of an album holds besides the album: sheets, a selection, a pick under way. */
export function useAlbumView(
  album: ActorRefFrom<typeof albumMachine>,
  queue: ActorRefFrom<typeof uploadQueueMachine>,
): AlbumViewState {
  const { picking } = usePorts()
  const [sheet, setSheet] = useState<AlbumSheet | null>(null)
  const [selecting, setSelecting] = useState(false)
  const [selected, setSelected] = useState(NONE)
  const [busy, setBusy] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const stopSelecting = useCallback(() => {
    setSelecting(false)
    setSelected(NONE)
  }, [])
  useHistoryEntry(selecting, stopSelecting)
  const dismiss = useCallback(
    (uploadId: string) => {
      void picking.release(uploadId)
      queue.send({ type: 'photo.dismiss', uploadId })
    },
    [picking, queue],
  )
  // What the tiles are given stays the same while photos are sent, so that they need not be drawn anew.
  const cancel = useCallback((uploadId: string) => queue.send({ type: 'photo.cancel', uploadId }), [queue])
  const toggle = useCallback((photoId: PhotoId) => setSelected((known) => toggled(known, photoId)), [])
  const edit = useCallback(
    (change: AlbumEdit) => {
      if (change.kind === 'remove-photos') {
        // What is taken out before it was saved must not come in again.
        for (const { uploadId, photo } of queue.getSnapshot().context.photos) {
          if (photo && change.photoIds.includes(photo.id)) {
            dismiss(uploadId)
          }
        }
      }
      album.send({ type: 'album.edit', edit: change })
    },
    [album, queue, dismiss],
  )

  const pick = useCallback(
    (chosen: ChosenPhotos) => {
      setBusy(true)
      // The phone may let go of a file between the picker and this page.
      const done = (wasReadable: boolean) => {
        setUnreadable(!wasReadable)
        setBusy(false)
      }
      takeIn(chosen, { picking, album, queue }).then(
        () => done(true),
        () => done(false),
      )
    },
    [picking, album, queue],
  )

  return useMemo(
    () => ({
      ...{ sheet, selecting, selected, toggle, picking: busy, unreadable, pick, dismiss, cancel, edit },
      open: setSheet,
      close: () => {
        setSheet(null)
        stopSelecting()
      },
      toggleSelecting: () => (selecting ? stopSelecting() : setSelecting(true)),
    }),
    [sheet, selecting, selected, toggle, busy, unreadable, pick, dismiss, cancel, edit, stopSelecting],
  )
}

const NONE: ReadonlySet<PhotoId> = new Set()

function toggled(known: ReadonlySet<PhotoId>, photoId: PhotoId): ReadonlySet<PhotoId> {
  const next = new Set(known)
  if (!next.delete(photoId)) {
    next.add(photoId)
  }
  return next
}

interface Places {
  readonly picking: PickingPorts
  readonly album: ActorRefFrom<typeof albumMachine>
  readonly queue: ActorRefFrom<typeof uploadQueueMachine>
}

/** So many photos begin in one piece; a finger comes between. */
const AT_ONCE = 12

/** Puts picked photos at the end of the album, and on their way. @throws BytesGone */
async function takeIn(chosen: ChosenPhotos, { picking, album, queue }: Places): Promise<void> {
  const { aid, album: open } = album.getSnapshot().context
  const known = open?.groups.at(-1)?.id
  const groupId = known ?? asId<GroupId>(newId())
  if (!known) {
    album.send({ type: 'album.edit', edit: { kind: 'add-group', id: groupId, title: '' } })
  }
  // The screen says that it reads them before it does.
  await nextTask()
  const photos =
    'messenger' in chosen
      ? await picking.pickFromMessenger(aid, groupId, chosen.messenger)
      : await picking.pick(aid, groupId, chosen)
  for (let at = 0; at < photos.length; at += AT_ONCE) {
    queue.send({ type: 'photos.picked', groupId, photos: photos.slice(at, at + AT_ONCE) })
    await nextTask()
  }
}

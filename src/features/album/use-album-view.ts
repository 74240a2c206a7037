import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AlbumEdit } from '../../../domain/album/album-edit.ts'
import { asId, type GroupId, type PhotoId } from '../../../domain/ids.ts'
import type { albumMachine } from '../../../machines/album/album.machine.ts'
import type { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { newId } from '../../lib/new-id.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { ChosenPhotos } from '../../ports/album-ports.ts'
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
  const [selected, setSelected] = useState<ReadonlySet<PhotoId>>(new Set())
  const [busy, setBusy] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const stopSelecting = () => {
    setSelecting(false)
    setSelected(new Set())
  }
  useHistoryEntry(selecting, stopSelecting)
  const edit = (change: AlbumEdit) => album.send({ type: 'album.edit', edit: change })

  const dismiss = (uploadId: string) => {
    void picking.release(uploadId)
    queue.send({ type: 'photo.dismiss', uploadId })
  }

  const pick = async (chosen: ChosenPhotos) => {
    const { aid, album: open } = album.getSnapshot().context
    const known = open?.groups.at(-1)?.id
    const groupId = known ?? asId<GroupId>(newId())
    if (!known) {
      edit({ kind: 'add-group', id: groupId, title: '' })
    }
    setBusy(true)
    try {
      const photos =
        'messenger' in chosen
          ? await picking.pickFromMessenger(aid, groupId, chosen.messenger)
          : await picking.pick(aid, groupId, chosen)
      setUnreadable(false)
      queue.send({ type: 'photos.picked', groupId, photos })
    } catch {
      // The phone let go of a file between the picker and this page.
      setUnreadable(true)
    } finally {
      setBusy(false)
    }
  }

  return {
    sheet,
    open: setSheet,
    close: () => {
      setSheet(null)
      stopSelecting()
    },
    selecting,
    selected,
    toggleSelecting: () => (selecting ? stopSelecting() : setSelecting(true)),
    toggle: (photoId) => {
      const next = new Set(selected)
      if (!next.delete(photoId)) {
        next.add(photoId)
      }
      setSelected(next)
    },
    picking: busy,
    unreadable,
    pick: (chosen) => void pick(chosen),
    dismiss,
    cancel: (uploadId) => queue.send({ type: 'photo.cancel', uploadId }),
    edit: (change) => {
      if (change.kind === 'remove-photos') {
        // What is taken out before it was saved must not come in again.
        for (const { uploadId, photo } of queue.getSnapshot().context.photos) {
          if (photo && change.photoIds.includes(photo.id)) {
            dismiss(uploadId)
          }
        }
      }
      edit(change)
    },
  }
}

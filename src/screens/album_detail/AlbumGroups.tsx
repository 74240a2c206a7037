import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { Plural, Trans } from '@lingui/react/macro'
import { memo, useCallback } from 'react'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { asId, type GroupId } from '../../../domain/ids.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { groupTiles } from '../../features/album/group-tiles.ts'
import type { AlbumViewState } from '../../features/album/use-album-view.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useLiftSensors } from '../../ui/controls/lift-sensors.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { dropTarget } from './drop-target.ts'
import { GroupSection } from './GroupSection.tsx'
import { useDragMessages } from './use-drag-messages.ts'

interface AlbumGroupsProps {
  readonly album: Album
  readonly uploads: readonly QueuedPhoto[]
  readonly view: AlbumViewState
  /** The merchant has closed the groups (A§4 closeAlbumGroup): photos stand without titles, no group can be added. */
  readonly closed: boolean
}

/** The groups under each other; photos are dragged within and across them. */
export const AlbumGroups = memo(function AlbumGroups({ album, uploads, view, closed }: AlbumGroupsProps) {
  const sensors = useLiftSensors()
  const messages = useDragMessages(album)
  const cover = new Set(album.coverPhotos.map((photo) => photo.id))
  const { failed, damaged } = album
  const spare = new Set([...(album.spare ?? []), ...(failed ?? []), ...(damaged ?? [])])
  const { edit, selecting, toggle, open: openSheet } = view
  const show = useCallback(
    ({ id }: AlbumPhoto, isShown: boolean) => {
      // Without a line no picture loads: that says nothing of the photo.
      if (isShown === (failed?.includes(id) ?? false) && (isShown || navigator.onLine)) {
        edit({ kind: 'mark-photos', photoIds: [id], failed: !isShown })
      }
    },
    [failed, edit],
  )
  const inAlbum = new Set(photosOfAlbum(album).map((photo) => photo.id))
  const drop = ({ active, over }: DragEndEvent) => {
    const target = over && dropTarget(album, asId(String(active.id)), String(over.id))
    if (target) {
      view.edit({ kind: 'move-photos', photoIds: [asId(String(active.id))], ...target })
    }
  }
  const open = useCallback(
    ({ id }: AlbumPhoto) => (selecting ? toggle(id) : openSheet({ kind: 'photos', photoIds: [id] })),
    [selecting, toggle, openSheet],
  )
  return (
    <>
      {failed && failed.length > 0 ? (
        <Banner tone="warning">
          <Plural
            value={failed.length}
            one="# photo can’t be shown right now and is left out of designs. It comes back once it loads."
            other="# photos can’t be shown right now and are left out of designs. They come back once they load."
          />
        </Banner>
      ) : null}
      {damaged && damaged.length > 0 ? (
        <Banner tone="warning">
          <Plural
            value={damaged.length}
            one="# photo file is damaged and can’t be printed. Please add it again; it’s left out of designs."
            other="# photo files are damaged and can’t be printed. Please add them again; they’re left out of designs."
          />
        </Banner>
      ) : null}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={messages}>
        {album.groups.map((group) => (
          <GroupSection
            key={group.id}
            group={group}
            tiles={groupTiles(group, uploads, inAlbum)}
            selected={view.selected}
            selecting={view.selecting}
            cover={cover}
            spare={spare}
            closed={closed}
            onEdit={() => view.open({ kind: 'group', groupId: group.id })}
            onOpen={open}
            onCancel={view.cancel}
            onShown={show}
          />
        ))}
      </DndContext>
      {closed ? null : (
        <Button
          variant="quiet"
          icon="plus"
          onClick={() => {
            const id = asId<GroupId>(newId())
            view.edit({ kind: 'add-group', id, title: '' })
            view.open({ kind: 'group', groupId: id })
          }}
        >
          <Trans>Add a group</Trans>
        </Button>
      )}
    </>
  )
})

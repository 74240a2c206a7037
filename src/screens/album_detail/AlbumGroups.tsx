import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { Trans } from '@lingui/react/macro'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { asId, type GroupId, type PhotoId } from '../../../domain/ids.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { newId } from '../../new-id.ts'
import { Button } from '../../ui/Button.tsx'
import { GroupSection } from './GroupSection.tsx'
import type { AlbumDeskState } from './use-album-desk.ts'

/** A finger that rests this long lifts a photo; shorter ones scroll or tap. */
const LIFT_MS = 220

interface AlbumGroupsProps {
  readonly album: Album
  readonly uploads: readonly QueuedPhoto[]
  readonly desk: AlbumDeskState
}

/** The groups under each other; photos are dragged within and across them. */
export function AlbumGroups({ album, uploads, desk }: AlbumGroupsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LIFT_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const cover = new Set(album.coverPhotos.map((photo) => photo.id))
  const drop = ({ active, over }: DragEndEvent) => {
    const target = over && dropTarget(album, asId(String(active.id)), String(over.id))
    if (target) {
      desk.edit({ kind: 'move-photos', photoIds: [asId(String(active.id))], ...target })
    }
  }
  const open = (photo: AlbumPhoto) =>
    desk.selecting ? desk.toggle(photo.id) : desk.open({ kind: 'photos', photoIds: [photo.id] })
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        {album.groups.map((group) => (
          <GroupSection
            key={group.id}
            group={group}
            onTheWay={uploads.filter(
              ({ groupId, phase }) =>
                groupId === group.id && ['queued', 'checking', 'sending', 'processing', 'paused'].includes(phase),
            )}
            selected={desk.selected}
            selecting={desk.selecting}
            cover={cover}
            onEdit={() => desk.open({ kind: 'group', groupId: group.id })}
            onOpen={open}
          />
        ))}
      </DndContext>
      <Button
        look="quiet"
        icon="plus"
        onClick={() => {
          const id = asId<GroupId>(newId())
          desk.edit({ kind: 'add-group', id, title: '' })
          desk.open({ kind: 'group', groupId: id })
        }}
      >
        <Trans>Add a group</Trans>
      </Button>
    </>
  )
}

/** Where a dropped photo goes: before the photo it was dropped on (behind it when it came from above), or to a group's end. */
export function dropTarget(
  album: Pick<Album, 'groups'>,
  moved: PhotoId,
  over: string,
): { readonly to: GroupId; readonly before: PhotoId | null } | null {
  const group = album.groups.find(({ id, photos }) => id === over || photos.some((photo) => photo.id === over))
  if (!group || over === moved) {
    return null
  }
  if (group.id === over) {
    return { to: group.id, before: null }
  }
  const at = group.photos.findIndex((photo) => photo.id === over)
  const from = group.photos.findIndex((photo) => photo.id === moved)
  const before = from !== -1 && from < at ? group.photos[at + 1] : group.photos[at]
  return { to: group.id, before: before?.id ?? null }
}

import type { Album } from '../../../domain/album/album.ts'
import type { GroupId, PhotoId } from '../../../domain/ids.ts'

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

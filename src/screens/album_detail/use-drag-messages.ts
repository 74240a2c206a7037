import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import type { Album } from '../../../domain/album/album.ts'

/** What a screen reader says while a photo is moved by the keyboard. */
export function useDragMessages(album: Album): {
  readonly announcements: Announcements
  readonly screenReaderInstructions: ScreenReaderInstructions
} {
  const { t } = useLingui()
  const name = (id: UniqueIdentifier) =>
    album.groups.flatMap(({ photos }) => photos).find((photo) => photo.id === id)?.fileName ?? ''
  const place = (over: UniqueIdentifier | undefined) => {
    const group = album.groups.find(({ id, photos }) => id === over || photos.some((photo) => photo.id === over))
    const at = group?.photos.findIndex((photo) => photo.id === over) ?? -1
    const title = group?.title || t`Without a title`
    return at === -1 ? title : t`${title}, position ${at + 1}`
  }
  return {
    announcements: {
      onDragStart: ({ active }) => t`${name(active.id)} is picked up.`,
      onDragOver: ({ active, over }) => (over ? t`${name(active.id)} is over ${place(over.id)}.` : undefined),
      onDragEnd: ({ active, over }) =>
        over ? t`${name(active.id)} is now at ${place(over.id)}.` : t`${name(active.id)} is back in its place.`,
      onDragCancel: ({ active }) => t`${name(active.id)} is back in its place.`,
    },
    screenReaderInstructions: {
      draggable: t`Press Space to pick up the photo, arrow keys to move it, Space again to drop it, Escape to cancel.`,
    },
  }
}

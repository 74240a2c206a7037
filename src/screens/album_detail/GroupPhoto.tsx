import { useSortable } from '@dnd-kit/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect } from 'react'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import styles from '../../features/album/PhotoGrid.module.css'
import { UploadState } from '../../features/album/UploadState.tsx'
import { useTilePicture } from '../../features/album/use-tile-picture.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useShownPicture } from '../../ui/pictures/use-shown-picture.ts'

interface GroupPhotoProps {
  readonly tileId: string
  /** As the album has it; not yet while it is on its way. */
  readonly photo: AlbumPhoto | null
  readonly upload: QueuedPhoto | null
  /** Place in the group, from 1. */
  readonly place: number
  readonly selected: boolean
  readonly selecting: boolean
  readonly isCover: boolean
  /** It stays out of the book. */
  readonly isSpare: boolean
  readonly onOpen: (photo: AlbumPhoto) => void
  readonly onCancel: (uploadId: string) => void
  /** Its picture is there, or was given up (A§8). */
  readonly onShown: (photo: AlbumPhoto, isShown: boolean) => void
}

/**
 * One place in the grid. A tap opens or selects the photo; its handle, or a long press, lifts it to another place. While
 * photos are sent the album is told of it ten times a second: only the tiles that it is about are drawn anew.
 */
export const GroupPhoto = memo(function GroupPhoto({
  tileId,
  photo,
  upload,
  place,
  selected,
  selecting,
  isCover,
  isSpare,
  onOpen,
  onCancel,
  onShown,
}: GroupPhotoProps) {
  const { t } = useLingui()
  const picture = useTilePicture({ photo, upload })
  const shown = useShownPicture(picture)
  useEffect(() => {
    if (photo && shown.failed) {
      onShown(photo, false)
    }
  }, [photo, shown.failed, onShown])
  const sorting = useSortable({ id: photo?.id ?? tileId, disabled: photo === null })
  const { transform, transition, isDragging, isOver, activeIndex } = sorting
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  const fileName = photo?.fileName ?? upload?.fileName ?? ''
  return (
    <li
      ref={sorting.setNodeRef}
      className={styles['tile']}
      style={{ transform: moved, transition }}
      data-way={photo ? undefined : upload?.phase}
      data-dragging={isDragging || undefined}
      data-selected={selected || undefined}
      data-spare={isSpare || undefined}
      data-before={(isOver && activeIndex === -1) || undefined}
    >
      {picture && !shown.failed ? (
        <img
          key={shown.key}
          className={styles['picture']}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={shown.onError}
          onLoad={() => photo && picture === photo.imageThumb && onShown(photo, true)}
        />
      ) : (
        <span className={styles['name']}>{fileName}</span>
      )}
      {photo ? (
        <button
          type="button"
          className={styles['open']}
          aria-label={t`Photo ${place}: ${photo.fileName}`}
          aria-pressed={selecting ? selected : undefined}
          {...sorting.listeners}
          onClick={() => onOpen(photo)}
        />
      ) : null}
      {photo && !selecting ? (
        <button
          {...sorting.attributes}
          {...sorting.listeners}
          ref={sorting.setActivatorNodeRef}
          type="button"
          className={styles['handle']}
          aria-roledescription={undefined}
          aria-label={t`Move ${fileName}`}
          title={t`Drag to another place`}
          data-handle
        >
          <Icon name="drag" size={18} strokeWidth={2.4} />
        </button>
      ) : null}
      {photo === null && upload ? <UploadState upload={upload} onCancel={onCancel} /> : null}
      {isCover || isSpare ? (
        <span className={styles['badge']}>{isCover ? <Trans>Cover</Trans> : <Trans>Not in the book</Trans>}</span>
      ) : null}
      {selecting && photo ? (
        <span className={styles['mark']} data-on={selected || undefined}>
          {selected ? <Icon name="check" size={18} /> : null}
        </span>
      ) : null}
    </li>
  )
})

import { useSortable } from '@dnd-kit/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PhotoGrid.module.css'

interface PhotoTileProps {
  readonly photo: AlbumPhoto
  /** Place in the group, from 1. */
  readonly place: number
  readonly selected: boolean
  readonly selecting: boolean
  readonly isCover: boolean
  readonly onOpen: () => void
}

/** A photo of the album: a tap opens or selects it, a long press lifts it to another place. */
export function PhotoTile({ photo, place, selected, selecting, isCover, onOpen }: PhotoTileProps) {
  const { t } = useLingui()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: photo.id })
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      type="button"
      className={styles['tile']}
      style={{ transform: moved, transition }}
      aria-label={t`Photo ${place}: ${photo.fileName}`}
      aria-pressed={selecting ? selected : undefined}
      data-dragging={isDragging || undefined}
      data-selected={selected || undefined}
      onClick={onOpen}
    >
      <img
        className={styles['picture']}
        src={photo.imageThumb}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      {isCover ? (
        <span className={styles['badge']}>
          <Trans>Cover</Trans>
        </span>
      ) : null}
      {selected ? (
        <span className={styles['mark']}>
          <Icon name="check" size={18} />
        </span>
      ) : null}
    </button>
  )
}

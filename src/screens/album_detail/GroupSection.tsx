import { useDroppable } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AlbumGroup, AlbumPhoto } from '../../../domain/album/album.ts'
import { shortText } from '../../../domain/album/short-text.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './GroupSection.module.css'
import grid from './PhotoGrid.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import { UploadTile } from './UploadTile.tsx'

interface GroupSectionProps {
  readonly group: AlbumGroup
  readonly onTheWay: readonly QueuedPhoto[]
  readonly selected: ReadonlySet<PhotoId>
  readonly selecting: boolean
  readonly cover: ReadonlySet<PhotoId>
  readonly onEdit: () => void
  readonly onOpen: (photo: AlbumPhoto) => void
}

/** A group of photos with its title, description, and the photos that are on their way into it. */
export function GroupSection({ group, onTheWay, selected, selecting, cover, onEdit, onOpen }: GroupSectionProps) {
  const { t } = useLingui()
  const { setNodeRef } = useDroppable({ id: group.id })
  return (
    <section className={styles['group']} aria-label={group.title || t`Photos without a title`}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h2 className={styles['title']} data-empty={group.title === '' || undefined}>
            {group.title || <Trans>Without a title</Trans>}
          </h2>
          {group.description ? <p className={styles['description']}>{shortText(group.description)}</p> : null}
        </div>
        <IconButton icon="edit" label={t`Title and text of this group`} onClick={onEdit} />
      </div>
      <div ref={setNodeRef}>
        {group.photos.length + onTheWay.length === 0 ? (
          <p className={styles['empty']}>
            <Trans>No photos here yet. Add some, or drag them over from another group.</Trans>
          </p>
        ) : (
          <SortableContext items={group.photos.map((photo) => photo.id)} strategy={rectSortingStrategy}>
            <div className={grid['grid']}>
              {group.photos.map((photo, at) => (
                <PhotoTile
                  key={photo.id}
                  photo={photo}
                  place={at + 1}
                  selected={selected.has(photo.id)}
                  selecting={selecting}
                  isCover={cover.has(photo.id)}
                  onOpen={() => onOpen(photo)}
                />
              ))}
              {onTheWay.map((photo) => (
                <UploadTile key={photo.uploadId} photo={photo} />
              ))}
            </div>
          </SortableContext>
        )}
      </div>
    </section>
  )
}

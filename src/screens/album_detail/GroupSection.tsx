import { useDroppable } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { AlbumGroup, AlbumPhoto } from '../../../domain/album/album.ts'
import { shownText } from '../../../domain/album/group-text.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { GroupTile } from '../../features/album/group-tiles.ts'
import grid from '../../features/album/PhotoGrid.module.css'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { GroupPhoto } from './GroupPhoto.tsx'
import styles from './GroupSection.module.css'

interface GroupSectionProps {
  readonly group: AlbumGroup
  readonly tiles: readonly GroupTile[]
  readonly selected: ReadonlySet<PhotoId>
  readonly selecting: boolean
  readonly cover: ReadonlySet<PhotoId>
  /** Photos that wait beside the book. */
  readonly spare: ReadonlySet<PhotoId>
  readonly closed: boolean
  readonly onEdit: () => void
  readonly onOpen: (photo: AlbumPhoto) => void
  readonly onCancel: (uploadId: string) => void
  readonly onShown: (photo: AlbumPhoto, isShown: boolean) => void
}

/** A group of photos with its title, description, and the photos that are on their way into it. */
export function GroupSection(props: GroupSectionProps) {
  const { group, tiles, selected, selecting, cover, spare, closed, onEdit, onOpen, onCancel, onShown } = props
  const { t } = useLingui()
  const { setNodeRef, isOver } = useDroppable({ id: group.id })
  // A new list makes every tile ask anew where it lies.
  const sorted = useMemo(() => group.photos.map((photo) => photo.id), [group.photos])
  return (
    <section className={styles['group']} aria-label={group.title || t`Photos without a title`}>
      {closed ? null : (
        <div className={styles['head']}>
          <div className={styles['words']}>
            <h2 className={styles['title']} data-empty={group.title === '' || undefined}>
              {group.title || <Trans>Without a title</Trans>}
            </h2>
            {group.description ? (
              <p className={styles['description']}>{shownText(group.description, group.textShow)}</p>
            ) : group.textShow === 'always' ? (
              <p className={styles['description']} data-empty>
                <Trans>Nothing written yet</Trans>
              </p>
            ) : null}
            {group.disabled ? (
              <p className={styles['aside']}>
                <Trans>Left out of designs</Trans>
              </p>
            ) : null}
          </div>
          <IconButton icon="edit" label={t`Title and text of this group`} onClick={onEdit} />
        </div>
      )}
      <div ref={setNodeRef}>
        {tiles.length === 0 ? (
          <p className={styles['empty']} data-over={isOver || undefined}>
            <Trans>No photos here yet. Add some, or drag them over from another group.</Trans>
          </p>
        ) : (
          <SortableContext items={sorted} strategy={rectSortingStrategy}>
            <ul className={grid['grid']}>
              {tiles.map((tile, at) => (
                <GroupPhoto
                  key={tile.id}
                  tileId={tile.id}
                  photo={tile.photo}
                  upload={tile.upload}
                  place={at + 1}
                  selected={tile.photo !== null && selected.has(tile.photo.id)}
                  selecting={selecting}
                  isSpare={tile.photo !== null && spare.has(tile.photo.id)}
                  isCover={tile.photo !== null && cover.has(tile.photo.id)}
                  onOpen={onOpen}
                  onCancel={onCancel}
                  onShown={onShown}
                />
              ))}
            </ul>
          </SortableContext>
        )}
      </div>
    </section>
  )
}

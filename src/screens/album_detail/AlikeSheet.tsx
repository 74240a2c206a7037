import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { SimilarPhotos } from '../../../domain/image-analysis/similar-photos.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './Alike.module.css'

interface AlikeSheetProps {
  readonly album: Album
  readonly groups: readonly SimilarPhotos[]
  readonly onClose: () => void
  /** Photos that the shopper set aside, and those that shall be in the book again. */
  readonly onDone: (choice: { readonly aside: readonly PhotoId[]; readonly back: readonly PhotoId[] }) => void
}

/** Photos that look alike, group by group, the best one marked. All are ticked: the shopper unticks what is too much. */
export function AlikeSheet({ album, groups, onClose, onDone }: AlikeSheetProps) {
  const { t } = useLingui()
  const before = album.spare ?? []
  const [spare, setSpare] = useState<ReadonlySet<PhotoId>>(new Set(before))
  const shown = groups.flatMap(({ photoIds }) => photoIds)
  const photos = photosOfAlbum(album)
  const only = ({ photoIds, best }: SimilarPhotos) =>
    setSpare(new Set([...spare, ...photoIds.filter((id) => id !== best)].filter((id) => id !== best)))
  const toggle = (id: PhotoId) => {
    const next = new Set(spare)
    if (!next.delete(id)) {
      next.add(id)
    }
    setSpare(next)
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Photos that look alike`}
      action={
        <Button
          variant="primary"
          wide
          onClick={() =>
            onDone({
              aside: shown.filter((id) => spare.has(id) && !before.includes(id)),
              back: shown.filter((id) => !spare.has(id) && before.includes(id)),
            })
          }
        >
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles['sheet']}>
        <p className={styles['intro']}>
          <Trans>Untick any you don’t want in the book. Every photo stays in your album.</Trans>
        </p>
        {groups.map((group) => (
          <section key={group.photoIds.join()} className={styles['group']}>
            <div className={styles['head']}>
              <h3 className={styles['count']}>
                <Plural value={group.photoIds.length} one="# photo" other="# photos" />
              </h3>
              <Button variant="quiet" className={styles['only']} onClick={() => only(group)}>
                <Trans>Keep only the best</Trans>
              </Button>
            </div>
            <ul className={styles['grid']}>
              {photos
                .filter(({ id }) => group.photoIds.includes(id))
                .map((photo) => (
                  <Alike
                    key={photo.id}
                    photo={photo}
                    best={photo.id === group.best}
                    taken={!spare.has(photo.id)}
                    onToggle={() => toggle(photo.id)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}

interface AlikeProps {
  readonly photo: AlbumPhoto
  readonly best: boolean
  /** It goes into the book. */
  readonly taken: boolean
  readonly onToggle: () => void
}

function Alike({ photo, best, taken, onToggle }: AlikeProps) {
  return (
    <li>
      <button type="button" className={styles['tile']} aria-pressed={taken} onClick={onToggle}>
        <img className={styles['picture']} src={photo.imageThumb} alt={photo.fileName} decoding="async" />
        {best ? (
          <span className={styles['best']}>
            <Trans>Best</Trans>
          </span>
        ) : null}
        <span className={styles['mark']}>{taken ? <Icon name="check" size={18} /> : null}</span>
      </button>
    </li>
  )
}

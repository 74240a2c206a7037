import { Trans, useLingui } from '@lingui/react/macro'
import type { AlbumGroup, AlbumPhoto } from '../../../domain/album/album.ts'
import type { GroupId } from '../../../domain/ids.ts'
import styles from '../../features/album/AlbumDetail.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'

interface PhotoSheetProps {
  readonly photos: readonly AlbumPhoto[]
  readonly groups: readonly AlbumGroup[]
  readonly onClose: () => void
  readonly onMove: (to: GroupId) => void
  readonly onCover: () => void
  /** The photos wait beside the book. */
  readonly spare: boolean
  readonly onSpare: (spare: boolean) => void
  readonly onRemove: () => void
}

/** What can be done with one photo, or with several that were selected. */
export function PhotoSheet({ photos, groups, onClose, onMove, onCover, spare, onSpare, onRemove }: PhotoSheetProps) {
  const { t } = useLingui()
  const [first] = photos
  if (!first) {
    return null
  }
  const one = photos.length === 1
  const home = groups.find((group) => group.photos.some((photo) => photo.id === first.id))
  return (
    <Sheet open onOpenChange={onClose} title={one ? t`Photo` : t`${photos.length} photos`}>
      <div className={styles['form']}>
        {one ? (
          <>
            <img className={styles['large']} src={first.imageThumb} alt={first.fileName} />
            <p className={styles['facts']}>
              {first.fileName} · {first.width} × {first.height}
            </p>
          </>
        ) : null}
        {groups.length > 1 ? (
          <Choice
            label={t`Move to`}
            value={one && home ? home.id : ''}
            onValueChange={(id: GroupId) => onMove(id)}
            options={groups.map((group) => ({ value: group.id, label: group.title || t`Without a title` }))}
          />
        ) : null}
        {one ? (
          <Button icon="cover" onClick={onCover}>
            <Trans>Use on the cover</Trans>
          </Button>
        ) : null}
        <Button icon="book" onClick={() => onSpare(!spare)}>
          {spare ? <Trans>Put back in the book</Trans> : <Trans>Leave out of the book, keep in the album</Trans>}
        </Button>
        <Button variant="danger" icon="trash" onClick={onRemove}>
          <Trans>Remove from the album</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

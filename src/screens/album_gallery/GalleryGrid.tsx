import { useLingui } from '@lingui/react/macro'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import grid from '../../features/album/PhotoGrid.module.css'
import { UploadState } from '../../features/album/UploadState.tsx'
import { useTilePicture } from '../../features/album/use-tile-picture.ts'
import styles from './GalleryView.module.css'

interface GalleryGridProps {
  readonly photos: readonly AlbumPhoto[]
  readonly uploads: readonly QueuedPhoto[]
  /** In the order of the choice; absent: nothing is chosen here, all of them count. */
  readonly chosen: readonly PhotoId[] | undefined
  /** No more may be chosen. */
  readonly full: boolean
  readonly onToggle: (photo: AlbumPhoto) => void
  readonly onCancel: (uploadId: string) => void
}

/** The photos of an album as squares, those that are on their way behind them. */
export function GalleryGrid({ photos, uploads, chosen, full, onToggle, onCancel }: GalleryGridProps) {
  const { t } = useLingui()
  const inside = new Set(photos.map(({ id }) => id))
  const coming = uploads.filter(({ phase, photo }) => !(photo && inside.has(photo.id)) && !SETTLED.has(phase))
  return (
    <ul className={grid['grid']}>
      {photos.map((photo, at) => {
        const index = chosen?.indexOf(photo.id) ?? -1
        return (
          <li key={photo.id} className={grid['tile']} data-selected={index >= 0 || undefined}>
            <img className={grid['picture']} src={photo.imageThumb} alt="" loading="lazy" decoding="async" />
            {chosen ? (
              <>
                <button
                  type="button"
                  className={grid['open']}
                  aria-label={t`Photo ${at + 1}: ${photo.fileName}`}
                  aria-pressed={index >= 0}
                  disabled={full && index < 0}
                  onClick={() => onToggle(photo)}
                />
                <span className={grid['mark']} data-on={index >= 0 || undefined}>
                  {index >= 0 ? <span className={styles['number']}>{index + 1}</span> : null}
                </span>
              </>
            ) : null}
          </li>
        )
      })}
      {coming.map((upload) => (
        <Coming key={upload.uploadId} upload={upload} onCancel={onCancel} />
      ))}
    </ul>
  )
}

/** Photos that are not on their way any more: in the album, or in the tray of those that need a look. */
const SETTLED = new Set(['refused', 'failed', 'ghost', 'cancelled'])

function Coming({ upload, onCancel }: Pick<GalleryGridProps, 'onCancel'> & { readonly upload: QueuedPhoto }) {
  const picture = useTilePicture({ photo: null, upload })
  return (
    <li className={grid['tile']} data-way>
      {picture ? (
        <img className={grid['picture']} src={picture} alt="" />
      ) : (
        <span className={grid['name']}>{upload.fileName}</span>
      )}
      <UploadState upload={upload} onCancel={onCancel} />
    </li>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { ProgressRing } from '../../ui/Progress.tsx'
import styles from './PhotoGrid.module.css'
import { useThumbnail } from './use-thumbnail.ts'

/** A photo on its way: its picture as soon as it is read, and a slim ring until it is safe. */
export function UploadTile({ photo }: { readonly photo: QueuedPhoto }) {
  const { t } = useLingui()
  const picture = useThumbnail(photo.uploadId)
  const share = photo.bytes > 0 ? photo.sent / photo.bytes : 0
  return (
    <div className={styles['tile']} data-way={photo.phase}>
      {picture ? (
        <img className={styles['picture']} src={picture} alt={photo.fileName} />
      ) : (
        <span className={styles['name']}>{photo.fileName}</span>
      )}
      <span className={styles['ring']}>
        <ProgressRing
          size={24}
          value={photo.phase === 'processing' ? 1 : share}
          label={t`${photo.fileName} is on its way`}
        />
      </span>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { sentPercent, wireStatus } from '../../../machines/upload/upload.selectors.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { ProgressRing } from '../../ui/feedback/Progress.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PhotoGrid.module.css'

interface OnTheWayProps {
  readonly upload: QueuedPhoto
  /** Takes the photo back: nothing of it is sent any more. Absent where nothing can be taken back. */
  readonly onCancel?: ((uploadId: string) => void) | undefined
}

/** How far a photo on its way is, on its tile: its percent while it is sent, one word while it is checked (A§4). */
export function UploadState({ upload, onCancel }: OnTheWayProps) {
  const { t } = useLingui()
  const { fileName, phase, uploadId } = upload
  const percent = sentPercent(upload)
  const status = wireStatus(phase)
  const held = phase === 'paused' || phase === 'signed out'
  const arrived = status === 2 || phase === 'uploaded'
  return (
    <>
      <span className={styles['ring']} data-status={status}>
        {status === 2 || phase === 'sending' || held ? (
          <span className={styles['loading']} aria-hidden="true">
            {status === 2 ? <Trans>Checking…</Trans> : held ? <Trans>Paused</Trans> : `${percent} %`}
          </span>
        ) : null}
        <ProgressRing
          size={24}
          value={arrived ? 1 : percent / 100}
          label={arrived ? t`${fileName} is uploaded and being checked` : t`Uploading ${fileName}: ${percent}%`}
        />
      </span>
      {onCancel && phase !== 'uploaded' ? (
        <button
          type="button"
          className={styles['cancel']}
          aria-label={t`Do not upload ${fileName}`}
          title={t`Do not upload ${fileName}`}
          onClick={() => onCancel(uploadId)}
        >
          <span className={styles['cancelMark']}>
            <Icon name="close" size={16} />
          </span>
        </button>
      ) : null}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { UploadProgressLine } from '../../../machines/upload-queue/upload-queue.selectors.ts'
import { ProgressBar } from '../../ui/Progress.tsx'
import styles from './UploadTray.module.css'

/** One line for all photos: "23 of 48 safe, about 40 s". Gone when everything is safe. */
export function UploadLine({
  progress,
  offline,
}: {
  readonly progress: UploadProgressLine
  readonly offline: boolean
}) {
  const { t } = useLingui()
  const { safe, total, secondsLeft, share } = progress
  if (total === 0 || safe === total) {
    return null
  }
  return (
    <div className={styles['line']} role="status">
      <span className="tabular">
        {offline ? (
          <Trans>
            {safe} of {total} safe, the rest goes on when you are online
          </Trans>
        ) : secondsLeft === null ? (
          <Trans>
            {safe} of {total} safe
          </Trans>
        ) : (
          <Trans>
            {safe} of {total} safe, about {secondsLeft} s
          </Trans>
        )}
      </span>
      <ProgressBar value={share} label={t`Upload of your photos`} />
    </div>
  )
}

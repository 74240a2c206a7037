import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SavedState } from '../../../machines/album/album.selectors.ts'
import type { UploadProgressLine } from '../../../machines/upload-queue/upload-queue.selectors.ts'
import { ProgressBar } from '../../ui/feedback/Progress.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './StatusLine.module.css'

interface StatusLineProps {
  readonly photos: readonly unknown[]
  readonly progress: UploadProgressLine
  readonly offline: boolean
  /** The shopper has stopped the uploads for now. */
  readonly paused: boolean
  readonly saved: SavedState
  /** While several photos are chosen: how many are. */
  readonly chosen?: number | undefined
  readonly onPause: () => void
  readonly onResume: () => void
}

/**
 * One line for everything: how far the uploads are, then how safe the album is. It keeps its height, so nothing below it jumps; a
 * second line comes only where changes may be lost while photos come in.
 */
export function StatusLine(props: StatusLineProps) {
  const { photos, progress, offline, paused, saved, chosen, onPause, onResume } = props
  const { t } = useLingui()
  const count = photos.length
  const moving = progress.total - progress.safe - progress.waiting > 0
  const atRisk = moving && mayBeLost(saved)
  return (
    <div className={styles['line']} data-lines={atRisk ? 2 : undefined}>
      <div role="status">
        <div className={styles['words']}>
          {moving ? (
            <span className="tabular">
              <UploadMessages progress={progress} offline={offline} paused={paused} />
            </span>
          ) : (
            <>
              <SavedStatus saved={saved} />
              <span className={styles['count']}>
                {chosen === undefined ? (
                  <Plural value={photos.length} one="# photo" other="# photos" />
                ) : (
                  <Trans>
                    {chosen} of {count} chosen
                  </Trans>
                )}
              </span>
            </>
          )}
        </div>
        {atRisk ? (
          <div className={styles['words']}>
            <SavedStatus saved={saved} />
          </div>
        ) : null}
      </div>
      {moving && !offline ? (
        <button type="button" className={styles['hold']} onClick={paused ? onResume : onPause}>
          {paused ? <Trans>Resume uploads</Trans> : <Trans>Pause uploads</Trans>}
        </button>
      ) : null}
      {moving ? (
        <ProgressBar value={progress.share} label={t`Uploading your photos`} />
      ) : (
        <div className={styles['rest']} />
      )}
    </div>
  )
}

const SAVED_ICONS = {
  saved: 'check',
  'on this phone': 'cloud',
  'not kept': 'warning',
  'signed out': 'cloud',
  conflict: 'warning',
  refused: 'warning',
} as const

/** "23 of 48 safe, about 40 s". */
function UploadMessages({ progress, offline, paused }: Pick<StatusLineProps, 'progress' | 'offline' | 'paused'>) {
  const { safe, total, secondsLeft } = progress
  if (offline) {
    return (
      <Trans>
        {safe} of {total} uploaded, the rest once you’re online
      </Trans>
    )
  }
  if (paused) {
    return (
      <Trans>
        {safe} of {total} uploaded, paused
      </Trans>
    )
  }
  return secondsLeft === null ? (
    <Trans>
      {safe} of {total} uploaded
    </Trans>
  ) : (
    <Trans>
      {safe} of {total} uploaded, about {secondsLeft} s
    </Trans>
  )
}

/** Whether the shopper must hear of it at once. Of a conflict they are asked. */
function mayBeLost(saved: SavedState): boolean {
  return saved !== 'saved' && saved !== 'on this phone' && saved !== 'conflict'
}

function SavedStatus({ saved }: Pick<StatusLineProps, 'saved'>) {
  return (
    <>
      <Icon name={SAVED_ICONS[saved]} size={18} data-saved={saved} className={styles['icon']} />
      <span>
        <SavedMessages saved={saved} />
      </span>
    </>
  )
}

function SavedMessages({ saved }: Pick<StatusLineProps, 'saved'>) {
  if (saved === 'saved') {
    return <Trans>All changes saved</Trans>
  }
  if (saved === 'not kept') {
    return <Trans>This phone is out of space for your changes. Keep this page open until they’re saved.</Trans>
  }
  if (saved === 'signed out') {
    return <Trans>Signed out, saved on this phone</Trans>
  }
  return saved === 'refused' ? (
    <Trans>The shop couldn’t save the last change. It’s still on this phone.</Trans>
  ) : (
    <Trans>On this phone, saving…</Trans>
  )
}

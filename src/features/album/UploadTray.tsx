import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, useState } from 'react'
import { PHOTO_REFUSALS } from '../../../domain/refusals/photo.refusals.ts'
import type { Refused } from '../../../machines/refused.ts'
import type { UploadRefusal } from '../../../machines/upload/upload.types.ts'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { refusedSentence } from '../../messages/refused-sentence.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { ShrunkHint } from './ShrunkHint.tsx'
import styles from './UploadTray.module.css'

/** Wide screens have room for the whole tray beside the photos. */
const ROOMY = '(min-width: 900px)'

interface UploadTrayProps {
  readonly photos: readonly QueuedPhoto[]
  /** So many photos look as if a messenger had shrunk them. */
  readonly shrunk: number
  readonly onRetry: (uploadId: string) => void
  readonly onRetryAll: () => void
  readonly onDismiss: (uploadId: string) => void
  readonly onPickedAgain: (uploadId: string) => void
}

/**
 * Photos that did not make it, in one place: each with its reason and one tap to mend it. Nothing else waits for them.
 * On a phone the tray lies folded above the bottom bar, so that the photos stay where they are when it comes.
 */
export function UploadTray({ photos, shrunk, onRetry, onRetryAll, onDismiss, onPickedAgain }: UploadTrayProps) {
  const [open, setOpen] = useState(() => window.matchMedia(ROOMY).matches)
  const list = useId()
  if (photos.length === 0) {
    return shrunk === 0 ? null : (
      <section className={styles['tray']}>
        <ShrunkHint count={shrunk} />
      </section>
    )
  }
  const failed = photos.filter(({ phase }) => phase === 'failed')
  const refused = photos.filter(({ phase }) => phase === 'refused')
  const dismissAll = () => {
    for (const { uploadId } of refused) {
      onDismiss(uploadId)
    }
  }
  return (
    <section className={styles['tray']} aria-live="polite">
      <ShrunkHint count={shrunk} />
      <h2 className={styles['title']}>
        <button
          type="button"
          className={styles['head']}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <Icon name="warning" size={20} />
          <span className={styles['count']}>
            <Plural value={photos.length} one="# photo needs attention" other="# photos need attention" />
          </span>
          <Icon name="forward" size={20} className={styles['fold']} />
        </button>
      </h2>
      <div id={list} className={styles['list']} hidden={!open}>
        <ul>
          {photos.map((photo) => (
            <li key={photo.uploadId} className={styles['row']}>
              <span className={styles['name']}>{photo.fileName}</span>
              <span className={styles['why']}>
                <Why photo={photo} />
              </span>
              <span className={styles['act']}>
                <Mend photo={photo} onRetry={onRetry} onDismiss={onDismiss} onPickedAgain={onPickedAgain} />
              </span>
            </li>
          ))}
        </ul>
        {failed.length > 1 ? (
          <Button variant="quiet" wide icon="retry" onClick={onRetryAll}>
            <Trans>Retry all</Trans>
          </Button>
        ) : null}
        {refused.length > 1 ? (
          <Button variant="quiet" wide onClick={dismissAll}>
            <Trans>Remove all {refused.length} from list</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Why({ photo }: { readonly photo: QueuedPhoto }) {
  if (photo.refused) {
    return uploadRefusalSentence(photo.refused)
  }
  if (photo.phase === 'ghost') {
    return <Trans>Your browser lost this photo before it was uploaded. Please choose it again.</Trans>
  }
  return photo.problem === 'network-lost' ? (
    <Trans>The connection dropped. The photo is still on this phone.</Trans>
  ) : (
    <Trans>The upload failed. The photo is still on this phone.</Trans>
  )
}

interface MendProps {
  readonly photo: QueuedPhoto
  readonly onRetry: (uploadId: string) => void
  readonly onDismiss: (uploadId: string) => void
  readonly onPickedAgain: (uploadId: string) => void
}

function Mend({ photo, onRetry, onDismiss, onPickedAgain }: MendProps) {
  const { t } = useLingui()
  if (photo.phase === 'refused') {
    return <IconButton icon="close" label={t`Remove from list`} onClick={() => onDismiss(photo.uploadId)} />
  }
  if (photo.phase === 'ghost') {
    return <ChooseAgain uploadId={photo.uploadId} onPickedAgain={onPickedAgain} />
  }
  return (
    <Button icon="retry" className={styles['mend']} onClick={() => onRetry(photo.uploadId)}>
      <Trans>Try again</Trans>
    </Button>
  )
}

function ChooseAgain({ uploadId, onPickedAgain }: { uploadId: string; onPickedAgain: (uploadId: string) => void }) {
  const { t } = useLingui()
  const { picking } = usePorts()
  const id = useId()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const file = input.files?.[0]
    if (!file) {
      return
    }
    const isSame = await picking.pickAgain(uploadId, file).catch(() => false)
    // The same wrong photo may be chosen twice in a row; the browser tells only of a change.
    input.value = ''
    if (isSame) {
      onPickedAgain(uploadId)
    } else {
      toast(t`That’s a different photo. Please choose the same one.`, 'danger')
    }
  }
  return (
    <>
      <input
        id={id}
        className="hidden-visually"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/*,.heic,.heif"
        onChange={(event) => void choose(event)}
      />
      <Button icon="photo" className={styles['mend']} onClick={() => document.getElementById(id)?.click()}>
        <Trans>Choose</Trans>
      </Button>
    </>
  )
}

/** Why a photo was not taken. */
function uploadRefusalSentence(refused: Refused<UploadRefusal>): string {
  return refusedSentence(refused, PHOTO_REFUSALS)
}

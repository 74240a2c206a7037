import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId } from 'react'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { uploadRefusalSentence } from '../../messages/upload-refusals.ts'
import { usePorts } from '../../ports.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/Toast.tsx'
import styles from './UploadTray.module.css'

interface UploadTrayProps {
  readonly photos: readonly QueuedPhoto[]
  readonly onRetry: (uploadId: string) => void
  readonly onDismiss: (uploadId: string) => void
  readonly onPickedAgain: (uploadId: string) => void
}

/** Photos that did not make it, in one place: each with its reason and one tap to mend it. Nothing else waits for them. */
export function UploadTray({ photos, onRetry, onDismiss, onPickedAgain }: UploadTrayProps) {
  if (photos.length === 0) {
    return null
  }
  return (
    <section className={styles['tray']} aria-live="polite">
      <h2 className={styles['title']}>
        <Plural value={photos.length} one="# photo needs a look" other="# photos need a look" />
      </h2>
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
    </section>
  )
}

function Why({ photo }: { readonly photo: QueuedPhoto }) {
  if (photo.refused) {
    return uploadRefusalSentence(photo.refused)
  }
  if (photo.phase === 'ghost') {
    return <Trans>Your browser let go of this photo before it was sent. Please choose it once more.</Trans>
  }
  return photo.problem === 'network-lost' ? (
    <Trans>The connection broke. The photo is still on this phone.</Trans>
  ) : (
    <Trans>The upload failed. The photo is still on this phone.</Trans>
  )
}

function Mend({ photo, onRetry, onDismiss, onPickedAgain }: Omit<UploadTrayProps, 'photos'> & { photo: QueuedPhoto }) {
  const { t } = useLingui()
  if (photo.phase === 'refused') {
    return <IconButton icon="close" label={t`Take off the list`} onClick={() => onDismiss(photo.uploadId)} />
  }
  if (photo.phase === 'ghost') {
    return <ChooseAgain uploadId={photo.uploadId} onPickedAgain={onPickedAgain} />
  }
  return (
    <Button icon="retry" onClick={() => onRetry(photo.uploadId)}>
      <Trans>Try again</Trans>
    </Button>
  )
}

function ChooseAgain({ uploadId, onPickedAgain }: { uploadId: string; onPickedAgain: (uploadId: string) => void }) {
  const { t } = useLingui()
  const { picking } = usePorts()
  const id = useId()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) {
      return
    }
    if (await picking.pickAgain(uploadId, file)) {
      onPickedAgain(uploadId)
    } else {
      toast(t`That is another photo. Please choose the same one again.`, 'danger')
    }
  }
  return (
    <>
      <input
        id={id}
        className="hidden-visually"
        type="file"
        accept="image/*"
        onChange={(event) => void choose(event)}
      />
      <Button icon="photo" onClick={() => document.getElementById(id)?.click()}>
        <Trans>Choose</Trans>
      </Button>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Album, ShareType } from '../../../domain/album/album.ts'
import styles from '../../features/album/AlbumDetail.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'

interface ShareSheetProps {
  readonly album: Album
  /** The shop is being asked for another share type. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly onChoose: (shareType: ShareType) => void
}

/** Who may open the album by its link (A§3). A new choice makes all earlier links useless. */
export function ShareSheet({ album, busy, onClose, onChoose }: ShareSheetProps) {
  const { t } = useLingui()
  const [requested, setRequested] = useState<ShareType>()
  const failed = requested !== undefined && !busy && requested !== album.shareType
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(album.shareUrl ?? '')
      toast(t`Link copied`, 'success')
    } catch {
      // Old browsers and refused permissions: the link stands there to be marked by hand.
      toast(t`Please select the link and copy it`)
    }
  }
  const send = async () => {
    try {
      await navigator.share({ title: album.name, url: album.shareUrl ?? '' })
    } catch (fault) {
      // Closing the system's sheet is no fault; where it does not open, the link can still be copied.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) {
        await copy()
      }
    }
  }
  return (
    <Sheet open onOpenChange={onClose} title={t`Share this album`}>
      <div className={styles['form']}>
        <Choice
          stacked
          label={t`Link access`}
          value={album.shareType}
          onValueChange={(shareType) => {
            setRequested(shareType)
            onChoose(shareType)
          }}
          options={[
            { value: 'noshare', label: t`Only me`, note: t`The link is off` },
            { value: 'readonly', label: t`Can view`, note: t`See photos, change nothing` },
            { value: 'edit', label: t`Can edit`, note: t`Add and arrange photos with you` },
          ]}
        />
        <p className={styles['facts']}>
          <Trans>Changing this makes a new link; links you shared before stop working.</Trans>
        </p>
        {failed ? (
          <Banner tone="warning">
            <Trans>That didn’t work. Link access is unchanged; please try again.</Trans>
          </Banner>
        ) : null}
        {album.shareUrl && !busy ? (
          <>
            <p className={styles['facts']}>{album.shareUrl}</p>
            {'share' in navigator ? (
              <Button variant="primary" icon="share" onClick={() => void send()}>
                <Trans>Send the link</Trans>
              </Button>
            ) : null}
            <Button icon="link" onClick={() => void copy()}>
              <Trans>Copy the link</Trans>
            </Button>
          </>
        ) : null}
      </div>
    </Sheet>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Album, ShareType } from '../../../domain/album/album.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/Toast.tsx'
import styles from './AlbumDetail.module.css'

interface ShareSheetProps {
  readonly album: Album
  readonly onClose: () => void
  readonly onChoose: (shareType: ShareType) => void
}

/** Who may open the album by its link (A§3). A new choice makes all earlier links useless. */
export function ShareSheet({ album, onClose, onChoose }: ShareSheetProps) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(album.shareUrl ?? '')
      toast(t`Link copied`, 'success')
    } catch {
      // Old browsers and refused permissions: the link stands there to be marked by hand.
      toast(t`Please mark the link and copy it by hand`)
    }
  }
  return (
    <Sheet open onOpenChange={onClose} title={t`Share this album`}>
      <div className={styles['form']}>
        <Choice
          label={t`Who has the link`}
          value={album.shareType}
          onValueChange={onChoose}
          options={[
            { value: 'noshare', label: t`Only me`, note: t`The link opens for nobody` },
            { value: 'readonly', label: t`May look`, note: t`Sees the photos, changes nothing` },
            { value: 'edit', label: t`May join in`, note: t`Adds and arranges photos with you` },
          ]}
        />
        {album.shareUrl ? (
          <>
            <p className={styles['facts']}>{album.shareUrl}</p>
            <Button icon="link" onClick={() => void copy()}>
              <Trans>Copy the link</Trans>
            </Button>
          </>
        ) : null}
      </div>
    </Sheet>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface ConflictDialogProps {
  readonly open: boolean
  readonly onApplyAgain: () => void
  readonly onUseLatest: () => void
}

/** A§5: somebody saved a newer album. Nothing is lost until the shopper has chosen. */
export function AlbumConflictDialog({ open, onApplyAgain, onUseLatest }: ConflictDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      title={t`Somebody changed this album in the meantime`}
      actions={
        <>
          <Button variant="primary" onClick={onApplyAgain}>
            <Trans>Load the latest and make my changes again</Trans>
          </Button>
          <Button variant="quiet" onClick={onUseLatest}>
            <Trans>Use the latest without my changes</Trans>
          </Button>
        </>
      }
    >
      {/* The sentence of the requirements: to refresh is what the first button does. */}
      <Trans>The album failed to save, please refresh to get the latest information</Trans>
      <br />
      <Trans>Your changes are still here on this phone.</Trans>
    </Dialog>
  )
}

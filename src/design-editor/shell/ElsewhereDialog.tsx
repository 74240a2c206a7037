import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface ElsewhereDialogProps {
  onEditHere(): void
  onBack(): void
}

/** Another window of this browser works on the book (safety 10.5). */
export function ElsewhereDialog({ onEditHere, onBack }: ElsewhereDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      title={t`This design is open in another window`}
      actions={
        <>
          <Button variant="primary" onClick={onEditHere}>
            {t`Edit here`}
          </Button>
          <Button onClick={onBack}>{t`Back`}</Button>
        </>
      }
    >
      <Trans>A design can only be edited in one window at a time. Nothing is lost.</Trans>
    </Dialog>
  )
}

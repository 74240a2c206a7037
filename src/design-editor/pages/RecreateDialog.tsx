import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface RecreateDialogProps {
  readonly open: boolean
  onOpenChange(open: boolean): void
  onRecreate(): void
}

/** The same photos laid out otherwise (B§4 preview mode 2): what stays and what does not. */
export function RecreateDialog({ open, onOpenChange, onRecreate }: RecreateDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Redesign the whole book?`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Keep this design`}</Button>
          <Button variant="primary" onClick={onRecreate}>
            {t`Make a new design`}
          </Button>
        </>
      }
    >
      <Trans>
        We’ll lay out the same photos another way, as a second design with fresh crops, texts and pages. This one stays
        as it is in My designs.
      </Trans>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface ConflictDialogProps {
  /**
   * The newer design is there to choose; else it is being loaded, or could not be. `outdated`: this phone has no changes
   * of its own, and was about to order.
   */
  readonly state: 'loading' | 'unreachable' | 'choosing' | 'outdated'
  onApplyAgain(): void
  onUseLatest(): void
  onRetry(): void
  /** Designs the same photos anew (B§8: what was changed elsewhere cannot be ordered, but regenerated). */
  onRecreate?: (() => void) | undefined
}

/** The book was changed elsewhere since this phone loaded it (A§6, readings 4). Nothing is overwritten unasked. */
export function ConflictDialog({ state, onApplyAgain, onUseLatest, onRetry, onRecreate }: ConflictDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      title={t`This design was changed elsewhere`}
      actions={
        state === 'unreachable' ? (
          <Button variant="primary" icon="retry" onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : state === 'outdated' ? (
          <>
            <Button variant="primary" icon="retry" onClick={onUseLatest}>
              {t`Show the newer version`}
            </Button>
            {onRecreate ? <Button onClick={onRecreate}>{t`Make a new design`}</Button> : null}
          </>
        ) : (
          <>
            <Button variant="primary" busy={state === 'loading'} onClick={onApplyAgain}>
              {t`Add my changes to it`}
            </Button>
            <Button disabled={state === 'loading'} onClick={onUseLatest}>
              {t`Use the newer version`}
            </Button>
          </>
        )
      }
    >
      {state === 'unreachable' ? (
        <Trans>The newer version did not load. Your changes are kept on this phone.</Trans>
      ) : state === 'outdated' ? (
        <Trans>
          The pages were changed through another link, so this version can’t be ordered. Look at the newer one and
          confirm again, or make a new design.
        </Trans>
      ) : (
        <Trans>
          It was saved on another phone or in another window. Your changes are kept on this phone: add them to the newer
          version, or discard them.
        </Trans>
      )}
    </Dialog>
  )
}

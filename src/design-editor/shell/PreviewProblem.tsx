import { Trans, useLingui } from '@lingui/react/macro'
import type { PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface PreviewProblemProps {
  readonly code: PreviewErrorCode
  /** What went wrong, without its code. */
  readonly sentence: string
  /** It is being tried again. */
  readonly busy?: boolean
  /** Ways out that are not open are absent. */
  onRetry?: (() => void) | undefined
  onReset?: (() => void) | undefined
}

/** One of the fourteen preview errors (B§8), with every way out that is open. The pages stay in sight meanwhile. */
export function PreviewProblem({ code, sentence, busy = false, onRetry, onReset }: PreviewProblemProps) {
  const { t } = useLingui()
  return (
    <Banner tone="danger">
      <p>
        {code === 51 ? (
          <Trans>
            {sentence} (code {code}) Your design is safe, you can go on working.
          </Trans>
        ) : (
          <Trans>
            {sentence} (code {code}) Your design is safe. If it happens again, send the shop a screenshot of this.
          </Trans>
        )}
      </p>
      <ActionRow>
        {onRetry ? (
          <Button variant="primary" icon="retry" busy={busy} onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : null}
        {onReset ? <Button variant="quiet" onClick={onReset}>{t`Leave as it was`}</Button> : null}
      </ActionRow>
    </Banner>
  )
}

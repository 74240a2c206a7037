import { Trans, useLingui } from '@lingui/react/macro'
import type { PreviewErrorCode } from '../../../domain/preview/preview-errors.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import styles from './PreviewProblem.module.css'

interface PreviewProblemProps {
  readonly code: PreviewErrorCode
  readonly ways: { readonly retry: boolean; readonly post: boolean; readonly reset: boolean }
  onRetry(): void
  onPost(): void
  onReset(): void
}

/** One of the fourteen preview errors, with every way out that is open (B§8). The pages stay in sight meanwhile. */
export function PreviewProblem({ code, ways, onRetry, onPost, onReset }: PreviewProblemProps) {
  const { t } = useLingui()
  return (
    <Banner tone="danger">
      <p>
        {code === 51 ? (
          <Trans>The preview does not answer (code {code}). Your book is safe, you can go on working.</Trans>
        ) : (
          <Trans>
            The preview had a hitch (code {code}). Your book is safe. If it comes again, send the shop a screenshot of
            this.
          </Trans>
        )}
      </p>
      <div className={styles['ways']}>
        {ways.retry ? (
          <Button variant="primary" icon="retry" onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : null}
        {ways.post ? <Button onClick={onPost}>{t`Send again`}</Button> : null}
        {ways.reset ? <Button variant="quiet" onClick={onReset}>{t`As it was before`}</Button> : null}
      </div>
    </Banner>
  )
}

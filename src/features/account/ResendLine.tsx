import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './LoginForm.module.css'

interface ResendLineProps {
  readonly canResend: boolean
  readonly counting: boolean
  readonly seconds: number
  readonly onResend: () => void
}

/** Another code: when, or at once. */
export function ResendLine({ canResend, counting, seconds, onResend }: ResendLineProps) {
  if (canResend) {
    return (
      <Button variant="quiet" onClick={onResend}>
        <Trans>Send another code</Trans>
      </Button>
    )
  }
  return (
    <p className={styles['wait']}>
      {counting ? <Trans>New code in {seconds} s</Trans> : <Trans>A moment, please</Trans>}
    </p>
  )
}

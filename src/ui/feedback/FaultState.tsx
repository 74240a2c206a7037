import { Trans, useLingui } from '@lingui/react/macro'
import { AskRefused, faultKind } from '../../ports/faults.ts'
import { Button } from '../controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface FaultStateProps {
  readonly fault: unknown
  /** What did not load, where that can be said. */
  readonly title?: string
  readonly onRetry: () => void
}

/** A reading failed: offline, refused with the shop's sentence, or broken. Nothing is lost; asking again is the way on. */
export function FaultState({ fault, title, onRetry }: FaultStateProps) {
  const { t } = useLingui()
  const again = (
    <Button variant="primary" icon="retry" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (faultKind(fault) === 'offline') {
    return (
      <EmptyState tone="fault" drawing="offline" title={t`No connection just now`} action={again}>
        <Trans>Everything you made is kept on this phone. As soon as you are online again, we carry on.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState tone="fault" drawing="torn" title={title ?? t`This page did not load`} action={again}>
      {fault instanceof AskRefused ? (
        fault.message
      ) : (
        <Trans>The mistake is ours. Your photos and books are safe.</Trans>
      )}
    </EmptyState>
  )
}

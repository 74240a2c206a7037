import { Trans, useLingui } from '@lingui/react/macro'
import { faultKind, RequestRefused } from '../../ports/reading-faults.ts'
import { Button } from '../controls/Button.tsx'
import { LinkButton } from '../controls/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

interface FaultStateProps {
  readonly fault: unknown
  /** What did not load, where that can be said. */
  readonly title?: string
  readonly onRetry: () => void
}

/**
 * A reading failed: offline, refused with the shop's sentence, or broken. Nothing is lost; asking again is the way on. What
 * is not there is not there when it is asked for again: then the way on is the shop.
 */
export function FaultState({ fault, title, onRetry }: FaultStateProps) {
  const { t } = useLingui()
  const again = (
    <Button variant="primary" icon="retry" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (faultKind(fault) === 'offline') {
    return (
      <EmptyState tone="fault" drawing="offline" title={t`No connection right now`} action={again}>
        <Trans>Everything you made is kept on this phone. We’ll carry on once you’re back online.</Trans>
      </EmptyState>
    )
  }
  if (fault instanceof RequestRefused && fault.reason === 'not-found') {
    const toShop = (
      <LinkButton to="index" variant="primary">
        <Trans>Go to the shop</Trans>
      </LinkButton>
    )
    return (
      <EmptyState
        tone="fault"
        drawing="nothingFound"
        title={title ?? t`There is nothing here any more`}
        action={toShop}
      >
        {fault.message}
      </EmptyState>
    )
  }
  return (
    <EmptyState tone="fault" drawing="torn" title={title ?? t`This page did not load`} action={again}>
      {fault instanceof RequestRefused ? (
        fault.message
      ) : (
        <Trans>That’s our fault. Your photos and books are safe.</Trans>
      )}
    </EmptyState>
  )
}

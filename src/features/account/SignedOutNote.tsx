import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { TaskId } from '../../../domain/ids.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { type RouteName, routeOf } from '../../navigation/routes.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface SignedOutNoteProps {
  /** That nothing is lost, and what goes on. */
  readonly children: ReactNode
  /** What signing in leads back to, where that is more than this address says. */
  readonly to?: { readonly nt: RouteName; readonly taskid: TaskId }
  /** The page is looked at again. Stays the same function from one drawing to the next. */
  readonly onBack: () => void
}

/** The session has ended over what is open: signing in leads back to it. */
export function SignedOutNote({ children, to, onBack }: SignedOutNoteProps) {
  const address = useQueryOfAddress()
  const [path] = useLocation()
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') {
        // The shopper may have signed in elsewhere: in another window of this browser, by a link of an e-mail.
        onBack()
      }
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [onBack])
  return (
    <Banner tone="warning">
      {children}
      <ActionRow>
        <LinkButton to="login" query={{ ...Object.fromEntries(address), nt: routeOf(path), ...to }} variant="primary">
          <Trans>Sign in and continue</Trans>
        </LinkButton>
      </ActionRow>
    </Banner>
  )
}

import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { routeOf } from '../../navigation/routes.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** The session has ended over an open album: nothing is lost, and signing in leads back to this screen and goes on. */
export function SignedOutNote({ onBack }: { readonly onBack: () => void }) {
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
      <Trans>You’ve been signed out. Your photos and changes are on this phone and will go on once you sign in.</Trans>
      <ActionRow>
        <LinkButton to="login" query={{ ...Object.fromEntries(address), nt: routeOf(path) }} variant="primary">
          <Trans>Sign in and continue</Trans>
        </LinkButton>
      </ActionRow>
    </Banner>
  )
}

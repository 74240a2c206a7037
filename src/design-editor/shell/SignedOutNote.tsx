import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** The session has ended under the shopper's hands: nothing is lost, and signing in leads back to this design. */
export function SignedOutNote({ editing }: { readonly editing: EditingActor }) {
  const address = useQueryOfAddress()
  const taskid = useSelector(editing, ({ context }) => context.taskId)
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') {
        // The shopper may have signed in elsewhere: in another window of this browser, by a link of an e-mail.
        editing.send({ type: 'saving.retry' })
      }
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [editing])
  return (
    <Banner tone="warning">
      <Trans>You’ve been signed out. Your changes are on this phone and will be saved once you sign in.</Trans>
      <ActionRow>
        <LinkButton
          to="login"
          query={{ ...Object.fromEntries(address), taskid, nt: 'theme_preview' }}
          variant="primary"
        >
          <Trans>Sign in and continue</Trans>
        </LinkButton>
      </ActionRow>
    </Banner>
  )
}

import { Trans } from '@lingui/react/macro'
import { useSession } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Asks to follow the shop in the messenger: only whoever does not, as the link said (A§2 subscribe), and only where there is an account. */
export function FollowNote() {
  const { merchant } = useSession()
  const { visit } = useVisit()
  if (visit.user.subscribe !== false || merchant.contact.wechat === '') {
    return null
  }
  return (
    <Banner
      action={
        <LinkButton to="user_service" variant="quiet">
          <Trans>How to follow</Trans>
        </LinkButton>
      }
    >
      <Trans>Follow us on WeChat to hear when your order is on its way.</Trans>
    </Banner>
  )
}

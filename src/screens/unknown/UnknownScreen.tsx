import { Trans, useLingui } from '@lingui/react/macro'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/** An address that leads nowhere. */
export function UnknownScreen() {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={localised(merchant.name)} onBack={() => back('index')} />}>
      <EmptyState
        drawing="nothingFound"
        title={t`There is nothing at this address`}
        action={
          <LinkButton to="index" variant="primary">
            <Trans>Go to the shop</Trans>
          </LinkButton>
        }
      >
        <Trans>The link may have been cut off. Your books and albums are where you left them.</Trans>
      </EmptyState>
    </Screen>
  )
}

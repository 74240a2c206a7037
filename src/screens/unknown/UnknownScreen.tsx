import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../navigation.ts'
import { useSession } from '../../session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { words } from '../../words.ts'

/** An address that leads nowhere. */
export function UnknownScreen() {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={words(merchant.name)} onBack={() => back('index')} />}>
      <EmptyState
        drawing="nothingFound"
        title={t`There is nothing at this address`}
        action={
          <LinkButton to="index" look="primary">
            <Trans>To the shop</Trans>
          </LinkButton>
        }
      >
        <Trans>The link may have been cut off. Your books and albums are where you left them.</Trans>
      </EmptyState>
    </Screen>
  )
}

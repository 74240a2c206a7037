import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../navigation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'

/** A route whose product type or service is not open yet, said honestly. */
export function LaterScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={t`Not open yet`} onBack={() => back('index')} />}>
      <EmptyState
        drawing="soon"
        title={t`We are still setting this up`}
        action={
          <LinkButton to="index" look="primary">
            <Trans>To the shop</Trans>
          </LinkButton>
        }
      >
        <Trans>This part of the shop is not open yet. Photo books are: you can start one today.</Trans>
      </EmptyState>
    </Screen>
  )
}

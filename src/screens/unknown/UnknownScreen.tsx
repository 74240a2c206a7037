import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Screen } from '../../ui/Screen.tsx'

/** An address that leads nowhere. */
export function UnknownScreen() {
  const { t } = useLingui()
  return (
    <Screen>
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

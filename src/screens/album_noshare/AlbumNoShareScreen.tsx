import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from '../../navigation/navigation.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/** The link leads to an album that its owner keeps to themselves. */
export function AlbumNoShareScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={t`Album`} onBack={() => back('index')} />}>
      <EmptyState
        drawing="locked"
        title={t`This album is not shared`}
        action={
          <>
            <LinkButton to="index" variant="primary">
              <Trans>Go to the shop</Trans>
            </LinkButton>
            <LinkButton to="album_list">
              <Trans>My own albums</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans>Its owner keeps it private or has turned the link off. Ask for a new link to see it.</Trans>
      </EmptyState>
    </Screen>
  )
}

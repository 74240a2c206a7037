import { useLingui } from '@lingui/react/macro'
import { asId } from '../../../domain/ids.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { SHARE_VIEW } from './share-view.ts'

interface SharedLinkProps {
  readonly aid: string
  readonly token: string
}

/**
 * A share link was opened: its token is exchanged for this browser's leave to see the album, and goes out of the
 * address, where it would be seen over a shoulder or sent on by mistake. Then the share type decides the view.
 */
export function SharedLink({ aid, token }: SharedLinkProps) {
  const { t } = useLingui()
  const { st: _taken, ...query } = Object.fromEntries(useQueryOfAddress())
  const { back } = useNavigation()
  const opened = useApiQuery(['shared album', aid, token], ({ albums }) => albums.exchange(asId(aid), token))
  if (opened.error instanceof RequestRefused) {
    return <Redirect to="album_noshare" query={{}} />
  }
  if (opened.error) {
    return (
      <Screen top={<TopBar title={t`Album`} onBack={() => back('index')} />}>
        <FaultState fault={opened.error} onRetry={() => void opened.refetch()} />
      </Screen>
    )
  }
  return opened.data ? <Redirect to={SHARE_VIEW[opened.data]} query={query} /> : <WaitingScreen />
}

import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { routeOf } from '../../navigation/routes.ts'
import { useFrontTalkQuery } from '../../ports/api-query.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/**
 * The shop does not show an album that its shopper opens. It says the same to whoever may not see it and to whoever is not signed in any more, so it is
 * asked who is here: an ended session leads to signing in and back.
 */
export function ClosedAlbum() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const address = useQueryOfAddress()
  const [path] = useLocation()
  const me = useFrontTalkQuery(['me'], ({ account }, signal) => account.me(signal))
  if (me.error) {
    return (
      <Screen top={<TopBar title={t`Album`} onBack={() => back('album_list')} />}>
        <FaultState fault={me.error} onRetry={() => void me.refetch()} />
      </Screen>
    )
  }
  if (!me.isFetchedAfterMount) {
    return <WaitingFor what="photos" />
  }
  return me.data ? (
    <Redirect to="album_noshare" query={{}} />
  ) : (
    <Redirect to="login" query={{ ...Object.fromEntries(address), nt: routeOf(path) }} />
  )
}

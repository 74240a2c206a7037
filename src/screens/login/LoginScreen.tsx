import { useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import { usePorts } from '../../ports.ts'
import { isRouteName } from '../../routes.ts'
import { useSession } from '../../session.ts'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Signing in by a code, then back to where the shopper was going. */
export function LoginScreen() {
  const { t } = useLingui()
  const { machines, mchid } = usePorts()
  const { refresh } = useSession()
  const { back, replace } = useNavigation()
  const query = useQueryOfAddress().toString()
  const login = useActorRef(machines.login, { input: { mchid } })

  useEffect(() => {
    const watch = login.subscribe(({ output }) => {
      if (output?.uid) {
        const next = afterSignIn(Object.fromEntries(new URLSearchParams(query)))
        void refresh().then(() => replace(next && isRouteName(next.name) ? next.name : 'index', next?.query))
      }
    })
    return () => watch.unsubscribe()
  }, [login, query, refresh, replace])

  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => back('index')} />}>
      <LoginForm login={login} />
    </Screen>
  )
}

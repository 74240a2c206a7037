import { useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { isRouteName } from '../../navigation/routes.ts'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useSession, useShopper } from '../../session/session.ts'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { BindPhoneForm } from './BindPhoneForm.tsx'

/** Binding a phone, or another one; then back to where the shopper was going. */
export function UserPhoneScreen() {
  const { t } = useLingui()
  const { mchid } = usePorts()
  const { refresh } = useSession()
  const { phone } = useShopper()
  const { back, replace } = useNavigation()
  const query = useQueryOfAddress().toString()
  const binding = useActorRef(
    useMachineOf((machines) => machines.bindPhone),
    { input: { mchid, bound: phone } },
  )
  const done = t`Your phone number is saved.`

  useEffect(() => {
    const watch = binding.subscribe(({ output }) => {
      if (output) {
        const next = onwards(query)
        void refresh().then(() => {
          toast(done)
          replace(next && isRouteName(next.name) ? next.name : 'user_index', next?.query)
        })
      }
    })
    return () => watch.unsubscribe()
  }, [binding, query, refresh, replace, done])

  return (
    <Screen top={<TopBar title={t`My phone`} onBack={() => back('user_index')} />}>
      <BindPhoneForm binding={binding} onSignInAgain={() => replace('login', byWayOfLogin(query))} />
    </Screen>
  )
}

/** The query for signing in once more; where the shopper was going first stands by as `after`. */
function byWayOfLogin(text: string): Readonly<Record<string, string>> {
  const { nt, ...rest } = Object.fromEntries(new URLSearchParams(text))
  return { ...rest, ...(nt ? { after: nt } : {}), nt: 'user_phone' }
}

/** Where the shopper goes on, whether he had to sign in once more or not. */
function onwards(text: string) {
  const { after, ...query } = Object.fromEntries(new URLSearchParams(text))
  return afterSignIn(after ? { nt: after, ...query } : query)
}

import { useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { takeLoginFault } from '../../../domain/login/login-address.ts'
import { phoneMissing } from '../../../domain/login/login-kind.ts'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { isPc } from '../../../domain/platform/platform.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { isRouteName } from '../../navigation/routes.ts'
import { type AccountPorts, usePorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { GuestWays } from './GuestWays.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Signing in, then back to where the shopper was going. */
export function LoginScreen() {
  const { t } = useLingui()
  const { account, machines, mchid } = usePorts()
  const { merchant, refresh } = useSession()
  const { back, replace } = useNavigation()
  const address = useQueryOfAddress().toString()
  // `ttcode` and `ttanon` come from the mini-program and work once: they go no further than this screen.
  const { fault, query } = takeLoginFault(Object.fromEntries(new URLSearchParams(address)))
  const { ttcode, ttanon, ...rest } = query
  const login = useActorRef(machines.login, {
    input: {
      mchid,
      loginMethod: merchant.shop.loginMethod,
      fault,
      program: ttcode ? { code: ttcode, ...(ttanon ? { anonymousCode: ttanon } : {}) } : null,
    },
  })
  const goOn = JSON.stringify(rest)

  useEffect(() => {
    const watch = login.subscribe(({ output }) => {
      if (output?.uid) {
        const wanted = JSON.parse(goOn) as Readonly<Record<string, string>>
        void refresh()
          .then(() => lacksPhone(account.me))
          .then((lacks) => {
            const next = afterSignIn(wanted)
            if (lacks) {
              // The way on waits in the address.
              replace('user_phone', wanted)
            } else {
              replace(next && isRouteName(next.name) ? next.name : 'index', next?.query)
            }
          })
      }
    })
    return () => watch.unsubscribe()
  }, [login, goOn, account, refresh, replace])

  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => back('index')} />}>
      <LoginForm login={login} />
      <GuestWays />
    </Screen>
  )
}

/** On a PC everybody binds a phone first (B§6). Who cannot be asked about goes on: the order asks once more. */
async function lacksPhone(me: AccountPorts['me']): Promise<boolean> {
  if (!isPc(navigator.userAgent)) {
    return false
  }
  const shopper = await me().catch(() => null)
  return shopper !== null && phoneMissing(shopper, true)
}

import { useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { takeLoginFault } from '../../../domain/login/login-address.ts'
import { phoneMissing } from '../../../domain/login/login-kind.ts'
import { isPc } from '../../../domain/login/program-of.ts'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import { usePorts } from '../../ports.ts'
import { isRouteName } from '../../routes.ts'
import { useSession } from '../../session.ts'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Signing in, then back to where the shopper was going. */
export function LoginScreen() {
  const { t } = useLingui()
  const { machines, mchid } = usePorts()
  const { merchant, shopper, refresh } = useSession()
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
  const [signedIn, setSignedIn] = useState(false)

  useEffect(() => {
    const watch = login.subscribe(({ output }) => {
      if (output?.uid) {
        void refresh().then(() => setSignedIn(true))
      }
    })
    return () => watch.unsubscribe()
  }, [login, refresh])

  const goOn = JSON.stringify(rest)
  useEffect(() => {
    if (!signedIn || !shopper) {
      return
    }
    const wanted = JSON.parse(goOn) as Readonly<Record<string, string>>
    if (phoneMissing(shopper, isPc(navigator.userAgent))) {
      // On a PC everybody binds a phone first (B§6); the way on waits in the address.
      replace('user_phone', wanted)
      return
    }
    const next = afterSignIn(wanted)
    replace(next && isRouteName(next.name) ? next.name : 'index', next?.query)
  }, [signedIn, shopper, goOn, replace])

  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => back('index')} />}>
      <LoginForm login={login} />
    </Screen>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { takeLoginFault } from '../../../domain/login/login-address.ts'
import { phoneMissing } from '../../../domain/login/login-kind.ts'
import { SIGN_IN_TEXTS } from '../../../domain/merchant/shop-texts.ts'
import { afterSignIn } from '../../../domain/navigation/guard.ts'
import { isPc } from '../../../domain/platform/platform.ts'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { useShopTexts } from '../../features/shop-texts/use-shop-texts.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { isRouteName } from '../../navigation/routes.ts'
import { type AccountPorts, useMachineOf, usePorts } from '../../ports/ports.ts'
import type { ShopTextPorts } from '../../ports/shop-text-ports.ts'
import { useSession } from '../../session/session.ts'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { GuestLinks } from './GuestLinks.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginScreen.module.css'

/** Signing in, then back to where the shopper was going. */
export function LoginScreen() {
  const { t } = useLingui()
  const { account, mchid, shopTexts } = usePorts()
  const { merchant, refresh } = useSession()
  const { back, replace } = useNavigation()
  const address = useQueryOfAddress().toString()
  // `ttcode` and `ttanon` come from the mini-program and work once: they go no further than this screen.
  const { fault, query } = takeLoginFault(Object.fromEntries(new URLSearchParams(address)))
  const { ttcode, ttanon, ...rest } = query
  const login = useActorRef(
    useMachineOf((machines) => machines.login),
    {
      input: {
        mchid,
        loginMethod: merchant.shop.loginMethod,
        fault,
        program: ttcode ? { code: ttcode, ...(ttanon ? { anonymousCode: ttanon } : {}) } : null,
      },
    },
  )
  const goOn = JSON.stringify(rest)
  const { data: texts } = useShopTexts()
  const agrees = texts?.texts.some(({ kind }) => SIGN_IN_TEXTS.includes(kind)) ?? false
  const version = useRef(0)
  version.current = agrees ? (texts?.version ?? 0) : 0

  useEffect(() => {
    const watch = login.subscribe(({ output }) => {
      if (output?.uid) {
        const wanted = JSON.parse(goOn) as Readonly<Record<string, string>>
        void Promise.all([agreeTo(shopTexts, version.current), refresh()])
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
  }, [login, goOn, account, shopTexts, refresh, replace])

  return (
    <Screen top={<TopBar title={t`Sign in`} onBack={() => back('index')} />}>
      <LoginForm login={login} />
      {agrees ? (
        <section className={styles['agreed']}>
          <p>
            <Trans>By signing in you agree to:</Trans>
          </p>
          <ShopTextLinks kinds={SIGN_IN_TEXTS} />
        </section>
      ) : null}
      <GuestLinks />
    </Screen>
  )
}

/** Notes what stood beside the form. What could not be noted is agreed to with the order: nobody waits here for it. */
async function agreeTo(shopTexts: ShopTextPorts, version: number): Promise<void> {
  if (version > 0) {
    await shopTexts.agree(version).catch(() => undefined)
  }
}

/** On a PC everybody binds a phone first (B§6). Who cannot be asked about goes on: the order asks once more. */
async function lacksPhone(me: AccountPorts['me']): Promise<boolean> {
  if (!isPc(navigator.userAgent)) {
    return false
  }
  const shopper = await me().catch(() => null)
  return shopper !== null && phoneMissing(shopper, true)
}

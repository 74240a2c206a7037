import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { RENEW_PAGE, type RenewPage } from '../../../domain/front/renew-page.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { ScreenBoundary } from '../../ui/feedback/ScreenBoundary.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'

/** What is fetched when it is first shown. When it breaks, or its code does not come, that is said in its place. */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <ScreenBoundary otherwise={(fault) => <BrokenScreen fault={fault} />}>
      <Suspense fallback={<WaitingScreen />}>{children}</Suspense>
    </ScreenBoundary>
  )
}

/** The code of a screen did not come, or it broke. A fresh page is the surest way on, taken unasked where a release took the code away; what was made is kept. */
function BrokenScreen({ fault }: { readonly fault: unknown }) {
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const renewed = (Reflect.get(window, RENEW_PAGE) as RenewPage | undefined)?.(fault)
    void Promise.resolve(renewed).then((begun) => setTold(!begun))
  }, [fault])
  if (!isTold) {
    return <WaitingScreen />
  }
  const lost = navigator.onLine ? fault : new NetworkLost('the code of this screen did not come', { cause: fault })
  return (
    <Screen>
      <FaultState fault={lost} onRetry={() => window.location.reload()} />
    </Screen>
  )
}

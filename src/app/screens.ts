import { type ComponentType, lazy } from 'react'
import { restOfSentences } from '../i18n/i18n.ts'
import { runCode } from '../lib/run-code.ts'
import { ROUTES, type RouteName } from '../navigation/routes.ts'
import { IndexScreen } from '../screens/index/IndexScreen.tsx'
import { withPatience } from './entry/with-patience.ts'

type Screen = ComponentType

/** A screen that is loaded when it is first shown, and with it the sentences that the shop's front does not speak. */
function screen(route: Exclude<RouteName, 'index'>): Screen {
  return lazy(async () => {
    const code = async () => {
      await runCode(route)
      return (await screensBehind()).BEHIND[route]()
    }
    const [shown] = await withPatience(Promise.all([code(), restOfSentences()]))
    return { default: shown }
  })
}

const screensBehind = () => import('./screens-behind.ts')

const routes = Object.keys(ROUTES) as RouteName[]

const behind = Object.fromEntries(
  routes.flatMap((route) => (route === 'index' ? [] : [[route, screen(route)]])),
) as Record<Exclude<RouteName, 'index'>, Screen>

/** The screen of every route. The shop's front is here at once. */
export const SCREENS: Record<RouteName, Screen> = {
  ...behind,
  index: IndexScreen,
  orderid_details: behind.order_info,
}

/** Begins to fetch what leads to the screen, while the shop is asked who it is. What fails is asked for again. */
export function fetchAhead(route: RouteName | undefined): void {
  if (route !== 'index') {
    screensBehind().catch(() => undefined)
  }
}

import { type ReactNode, useEffect } from 'react'
import { guardNavigation, SCROLL_RESET_MS } from '../../domain/navigation/guard.ts'
import { useQueryOfAddress } from '../navigation.ts'
import { ROUTES, type RouteName } from '../routes.ts'
import { useSession } from '../session.ts'
import { words } from '../words.ts'
import { inMessenger } from './messenger.ts'
import { Redirect } from './Redirect.tsx'

interface GuardProps {
  readonly route: RouteName
  readonly children: ReactNode
}

/** Stands in front of every screen and does what `guardNavigation` decides; the title and the scroll are rules 9 and 10. */
export function Guard({ route, children }: GuardProps) {
  const { merchant, shopper } = useSession()
  const address = useQueryOfAddress()
  const verdict = guardNavigation(
    { name: route, ...ROUTES[route], query: Object.fromEntries(address) },
    {
      uid: shopper?.uid ?? null,
      merchantReady: true,
      inMessenger: inMessenger(navigator.userAgent),
      loginMethod: merchant.shop.loginMethod,
      ownHosts: [window.location.hostname, merchant.domain].filter((host) => host !== ''),
    },
  )
  const title = words(merchant.shop.title)

  useEffect(() => {
    document.title = title
  }, [title])

  const shown = `${route}?${address}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll goes back whenever another address is shown.
  useEffect(() => {
    const timer = window.setTimeout(() => window.scrollTo(0, 0), SCROLL_RESET_MS)
    return () => window.clearTimeout(timer)
  }, [shown])

  switch (verdict.kind) {
    case 'leave':
      return <Leave url={verdict.url} />
    case 'prepare':
      return null
    case 'sign-in':
      return <Redirect to="login" query={verdict.query} />
    case 'redirect':
      return <Redirect to={verdict.to} query={verdict.query} />
    case 'open':
      return children
  }
}

function Leave({ url }: { readonly url: string }) {
  useEffect(() => {
    window.location.replace(url)
  }, [url])
  return null
}

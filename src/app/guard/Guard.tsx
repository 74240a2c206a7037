import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { unnamedBy } from '../../../domain/navigation/bare-address.ts'
import { type Circumstances, guardNavigation, SCROLL_RESET_MS } from '../../../domain/navigation/guard.ts'
import { listQuery, type StoredVisit } from '../../../domain/navigation/stored-visit.ts'
import { inMessenger } from '../../../domain/platform/platform.ts'
import { localised } from '../../i18n/i18n.ts'
import { useShareMenus } from '../../messenger/use-share-menus.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { ROUTES, type RouteName } from '../../navigation/routes.ts'
import { useFrontPorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { toast } from '../../ui/feedback/Toast.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Later } from './Later.tsx'
import { MessengerSignIn, wasTriedNow } from './MessengerSignIn.tsx'
import { NothingNamed, ProductChanged } from './seldom-shown.ts'
import { useDesignOrder } from './use-design-order.ts'
import { useOrderCheck } from './use-order-check.ts'

interface GuardProps {
  readonly route: RouteName
  readonly children: ReactNode
}

/** Stands in front of every screen and does what `guardNavigation` decides; the title and the scroll are rules 9 and 10. */
export function Guard({ route, children }: GuardProps) {
  const { merchant, shopper } = useSession()
  const { messenger } = useFrontPorts()
  const { visit } = useVisit()
  const address = useQueryOfAddress()
  const query = Object.fromEntries(address)
  const check = useOrderCheck(visit, !ROUTES[route].ec)
  // Once a thing of a link's order is begun, that order decides.
  const { reference, originalProduct } = visit.ecommerce
  const begun = reference !== null && originalProduct !== ''
  const designOrder = useDesignOrder({ name: route, query }, shopper !== null && !begun)
  const asking = check === 'asking' || designOrder === 'asking'
  const verdict = guardNavigation(
    { name: route, ...ROUTES[route], query },
    {
      uid: asking ? undefined : (shopper?.uid ?? null),
      merchantReady: true,
      inMessenger: inMessenger(navigator.userAgent),
      loginMethod: merchant.shop.loginMethod,
      redirects: {
        origin: window.location.origin,
        allow: merchant.domain === '' ? [] : [{ origin: `https://${merchant.domain}`, path: '/' }],
      },
      messengerTried: !messenger || wasTriedNow(),
      ...orderOf(visit, query['pid']),
      ...(designOrder && designOrder !== 'asking' ? { designOrder } : {}),
      ...(check === 'passed' || check === 'failed' || check === 'submitted' ? { orderCheck: check } : {}),
    },
  )
  const unnamed = unnamedBy(route, query)
  useTitle(localised(merchant.shop.title))
  useScrollToTop(`${route}?${address}`)
  useShareMenus(verdict.kind === 'open' ? verdict.menus : 'untouched')
  useIgnoredRedirect(verdict.kind !== 'leave' && query['shareRedirect'] !== undefined)

  switch (verdict.kind) {
    case 'leave':
      return <Leave url={verdict.url} />
    case 'prepare':
      return <WaitingScreen />
    case 'sign-in':
      return verdict.by === 'messenger' ? <MessengerSignIn /> : <Redirect to="login" query={verdict.query} />
    case 'redirect':
      if (verdict.because === 'product-changed') {
        return (
          <Later>
            <ProductChanged />
          </Later>
        )
      }
      return <Redirect to={verdict.to} query={{ ...verdict.query, ...wayBack(visit, verdict.because) }} />
    case 'open':
      return <Later>{unnamed ? <NothingNamed what={unnamed} /> : children}</Later>
  }
}

/** What was bought and what is opened now; nothing outside of an order, or before one of its things was begun. */
function orderOf({ ecommerce }: StoredVisit, pid: string | undefined): Pick<Circumstances, 'ecommerce'> {
  const { reference, originalProduct, currentProduct } = ecommerce
  if (!reference) {
    return {}
  }
  return {
    ecommerce: {
      originalProduct: asId<ProductId>(originalProduct),
      currentProduct: asId<ProductId>(originalProduct === '' ? '' : (pid ?? (currentProduct || originalProduct))),
      outerTradeId: reference.kind === 'outtrade' ? reference.number : '',
    },
  }
}

/** The success page finds the order of a link by the same words. */
function wayBack(visit: StoredVisit, because: 'check-failed' | 'submitted' | 'ordered') {
  if (because !== 'submitted') {
    return {}
  }
  const { reference } = visit.ecommerce
  return {
    oid: visit.order.orderId,
    ...(reference?.kind === 'outtrade' ? { trade: reference.number } : listQuery(visit)),
  }
}

/** Rule 9. */
function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Rule 10. Whoever has scrolled down before that is reading, or about to tap: nothing is pulled away under the finger. */
function useScrollToTop(shown: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll goes back whenever another address is shown.
  useLayoutEffect(() => {
    // Where it stands is asked with the next picture: asked now, the browser lays out the new screen in the midst of drawing it.
    let last: number | undefined
    const frame = requestAnimationFrame(() => {
      last ??= window.scrollY
    })
    const watch = () => {
      // Upwards a screen also moves by itself, where it is shorter than the one before.
      if (last !== undefined && window.scrollY > last) {
        stop()
      }
      last = window.scrollY
    }
    const timer = window.setTimeout(() => {
      stop()
      window.scrollTo(0, 0)
    }, SCROLL_RESET_MS)
    const stop = () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      window.removeEventListener('scroll', watch)
    }
    window.addEventListener('scroll', watch, { passive: true })
    return stop
  }, [shown])
}

/** Safety, section 5 row 6: a redirect that leads out of the shop is not followed, and one line says so. */
function useIgnoredRedirect(ignored: boolean) {
  const { t } = useLingui()
  useEffect(() => {
    if (ignored) {
      toast(t`This link leads to another site, so we stayed here.`)
    }
  }, [ignored, t])
}

function Leave({ url }: { readonly url: string }) {
  useEffect(() => {
    window.location.replace(url)
  }, [url])
  return null
}

import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { Router, useLocation } from 'wouter'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import type { Language } from '../../../domain/language.ts'
import { EMPTY_VISIT, type StoredVisit } from '../../../domain/navigation/stored-visit.ts'
import '../../../src/app/app.css'
import { i18n, speak } from '../../../src/i18n/i18n.ts'
import { currentPath, goTo, useHashLocation } from '../../../src/navigation/hash-location.ts'
import { type AppPorts, PortsContext, type Shop, type Shopper } from '../../../src/ports/ports.ts'
import { SessionContext } from '../../../src/session/session.ts'
import { createVisitStore, VisitContext, type VisitStore } from '../../../src/session/visit-store.ts'
import { Toasts } from '../../../src/ui/feedback/Toast.tsx'
import { aWorld, SHOPPER, type World } from '../../../stories/fixtures/ports.ts'

let root: Root | undefined

export interface OpenScreen {
  readonly visits: VisitStore
  readonly ports: AppPorts
}

/** A screen at a real address of the hash router, on a phone, with a world of fakes. */
export async function openScreen(
  screen: ReactNode,
  setting: {
    readonly address: string
    readonly world?: World
    readonly visit?: StoredVisit
    readonly shopper?: Shopper | null
    readonly merchant?: Shop
    /** The screen goes when its address is left, as in the shop. */
    readonly leaves?: boolean
    /** The browser is at the address already, as after a reload or Back. */
    readonly opened?: boolean
    /** What was read before; nothing, and nothing stays fresh, where none is named. */
    readonly client?: QueryClient
    /** English where none is named. */
    readonly language?: Language
  },
): Promise<OpenScreen> {
  await page.viewport(375, 667)
  await speak(setting.language ?? 'en')
  if (!setting.opened) {
    goTo(setting.address, { replace: true })
  }
  const ports = aWorld(setting.world)
  const visits = createVisitStore(undefined, setting.visit ?? EMPTY_VISIT)
  const session = {
    merchant: setting.merchant ?? DEMO_MERCHANT,
    shopper: setting.shopper === undefined ? SHOPPER : setting.shopper,
    refresh: () => Promise.resolve(),
  }
  const client = setting.client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <I18nProvider i18n={i18n}>
      <PortsContext value={{ front: ports, app: () => ports }}>
        <QueryClientProvider client={client}>
          <SessionContext value={session}>
            <VisitContext value={visits}>
              <Router hook={useHashLocation}>
                {setting.leaves ? <At path={currentPath()}>{screen}</At> : screen}
                <Toasts />
              </Router>
            </VisitContext>
          </SessionContext>
        </QueryClientProvider>
      </PortsContext>
    </I18nProvider>,
  )
  return { visits, ports }
}

function At({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [now] = useLocation()
  return now === path ? children : null
}

export function closeScreen(): void {
  root?.unmount()
  document.body.replaceChildren()
}

/** Where the shopper is: path and query inside the hash. */
export function addressNow(): string {
  return window.location.hash.replace(/^#/, '')
}

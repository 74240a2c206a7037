import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Router } from 'wouter'
import { i18n } from '../i18n/i18n.ts'
import { useHashLocation } from '../navigation/hash-location.ts'
import { AskRefused } from '../ports/faults.ts'
import { PortsContext, type World } from '../ports/ports.ts'
import { Toasts } from '../ui/feedback/Toast.tsx'
import { Shell } from './Shell.tsx'

/** The whole shop, given its abilities. */
export function App({ world }: { readonly world: World }) {
  return (
    <I18nProvider i18n={i18n}>
      <PortsContext value={world}>
        <Router hook={useHashLocation}>
          <InOneLanguage />
        </Router>
      </PortsContext>
    </I18nProvider>
  )
}

/** Another language is another shop front: everything is read and written anew, in that language. */
function InOneLanguage() {
  const { locale } = useLingui().i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is in the language that was spoken.
  const client = useMemo(() => apiQueryClient(), [locale])
  return (
    <QueryClientProvider client={client}>
      <Shell key={locale} />
      <Toasts />
    </QueryClientProvider>
  )
}

/** Lists that are only read: fresh for a minute, asked for twice more when the network is poor, never after a refusal. */
function apiQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        networkMode: 'always',
        retry: (failures, fault) => failures < 2 && !(fault instanceof AskRefused),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })
}

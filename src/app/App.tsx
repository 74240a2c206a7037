import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Router } from 'wouter'
import { i18n } from '../i18n/i18n.ts'
import { useHashLocation } from '../navigation/hash-location.ts'
import { PortsContext, type World } from '../ports/ports.ts'
import { Toasts } from '../ui/feedback/Toast.tsx'
import { frontClient } from './front-client.ts'
import { takeFrontData } from './front-data.ts'
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
  const client = useMemo(() => frontClient(takeFrontData()), [locale])
  return (
    <QueryClientProvider client={client}>
      <Shell key={locale} />
      <Toasts />
    </QueryClientProvider>
  )
}

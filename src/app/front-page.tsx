import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { FrontData } from '../../domain/front/front-data.ts'
import type { Language } from '../../domain/language.ts'
import { i18n } from '../i18n/i18n.ts'
import { messages as en } from '../locales/en.po?front'
import { messages as zhHans } from '../locales/zh-Hans.po?front'
import { messages as zhHant } from '../locales/zh-Hant.po?front'
import { useHashLocation } from '../navigation/hash-location.ts'
import { PortsContext, type World } from '../ports/ports.ts'
import { IndexScreen } from '../screens/index/IndexScreen.tsx'
import { SessionContext } from '../session/session.ts'
import { frontClient } from './front-client.ts'
import { WaitingShell } from './WaitingShell.tsx'

const SENTENCES = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

/** Everything that is shown was read before: nobody is asked. */
const NOBODY_ASKED = { front: {} } as World

/** The shop's front and a screen that waits, as text: what the page shows until its script runs. The server calls it. */
export function frontPage(data: FrontData, language: Language): { readonly front: string; readonly waiting: string } {
  i18n.load(language, SENTENCES[language])
  i18n.activate(language)
  const { merchant, me } = data
  const session = { merchant, shopper: me, refresh: async () => undefined }
  const shown = (screen: ReactNode) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <PortsContext value={NOBODY_ASKED}>
          <Router hook={useHashLocation}>
            <QueryClientProvider client={frontClient(data)}>
              <SessionContext value={session}>{screen}</SessionContext>
            </QueryClientProvider>
          </Router>
        </PortsContext>
      </I18nProvider>,
    )
  return { front: shown(<IndexScreen />), waiting: shown(<WaitingShell />) }
}

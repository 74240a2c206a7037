import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../domain/never.ts'
import { App } from './app/App.tsx'
import './app/app.css'
import { EntryContext, enterByLink } from './app/entry/enter.ts'
import { rememberForServer, speak, startLanguage } from './i18n/i18n.ts'
import { createVisitStore, sessionStorageOf, VisitContext } from './session/visit-store.ts'
import { worldOf } from './wiring/world.ts'

function start(): void {
  const root = document.getElementById('root')
  invariant(root, 'index.html has no #root')
  const visits = createVisitStore(sessionStorageOf(window))
  // Before anything is asked: words about a person leave the address first.
  const entry = enterByLink(window, visits)
  const world = worldOf(navigator.userAgent)
  const language = startLanguage()
  rememberForServer(language)
  speak(language).then(() => {
    createRoot(root).render(
      <StrictMode>
        <EntryContext value={entry}>
          <VisitContext value={visits}>
            <App world={world} />
          </VisitContext>
        </EntryContext>
      </StrictMode>,
    )
  }, reportError)
}

start()

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../domain/never.ts'
import { App } from './App.tsx'
import './app.css'
import { EntryContext, enterByLink } from './entry/enter.ts'
import { createVisitStore, VisitContext } from './entry/visit-store.ts'
import { rememberForServer, speak, startLanguage } from './i18n.ts'
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

/** Absent where the browser closes it: private windows, blocked cookies. */
function sessionStorageOf(place: Window): Storage | undefined {
  try {
    return place.sessionStorage
  } catch {
    return undefined
  }
}

start()

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../domain/never.ts'
import { App } from './App.tsx'
import './app.css'
import { currentSearch } from './hash-location.ts'
import { rememberForServer, speak, startLanguage } from './i18n.ts'
import { worldOf } from './wiring/world.ts'

function start(): void {
  const root = document.getElementById('root')
  invariant(root, 'index.html has no #root')
  const world = worldOf(new URLSearchParams(currentSearch()))
  const language = startLanguage()
  rememberForServer(language)
  speak(language).then(() => {
    createRoot(root).render(
      <StrictMode>
        <App world={world} />
      </StrictMode>,
    )
  }, reportError)
}

start()

import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../domain/never.ts'
import { App } from './app/App.tsx'
import { Arrived } from './app/Arrived.tsx'
import './app/app.css'
import { EntryContext, enterByLink, reopenByLink } from './app/entry/enter.ts'
import { fetchAhead } from './app/screens.ts'
import { rememberForServer, speakFront, startLanguage } from './i18n/i18n.ts'
import { readNumbersAtRest } from './i18n/money.ts'
import { currentPath } from './navigation/hash-location.ts'
import { routeOf } from './navigation/routes.ts'
import { createVisitStore, sessionStorageOf, VisitContext } from './session/visit-store.ts'
import { trustOwnScripts } from './wiring/platform/trusted-scripts.ts'
import { createWorld } from './wiring/world.ts'

// The content security policy lets nobody make code out of text: the reader of schemas is not to try. It is loaded later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

function start(): void {
  trustOwnScripts(window)
  const root = document.getElementById('root')
  invariant(root, 'index.html has no #root')
  const visits = createVisitStore(sessionStorageOf(window))
  // Before anything is asked: words about a person leave the address first.
  const entry = enterByLink(window, visits)
  reopenByLink(window)
  fetchAhead(routeOf(currentPath()))
  const language = startLanguage()
  rememberForServer(language)
  readNumbersAtRest(language)
  Promise.all([createWorld(navigator.userAgent), speakFront(language), shellPainted()]).then(([world]) => {
    // The shell shows the same meanwhile: a finger on it is heard between any two parts of the work.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Arrived>
            <EntryContext value={entry}>
              <VisitContext value={visits}>
                <App world={world} />
              </VisitContext>
            </EntryContext>
          </Arrived>
        </StrictMode>,
      ),
    )
  }, reportError)
  // Without a network this visit keeps nothing; what an earlier one kept is there.
  whenIdle(() =>
    import('./wiring/platform/after-load.ts').then(
      ({ afterLoad }) => afterLoad(),
      () => undefined,
    ),
  )
}

/**
 * Until the shell, which shows the same, is on the screen with its pictures: the script needs longer to draw it once more. A page in the
 * background is not painted.
 */
function shellPainted(): Promise<unknown> | undefined {
  return document.hidden ? undefined : new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint)))
}

/** Once the page has loaded and has nothing else to do. Safari knows no idleness. */
function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, 2000))
  window.addEventListener('load', () => idle(run), { once: true })
}

// The newest of what this script is written with. Whoever has it needs nothing else, and loads nothing else.
if ('canParse' in URL) {
  start()
} else {
  // What fails here the browser tells by itself: before this is loaded some have no `reportError`.
  void import('./app/older-browsers.ts').then(start)
}

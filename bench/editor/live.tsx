import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import type { editingMachine } from '../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../machines/editing/editing.ports.ts'
import type { EditingContext } from '../../machines/editing/editing.types.ts'
import { i18n } from '../../src/i18n/i18n.ts'
import { PortsContext } from '../../src/ports/ports.ts'
import { SessionContext } from '../../src/session/session.ts'
import { type EditorStory, editingAt } from '../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../stories/editor/WorkspaceOf.tsx'
import { aWorld } from '../../stories/fixtures/ports.ts'
import { frames } from './frames.ts'

/** The editor on a phone that keeps at once, with a shop that never answers. */
export async function openLive(story: EditorStory, change: Partial<EditingContext> = {}, tool = 'resting') {
  const machine = wireEditing({
    clock: { wait: never, waitUntil: never },
    keepDraft: () => Promise.resolve(),
    sendOp: never,
    loadLatest: never,
    watchNetwork: () => () => undefined,
  }) as typeof editingMachine
  const editing = editingAt(story, { tool }, change, machine)
  const ports = aWorld({})
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <PortsContext value={{ front: ports, app: () => ports }}>
        <SessionContext value={{ merchant: DEMO_MERCHANT, shopper: null, refresh: () => Promise.resolve() }}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <WorkspaceOf story={story} editing={editing} />
          </QueryClientProvider>
        </SessionContext>
      </PortsContext>
    </I18nProvider>,
  )
  await there(() => place.querySelector('[data-testid=canvas] canvas'))
  return {
    place,
    editing,
    close() {
      root.unmount()
      place.remove()
    },
  }
}

/** What is there at last, looked for once a frame. */
export async function there<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (let frame = 0; frame < 1200; frame++) {
    const found = find()
    if (found) {
      return found
    }
    await frames(1)
  }
  throw new Error('what the bench waits for did not come')
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

import { useActorRef, useSelector } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { type AlbumId, asId } from '../domain/ids.ts'
import { wireAlbum } from '../machines/album/album.ports.ts'
import { browserClock } from '../src/wiring/platform/browser-clock.ts'
import { anAlbum } from '../stories/fixtures/sample-albums.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** What a screen does with a machine. */
function Loading({ machine }: { readonly machine: ReturnType<typeof wireAlbum> }) {
  const actor = useActorRef(machine, { input: { aid: asId<AlbumId>('album1') } })
  return <output>{useSelector(actor, ({ context }) => context.album?.name ?? 'none')}</output>
}

test('a machine that React stops and starts again, as it does in development, takes the end of its first life for no fault', async () => {
  let asked = 0
  const nobody = () => Promise.reject(new Error('not asked for'))
  const machine = wireAlbum({
    ...{ clock: browserClock, keepUnsaved: async () => undefined, saveAlbum: nobody, share: nobody },
    // As `fetch` does it: stopped, it fails with the reason of its signal.
    loadAlbum: (_aid, signal) => {
      asked += 1
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        window.setTimeout(() => resolve({ kind: 'album', album: anAlbum({}), unsaved: [] }), 0)
      })
    },
  })
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  root.render(
    <StrictMode>
      <Loading machine={machine} />
    </StrictMode>,
  )
  await expect.poll(() => [asked, host.textContent]).toEqual([2, anAlbum({}).name])
})

import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Album } from '../../../domain/album/album.ts'
import { i18n } from '../../../src/i18n/i18n.ts'
import type { Shop } from '../../../src/ports/ports.ts'
import { AlbumDetailScreen } from '../../../src/screens/album_detail/AlbumDetailScreen.tsx'
import type { World } from '../../../stories/fixtures/ports.ts'
import { Stage } from '../../../stories/fixtures/Stage.tsx'
import { albumWorld } from '../../../stories/fixtures/sample-albums.ts'
import '../../../src/app/app.css'

let root: Root | undefined

/** The screen of album1 in this world; `more` of its address. */
export function openAlbum(world: World, merchant?: Shop, more = ''): void {
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Stage setting={{ address: `/album_detail?aid=album1${more}`, world, ...(merchant ? { merchant } : {}) }}>
          <AlbumDetailScreen />
        </Stage>
      </I18nProvider>
    </StrictMode>,
  )
}

export function closeAlbum(): void {
  root?.unmount()
  document.body.replaceChildren()
}

/** A world in which every change of the album is saved at once; `saved` are the albums as they were sent. */
export function savingWorld(album: Album): { readonly world: World; readonly saved: readonly Album[] } {
  const saved: Album[] = []
  const world = albumWorld({
    album,
    ports: {
      clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
      saveAlbum: async (sent) => {
        saved.push(sent)
        return { kind: 'saved', lastUpdateTime: sent.lastUpdateTime + 1 }
      },
    },
  })
  return { world, saved }
}

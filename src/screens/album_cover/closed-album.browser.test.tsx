import { afterEach, expect, test, vi } from 'vitest'
import { albumWorld } from '../../../stories/fixtures/sample-albums.ts'
import { SHOPPER } from '../../../stories/fixtures/ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AlbumCoverScreen } from './AlbumCoverScreen.tsx'

afterEach(closeScreen)

test.each([
  ['the session has ended', null, ['/login', 'album_cover', 'album1']],
  ['it is somebody else’s', SHOPPER, ['/album_noshare', null, null]],
])('the cover of an album that the shop does not show, since %s, is not waited for', async (_, shopper, to) => {
  const loadAlbum = async () => ({ kind: 'refused' as const, reason: 'not-found' as const })
  const world = { ...albumWorld({ ports: { loadAlbum } }), account: { me: () => Promise.resolve(shopper) } }
  await openScreen(<AlbumCoverScreen />, { address: '/album_cover?aid=album1', world, leaves: true })
  await vi.waitFor(() => {
    const [path, query] = addressNow().split('?')
    const words = new URLSearchParams(query)
    expect([path, words.get('nt'), words.get('aid')]).toEqual(to)
  })
})

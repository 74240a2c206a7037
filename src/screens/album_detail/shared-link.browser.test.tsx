import { afterEach, expect, test, vi } from 'vitest'
import { albumWorld } from '../../../stories/fixtures/sample-albums.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { AlbumDetailScreen } from './AlbumDetailScreen.tsx'

afterEach(closeScreen)

const refused = new RequestRefused({ kind: 'refused', reason: 'not-found', code: 404, message: 'no' })

test.each([
  ['edit', () => Promise.resolve('edit' as const), '/album_detail', 'a1'],
  ['readonly', () => Promise.resolve('readonly' as const), '/album_preview', 'a1'],
  ['noshare', () => Promise.reject(refused), '/album_noshare', null],
])(
  'A§2 share type %s decides the view that its link opens, and the token leaves the address [A§2.share-view]',
  async (_, exchange, view, aid) => {
    const asked = vi.fn(exchange)
    await openScreen(<AlbumDetailScreen />, {
      address: '/album_detail?aid=a1&st=abcdefghijklmnopqrstuv',
      world: { ...albumWorld({}), albums: { exchange: asked } },
      leaves: true,
    })
    await vi.waitFor(() => {
      const [path, query] = addressNow().split('?')
      const words = new URLSearchParams(query)
      expect([path, words.get('aid'), words.get('st')]).toEqual([view, aid, null])
    })
    expect(asked.mock.calls).toEqual([['a1', 'abcdefghijklmnopqrstuv']])
  },
)

import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type GroupId } from '../../../domain/ids.ts'
import { SignedOut } from '../../../machines/signed-out.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AlbumDetailScreen } from './AlbumDetailScreen.tsx'

afterEach(closeScreen)

const NOTE = /^You’ve been signed out\./
const PHOTOS = [
  { at: 'sending', name: 'sea.heic' },
  { at: 'sending', name: 'hill.heic' },
] as const

/** The session of this shop ends, and begins again. */
function aShop() {
  const shop = { signedIn: false, asked: 0 }
  const ask = <Answer,>(answer: Answer) => {
    shop.asked += 1
    return shop.signedIn ? Promise.resolve(answer) : Promise.reject(new SignedOut())
  }
  return { shop, ask }
}

function signIn() {
  const href = page.getByRole('link', { name: 'Sign in and continue' }).element().getAttribute('href') ?? ''
  const query = new URLSearchParams(href.slice(href.indexOf('?')))
  return [href.slice(0, href.indexOf('?')), ...['nt', 'aid', 'pid'].map((name) => query.get(name))]
}

test('a session that ends while photos come in loses none: a note leads to signing in and back, and they go on', async () => {
  const { shop, ask } = aShop()
  const uploading = { requestUploadSlot: () => ask({ kind: 'place', token: 't', key: 'k', host: 'h' } as const) }
  const world = albumWorld({ uploads: PHOTOS, uploading })
  await openScreen(<AlbumDetailScreen />, { address: '/album_detail?aid=album1&pid=book', world })
  await expect.element(page.getByText(NOTE)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Design my book' })).toBeDisabled()
  expect(page.getByText(/needs? attention/).query()).toBeNull()
  expect([signIn(), shop.asked]).toEqual([['#/login', 'album_detail', 'album1', 'book'], 2])

  shop.signedIn = true
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(NOTE)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '2 uploading' })).toBeVisible()
})

test('a session that ends while the album is saved keeps the change, says so, and saves it after signing in', async () => {
  const { shop, ask } = aShop()
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(2)), aGroup('g2', [])] })
  const ports = {
    clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
    loadAlbum: async () => ({
      ...{ kind: 'album' as const, album },
      unsaved: [{ kind: 'remove-group' as const, id: asId<GroupId>('g2') }],
    }),
    saveAlbum: () => ask({ kind: 'saved', lastUpdateTime: album.lastUpdateTime + 1 } as const),
  }
  await openScreen(<AlbumDetailScreen />, {
    address: '/album_detail?aid=album1&pid=book',
    world: albumWorld({ album, ports }),
  })
  await expect.element(page.getByText(NOTE)).toBeVisible()
  await expect.element(page.getByText('Signed out, saved on this phone')).toBeVisible()
  expect([signIn(), shop.asked]).toEqual([['#/login', 'album_detail', 'album1', 'book'], 1])

  shop.signedIn = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(page.getByText('All changes saved').query()).not.toBeNull())
  expect(page.getByText(NOTE).query()).toBeNull()
})

test('an album that is opened after the session has ended leads to signing in and back, and is not called private', async () => {
  const loadAlbum = async () => ({ kind: 'refused' as const, reason: 'not-found' as const })
  const world = { ...albumWorld({ ports: { loadAlbum } }), account: { me: () => Promise.resolve(null) } }
  await openScreen(<AlbumDetailScreen />, { address: '/album_detail?aid=album1&pid=book', world, leaves: true })
  await vi.waitFor(() => {
    const [path, query] = addressNow().split('?')
    const words = new URLSearchParams(query)
    expect([path, ...['nt', 'aid', 'pid'].map((name) => words.get(name))]).toEqual([
      ...['/login', 'album_detail', 'album1', 'book'],
    ])
  })
})

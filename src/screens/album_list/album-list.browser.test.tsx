import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { currentPath, currentSearch } from '../../navigation/hash-location.ts'
import type { AlbumCard } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { AlbumListScreen } from './AlbumListScreen.tsx'

afterEach(closeScreen)

const SUMMER: AlbumCard = { id: asId<AlbumId>('a1'), name: 'Our summer', photoCount: 3, cover: '', updated: 0 }

test('A§8 album list: when getting all albums fails that is said, and one tap asks again [A§8.album-list]', async () => {
  let asked = 0
  await openScreen(<AlbumListScreen />, {
    address: '/album_list',
    world: {
      account: {
        albums: () => {
          asked += 1
          return asked === 1
            ? Promise.reject(
                new RequestRefused({ kind: 'refused', reason: 'not-possible', message: 'The shelf is being tidied.' }),
              )
            : Promise.resolve([])
        },
      },
    },
  })
  await expect.element(page.getByText('Your albums didn’t load')).toBeVisible()
  await expect.element(page.getByText('The shelf is being tidied.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No albums yet')).toBeVisible()
})

test('who comes with a product and has no album is asked for photos at once', async () => {
  await openScreen(<AlbumListScreen />, {
    address: '/album_list?pid=book-square-203&tid=theme-white',
    world: { account: { albums: () => Promise.resolve([]) } },
  })
  await expect.poll(currentPath).toBe('/album_detail')
  const query = new URLSearchParams(currentSearch())
  expect(['pid', 'tid', 'new'].map((name) => query.get(name))).toEqual(['book-square-203', 'theme-white', '1'])
})

test('before an album is deleted it is said that its designs go too', async () => {
  await openScreen(<AlbumListScreen />, {
    address: '/album_list',
    world: { account: { albums: () => Promise.resolve([SUMMER]) } },
  })
  await page.getByRole('button', { name: 'Delete Our summer' }).click()
  await expect.element(page.getByText(/and the designs made from them/)).toBeVisible()
})

test('an album that is chosen for a product cannot be deleted by a tap beside it', async () => {
  await openScreen(<AlbumListScreen />, {
    address: '/album_list?pid=book-square-203',
    world: { account: { albums: () => Promise.resolve([SUMMER]) } },
  })
  await expect.element(page.getByRole('link', { name: /Our summer/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Delete Our summer' }).query()).toBe(null)
})

test('while the albums cannot be fetched, to ask again is the only way on', async () => {
  await openScreen(<AlbumListScreen />, {
    address: '/album_list',
    world: { account: { albums: () => Promise.reject(new NetworkLost('no answer')) } },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('link', { name: 'New album' }).query()).toBe(null)
})

test('an album that the shop does not delete is not asked about again', async () => {
  const message = 'This album is ordered. Cancel the order first.'
  const remove = () => Promise.reject(new RequestRefused({ kind: 'refused', reason: 'album-ordered', message }))
  await openScreen(<AlbumListScreen />, {
    address: '/album_list',
    world: { account: { albums: () => Promise.resolve([SUMMER]) }, albums: { remove } },
  })
  await page.getByRole('button', { name: 'Delete Our summer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

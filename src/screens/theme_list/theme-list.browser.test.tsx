import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { mouse } from '../../../tests/support/browser/fingers.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import type { ThemeCategory } from '../../ports/ports.ts'
import { ThemeListScreen } from './ThemeListScreen.tsx'

afterEach(closeScreen)

const CATEGORIES: readonly ThemeCategory[] = [
  { id: 'plain', name: 'Simple', owner: 'system' },
  { id: 'journey', name: 'Travel', owner: 'system' },
]

test('a look under a finger stays where it is when the categories come late, and so does an open one', async () => {
  const categories = Promise.withResolvers<readonly ThemeCategory[]>()
  await openScreen(<ThemeListScreen />, {
    address: '/theme_list?pid=book-square',
    world: { catalogue: { themeCategories: () => categories.promise } },
  })
  await page.getByRole('listitem').first().getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'Use this look' })).toBeVisible()
  const touched = document.querySelector('li button')
  const place = touched?.getBoundingClientRect().toJSON()
  categories.resolve(CATEGORIES)
  await expect.element(page.getByRole('tab', { name: 'Travel', includeHidden: true })).toBeInTheDocument()
  expect([document.querySelector('li button') === touched, touched?.getBoundingClientRect().toJSON()]).toEqual([
    true,
    place,
  ])
  await expect.element(page.getByRole('button', { name: 'Use this look' })).toBeVisible()
})

test('a tap on a look is one, whatever is drawn in its button meanwhile', async () => {
  const photos = Promise.withResolvers<null>()
  await openScreen(<ThemeListScreen />, {
    address: '/theme_list?pid=book-square',
    world: { account: { shownPhotos: () => photos.promise } },
  })
  const look = page.getByRole('listitem').first().getByRole('button')
  await expect.element(look).toBeVisible()
  const { x, y, width } = look.element().getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + width / 2 }
  await mouse('mousePressed', middle)
  photos.resolve(null)
  await expect.poll(() => document.querySelectorAll('li canvas').length).toBeGreaterThan(0)
  await mouse('mouseReleased', middle)
  await expect.element(page.getByRole('button', { name: 'Use this look' })).toBeVisible()
})

test('B§5 calendar theme: a theme that can make 0 pages says so and cannot be taken [B§5.zero-pages]', async () => {
  await openScreen(<ThemeListScreen />, {
    address: '/theme_list?pid=book-square',
    world: { catalogue: { photoCount: () => Promise.resolve(0) } },
  })
  await page.getByRole('listitem').first().getByRole('button').click()
  await expect.element(page.getByText('This theme can make 0 pages, choose another theme.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use this look' })).toBeDisabled()
})

test.each([
  ['with its album', '&aid=album1', 'theme_preview'],
  ['before there is an album', '', 'album_list'],
])('B§3 addText: a book of photos alone is chosen with its look, %s, and the way on says so', async (_, aid, route) => {
  await openScreen(<ThemeListScreen />, { address: `/theme_list?pid=book-square${aid}` })
  await page.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('checkbox', { name: 'Photos only, no text on the pages' }).click()
  await page.getByRole('button', { name: 'Use this look' }).click()
  const [path, query] = location.hash.split('?')
  expect([path, new URLSearchParams(query).get('addtext')]).toEqual([`#/${route}`, '0'])
})

test('looks are shown with the photos of the album that was designed last; too few say nothing of a look', async () => {
  const shown = { aid: 'album1' } as never
  const albumOf = (count: number) => anAlbum({ groups: [aGroup('g1', albumPhotos(count))] })
  const open = (count: number) =>
    openScreen(<ThemeListScreen />, {
      address: '/theme_list?pid=book-square-203',
      world: {
        account: { shownPhotos: () => Promise.resolve(shown) },
        ...albumWorld({ album: albumOf(count) }),
        albums: { open: () => Promise.resolve(albumOf(count)) },
      },
    })
  await open(9)
  await expect.element(page.getByText('Shown with your own photos')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('li canvas').length).toBeGreaterThan(0)
  await closeScreen()
  await open(2)
  await expect.poll(() => document.querySelectorAll('li canvas').length).toBeGreaterThan(0)
  await expect.element(page.getByText('Shown with sample photos')).toBeVisible()
})

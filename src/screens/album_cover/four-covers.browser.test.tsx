import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Album } from '../../../domain/album/album.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { asId, type ThemeId } from '../../../domain/ids.ts'
import { waiting } from '../../../stories/fixtures/ports.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { AlbumCoverScreen } from './AlbumCoverScreen.tsx'

afterEach(closeScreen)

const XIAMEN = { city: { 'zh-Hans': '厦门', 'zh-Hant': '廈門', en: 'Xiamen' }, country: 'CN' }

test('a book asks for its title and its cover: a tap each, seen at once on all four covers, and saved with the album', async () => {
  let saved: Album | undefined
  const world = albumWorld({
    album: anAlbum({ name: 'My album', groups: [aGroup('g1', albumPhotos(9))], coverPhotos: [] }),
    ports: {
      clock: { wait: () => Promise.resolve(), waitUntil: waiting },
      saveAlbum: (album) => {
        saved = album
        return Promise.resolve({ kind: 'saved', lastUpdateTime: album.lastUpdateTime + 1 })
      },
    },
  })
  await openScreen(<AlbumCoverScreen />, {
    address: '/album_cover?aid=album1&pid=book-square-203',
    world: {
      ...world,
      catalogue: { product: () => Promise.resolve(SQUARE_BOOK), theme: () => Promise.resolve(DEMO_THEMES[0] as never) },
      analyses: { places: () => Promise.resolve(() => XIAMEN) },
    },
  })
  await expect.element(page.getByText('Nothing is printed until you choose')).toBeVisible()
  const covers = page.getByRole('list', { name: 'Covers' }).getByRole('button')
  await expect.element(covers.nth(3)).toBeVisible()
  const shown = covers.elements().map((one) => [one.textContent, one.getAttribute('aria-pressed')])
  expect(shown).toEqual([
    ['Edge to edge', 'false'],
    ['Framed', 'true'],
    ['Title only', 'false'],
    ['Mosaic', 'false'],
  ])
  await expect.poll(() => document.querySelectorAll('[aria-label=Covers] canvas').length).toBe(4)
  const idea = page.getByRole('button', { name: / · Xiamen$/ }).first()
  const title = idea.element().textContent
  await idea.click()
  await expect.element(page.getByText(/^It’s printed on the spine too · /)).toBeVisible()
  await covers.nth(3).click()
  await expect.poll(() => [saved?.coverTitle, saved?.coverStyle]).toEqual([title, 'mosaic'])
  await covers.nth(2).click()
  // A title alone takes no photo: there is none to choose.
  await expect.element(page.getByRole('button', { name: 'IMG_2041.JPG' })).not.toBeInTheDocument()
  const field = page.getByLabelText('Title and year on the cover')
  await field.fill('Кося 한국 2026')
  await expect.element(page.getByText('It’s printed on the spine too · 12 of 40 characters')).toBeVisible()
  await field.fill('مرحبا 2026')
  await expect.element(page.getByText('These characters can’t be printed: م ر ح ب ا')).toBeVisible()
  const done = page.getByRole('button', { name: 'Done' })
  await expect.element(done).toBeDisabled()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => saved?.coverStyle).toBe('type')
  // What cannot be printed is not kept.
  expect(saved?.coverTitle).toBe(title)
  await page.getByRole('button', { name: 'No title' }).click()
  await expect.poll(() => [saved?.coverTitle, saved?.coverStyle]).toEqual(['', 'type'])
  await expect.element(done).toBeEnabled()
})

const NIGHT = asId<ThemeId>('theme-night')

test.each([
  ['of what was designed of the album last', '', NIGHT],
  ['that was chosen for the book, whatever was designed of the album before', '&tid=theme-ink', 'theme-ink'],
])('the covers wear the look %s', async (_, chosen, look) => {
  const asked: string[] = []
  await openScreen(<AlbumCoverScreen />, {
    address: `/album_cover?aid=album1&pid=book-square-203${chosen}`,
    world: {
      ...albumWorld({ album: anAlbum({ groups: [aGroup('g1', albumPhotos(9))] }) }),
      catalogue: {
        product: () => Promise.resolve(SQUARE_BOOK),
        theme: (id) => {
          asked.push(id)
          return waiting()
        },
      },
      ownDesigns: {
        list: () =>
          Promise.resolve({
            designs: [{ pid: SQUARE_BOOK.id, themeId: NIGHT, coverState: 'ready' }],
            next: '',
          } as never),
      },
    },
  })
  await expect.poll(() => asked).toEqual([look])
})

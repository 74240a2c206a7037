import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGroup, albumPhotos, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeAlbum, openAlbum, savingWorld } from '../../../tests/support/browser/open-album.tsx'
import { speak } from '../../i18n/i18n.ts'
import type { ImageAnalysisPorts } from '../../ports/image-analysis-ports.ts'

beforeEach(() => speak('en'))
afterEach(closeAlbum)

const photos = albumPhotos(5)
const album = anAlbum({ groups: [aGroup('g1', photos)] })

/** The first three photos are one moment, the second of them the sharpest. */
const look: ImageAnalysisPorts['look'] = async ({ id }) => {
  const number = Number(id.slice('photo'.length))
  const hash = (number < 3 ? 0 : number).toString(16).repeat(16)
  return { differences: hash, waves: hash, sharpness: number === 1 ? 9 : 1, exposure: 1, faces: 0 }
}

function open(analyses: Partial<ImageAnalysisPorts> = {}) {
  const settled: (readonly string[])[] = []
  const { world, saved } = savingWorld(album)
  openAlbum({
    ...world,
    analyses: {
      look,
      settle: async (_, names) => void settled.push(names),
      places: () =>
        Promise.resolve(() => ({ country: 'JP', city: { 'zh-Hans': '京都', 'zh-Hant': '京都', en: 'Kyoto' } })),
      ...analyses,
    },
  })
  return { saved, settled }
}

const line = () => page.getByRole('button', { name: /3 photos look alike/ })
const ticked = () =>
  [...document.querySelectorAll('[role=dialog] [aria-pressed]')].map((tile) => tile.getAttribute('aria-pressed'))

test('auto-design 5: alike photos are only offered; what the shopper unticks waits beside the book, and comes back', async () => {
  const { saved, settled } = open()
  await userEvent.click(line())
  await expect.element(page.getByText('Best', { exact: true })).toBeVisible()
  expect([ticked(), saved]).toEqual([['true', 'true', 'true'], []])
  await userEvent.click(page.getByRole('button', { name: 'Keep only the best' }))
  expect(ticked()).toEqual(['false', 'true', 'false'])
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(saved.at(-1)?.spare).toEqual(['photo0', 'photo2']))
  expect(saved.at(-1)?.groups[0]?.photos.map(({ id }) => id)).toEqual(photos.map(({ id }) => id))
  expect(settled).toEqual([['photo0 photo1 photo2']])
  await expect.element(line()).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('button', { name: 'Photo 1: IMG_2041.JPG' }))
  await userEvent.click(page.getByRole('button', { name: 'Put back in the book' }))
  await vi.waitFor(() => expect(saved.at(-1)?.spare).toEqual(['photo2']))
})

test('auto-design 5: groups that the shopper has decided about are not offered again', async () => {
  const seen: string[] = []
  open({
    settled: async () => ['photo0 photo1 photo2'],
    look: (photo) => {
      seen.push(photo.id)
      return look(photo)
    },
  })
  await vi.waitFor(() => expect(new Set(seen).size).toBe(5))
  await expect.element(page.getByText('Drag photos to put your story in order.')).toBeVisible()
  await expect.element(line()).not.toBeInTheDocument()
})

test('auto-design B: a title is offered from dates and places, one tap writes it, written words are left alone', async () => {
  const { saved } = open({ look: async () => undefined })
  await userEvent.click(page.getByRole('button', { name: 'Title and text of this group' }))
  await userEvent.click(page.getByRole('button', { name: /^Kyoto, / }))
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toHaveValue('Kyoto, 3 May 2026')
  await expect.element(page.getByRole('button', { name: /^Kyoto, / })).not.toBeInTheDocument()
  expect(saved).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(saved.at(-1)?.groups[0]?.title).toBe('Kyoto, 3 May 2026'))
})

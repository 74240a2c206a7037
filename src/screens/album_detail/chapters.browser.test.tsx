import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Album } from '../../../domain/album/album.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { aGroup, anAlbum, threeEvents } from '../../../stories/fixtures/sample-albums.ts'
import { closeAlbum, openAlbum, savingWorld } from '../../../tests/support/browser/open-album.tsx'
import { speak } from '../../i18n/i18n.ts'
import type { ImageAnalysisPorts } from '../../ports/image-analysis-ports.ts'

beforeEach(() => speak('en'))
afterEach(closeAlbum)

const photos = threeEvents()
const untitled = aGroup('g1', photos)

interface Opened {
  readonly groups?: Album['groups']
  readonly closed?: boolean
  readonly look?: ImageAnalysisPorts['look']
}

function open({ groups = [untitled], closed = false, look = async () => undefined }: Opened = {}) {
  const settled: (readonly string[])[] = []
  const { world, saved } = savingWorld(anAlbum({ groups }))
  const asked = vi.fn(() => Promise.resolve(() => undefined))
  const merchant = { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, closeAlbumGroup: closed } }
  const settle = async (_: unknown, names: readonly string[]) => void settled.push(names)
  openAlbum({ ...world, analyses: { settle, places: asked, look, lookForFaces: look } }, merchant)
  return { saved, settled, asked }
}

const offer = () => page.getByRole('button', { name: /3 events in your photos/ })
const groupsOf = (album: Album | undefined) => album?.groups.map(({ title, photos: { length } }) => [title, length])

test('photos of three events are offered as chapters: titles from their days, changed before, made by one tap and taken back', async () => {
  const { saved } = open()
  await userEvent.click(offer())
  const title = (at: number) => page.getByRole('textbox', { name: `Title of chapter ${at}` })
  await expect.element(title(1)).toHaveValue('3 May 2026')
  await userEvent.fill(title(2), 'Grandma’s garden')
  await userEvent.click(page.getByRole('button', { name: 'Make 3 chapters' }))
  await vi.waitFor(() =>
    expect(groupsOf(saved.at(-1))).toEqual([
      ...[
        ['3 May 2026', 6],
        ['Grandma’s garden', 7],
        ['17 June 2026', 5],
      ],
    ]),
  )
  expect(saved.at(-1)?.groups.flatMap(({ photos }) => photos)).toEqual(photos)
  await expect.element(page.getByText('3 chapters made')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(groupsOf(saved.at(-1))).toEqual([['', 18]]))
  expect(saved.at(-1)?.groups[0]?.photos).toEqual(photos)
})

test('photos that are found to look alike meanwhile close no sheet in which somebody writes', async () => {
  let find = () => {}
  const seen = new Promise<void>((resolve) => {
    find = resolve
  })
  const hash = '0'.repeat(16)
  const alike = { differences: hash, waves: hash, sharpness: 1, exposure: 1, faces: 0 }
  open({
    look: async ({ id }) => {
      await seen
      return id === 'photo0' || id === 'photo1' ? alike : undefined
    },
  })
  await userEvent.click(offer())
  const title = page.getByRole('textbox', { name: 'Title of chapter 2' })
  await userEvent.fill(title, 'Grandma’s garden')
  find()
  await vi.waitFor(() => expect(document.body.textContent).toContain('2 photos look alike'))
  await expect.element(title).toHaveValue('Grandma’s garden')
})

test('who wants one story is not asked again', async () => {
  const { saved, settled } = open()
  await userEvent.click(offer())
  await userEvent.click(page.getByRole('button', { name: 'No chapters' }))
  await expect.element(page.getByText('Drag photos to put your story in order.')).toBeVisible()
  expect([settled, saved]).toEqual([[['chapters photo0 photo6 photo13']], []])
})

test.each([
  ['a group with a name', { groups: [aGroup('g1', photos, { title: 'Our summer' })] }],
  ['a group that is left out of designs', { groups: [aGroup('g1', photos, { disabled: true })] }],
  ['a group before the last one', { groups: [untitled, aGroup('g2', [], { title: 'Later' })] }],
])('%s is left alone', async (_, setting) => {
  const { asked } = open(setting)
  await expect.element(page.getByText('Drag photos to put your story in order.')).toBeVisible()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await settledScreen()
  await expect.element(offer()).not.toBeInTheDocument()
})

test('where the shop has closed the groups nobody is offered chapters', async () => {
  open({ closed: true })
  await expect.element(page.getByText('Drag photos to put your story in order.')).toBeVisible()
  await settledScreen()
  await expect.element(offer()).not.toBeInTheDocument()
})

/** What was asked for has been answered and drawn. */
async function settledScreen(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

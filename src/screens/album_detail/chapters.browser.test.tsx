import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Album } from '../../../domain/album/album.ts'
import { Stage } from '../../../stories/fixtures/Stage.tsx'
import { aGroup, albumWorld, anAlbum, threeEvents } from '../../../stories/fixtures/sample-albums.ts'
import '../../app/app.css'
import { i18n, speak } from '../../i18n/i18n.ts'
import { AlbumDetailScreen } from './AlbumDetailScreen.tsx'

let root: Root

beforeEach(() => speak('en'))

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const photos = threeEvents()

function open(album: Album = anAlbum({ groups: [aGroup('g1', photos)] })) {
  const saved: Album[] = []
  const settled: (readonly string[])[] = []
  const world = {
    ...albumWorld({
      album,
      ports: {
        clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
        saveAlbum: async (sent) => {
          saved.push(sent)
          return { kind: 'saved', lastUpdateTime: sent.lastUpdateTime + 1 }
        },
      },
    }),
    analyses: { settle: async (_: unknown, names: readonly string[]) => void settled.push(names) },
  }
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Stage setting={{ address: '/album_detail?aid=album1', world }}>
          <AlbumDetailScreen />
        </Stage>
      </I18nProvider>
    </StrictMode>,
  )
  return { saved, settled }
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

test('who wants one story is not asked again', async () => {
  const { saved, settled } = open()
  await userEvent.click(offer())
  await userEvent.click(page.getByRole('button', { name: 'One story' }))
  await expect.element(page.getByText('Drag photos into the order of your story.')).toBeVisible()
  expect([settled, saved]).toEqual([[['chapters photo0 photo6 photo13']], []])
})

test('a group with a name, and groups that the shop has closed, are left alone', async () => {
  open(anAlbum({ groups: [aGroup('g1', photos, { title: 'Our summer' })] }))
  await expect.element(page.getByText('Drag photos into the order of your story.')).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
})

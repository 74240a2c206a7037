import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DRAFT_VERSION, type EditingDraft } from '../../../domain/editing/draft.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { PreviewTask } from '../../../machines/preview/preview.types.ts'
import { aGroup, albumPhotos, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { aMirroring, anEditingInput } from '../../../tests/support/builders/editing-builders.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useEditorData } from './use-editor-data.ts'

afterEach(closeScreen)

const input = anEditingInput(14)
const task: PreviewTask = {
  ...{ taskId: input.taskId, aid: asId<AlbumId>('album0'), addText: true, name: '', design: input.design, rev: 1 },
  pages: [],
}
const base = { design: input.design, undo: [], redo: [] }
const draft: EditingDraft = {
  ...{ version: DRAFT_VERSION, taskId: input.taskId, base, rev: 1 },
  outbox: [{ opId: 'visit0-0', action: 'edit', edit: aMirroring(input), overtaken: [] }],
}

const NO_PICTURES: EditorImages = {
  pictureOf: () => undefined,
  want: () => undefined,
  subscribe: () => () => undefined,
  failed: () => false,
  dispose: () => undefined,
}

/** What a design is opened with, visit after visit: edits that wait, photos of the album. */
function Visits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Open'}
      </button>
      {isOpen ? <Opened /> : null}
    </>
  )
}

function Opened() {
  const work = useEditorData(task, 'open')
  return (
    <p>{work.kind === 'ready' ? `${work.input.draft?.outbox.length ?? 0} wait, ${work.photos.size} photos` : ''}</p>
  )
}

const removed = albumPhotos(1, 7)

/** What is known of photos where the album no longer has one of the design. */
function WithRemoved() {
  const work = useEditorData({ ...task, removed }, 'open')
  if (work.kind !== 'ready') {
    return null
  }
  const facts = work.input.world.photos.map(({ id }) => id)
  return <p>{[...facts, ...work.photos.keys()].join(' ')}</p>
}

test('a photo that was taken out of the album is known as long as the design has it', async () => {
  const seen: string[] = []
  await openScreen(<WithRemoved />, {
    address: '/theme_preview',
    world: {
      albums: { open: async () => anAlbum({ groups: [aGroup('g', albumPhotos(2))] }) },
      designs: {
        imagesOf: ({ groups, coverPhotos }) => {
          seen.push([...groups.flatMap(({ photos }) => photos), ...coverPhotos].map(({ id }) => id).join(' '))
          return NO_PICTURES
        },
      },
    },
  })
  await expect.element(page.getByText('photo0 photo1 photo7 photo0 photo1 photo7')).toBeVisible()
  expect(new Set(seen)).toEqual(new Set(['photo0 photo1 photo7']))
})

test('a design that is opened again within minutes has the edits of the visit before, and photos that came to its album since', async () => {
  const phone: { draft?: EditingDraft } = {}
  const shop = { photos: 3 }
  await openScreen(<Visits />, {
    address: '/theme_preview',
    world: {
      albums: { open: async () => anAlbum({ groups: [aGroup('g', albumPhotos(shop.photos))] }) },
      designs: { draftOf: async () => phone.draft, imagesOf: () => NO_PICTURES },
    },
  })
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click()
  await press('Open')
  await expect.element(page.getByText('0 wait, 3 photos')).toBeVisible()
  await press('Leave')
  phone.draft = draft
  shop.photos = 5
  await press('Open')
  await expect.element(page.getByText('1 wait, 5 photos')).toBeVisible()
  await press('Leave')
  phone.draft = { ...draft, outbox: [] }
  await press('Open')
  await expect.element(page.getByText('0 wait, 5 photos')).toBeVisible()
})

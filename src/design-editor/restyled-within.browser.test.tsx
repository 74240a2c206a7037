import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { type AlbumId, asId, type TaskId } from '../../domain/ids.ts'
import { anEditorStory, editingAt, previewAt } from '../../stories/editor/editor-fixtures.ts'
import type { World } from '../../stories/fixtures/ports.ts'
import { anAlbum } from '../../stories/fixtures/sample-albums.ts'
import { addressNow, closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { PATIENCE } from '../../tests/support/patience.ts'
import type { OwnDesign } from '../ports/own-design-ports.ts'
import { DesignAtWork } from './DesignAtWork.tsx'
import type { ReadyData } from './hooks/use-editor-data.ts'

afterEach(closeScreen)

const story = anEditorStory()
const other = DEMO_THEMES.find((theme) => theme.id !== story.design.themeId)
const work: ReadyData = {
  ...{ kind: 'ready', title: '', aid: asId<AlbumId>('album1'), pid: story.product.id },
  ...{ resources: story.resources, photos: story.photos, product: story.product },
  input: { taskId: asId<TaskId>('task1'), design: story.design, rev: 3, world: story.world, visit: 'visit0' },
}

const world: World = {
  ownDesigns: { copy: () => Promise.resolve({ taskId: asId('task2') } as OwnDesign) },
  albums: { open: () => Promise.resolve(anAlbum()) },
}

/** The sheet of looks of a design that is made at this address. */
async function openLooks(address: string, own: World = {}) {
  const [preview, editing] = [previewAt(story), editingAt(story)]
  await openScreen(<DesignAtWork {...{ preview, editing, work }} onRecreate={() => undefined} />, {
    address,
    world: { ...world, ...own },
  })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /^Change look/ }).click()
  await expect.element(page.getByRole('list', { name: 'Look' }).getByRole('button').first()).toBeVisible()
}

async function makeInOtherLook() {
  await page
    .getByRole('list', { name: 'Look' })
    .getByRole('button', { name: other?.name.en ?? '' })
    .click()
  await page.getByRole('button', { name: 'Make this book' }).click()
}

test.each([
  ['a book of a set', '&pkj=set1&part=book'],
  ['a volume', '&vol=2&vols=3&made=task0.4'],
  ['a volume that is mended', '&vol=1&vols=2&rest=task9.1'],
])('%s in another look is still that, and is offered in no other size', async (_, within) => {
  await openLooks(`/theme_preview?taskid=task1${within}`)
  expect(page.getByRole('combobox', { name: 'Size' }).elements()).toEqual([])
  await makeInOtherLook()
  await vi.waitFor(() => expect(addressNow()).toContain('task2'), PATIENCE.soon)
  const [now, wanted] = [addressNow(), `taskid=task2${within}`].map((text) =>
    Object.fromEntries(new URLSearchParams(text.split('?').at(-1))),
  )
  expect(now).toEqual(wanted)
})

test('a book that was bought elsewhere is offered in no other size', async () => {
  expect(DEMO_PRODUCTS.filter(({ book, onShelf }) => book && onShelf).length).toBeGreaterThan(1)
  await openLooks('/theme_preview?taskid=task1', {
    ec: {
      itemOf: () => Promise.resolve({ reference: {}, phoneTail: '', sub: 's1', pid: story.product.id } as never),
      find: () => Promise.resolve({ kind: 'found', found: { items: [] } } as never),
    },
  })
  expect(page.getByRole('combobox', { name: 'Size' }).elements()).toEqual([])
})

test('a book by itself is offered in other sizes', async () => {
  await openLooks('/theme_preview?taskid=task1')
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toBeVisible()
})

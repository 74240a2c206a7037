import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import { PREVIEW_REFUSALS } from '../../../domain/refusals/preview.refusals.ts'
import { type PreviewPorts, wirePreview } from '../../../machines/preview/preview.ports.ts'
import { anEditorStory, editingAt, previewAt } from '../../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { fakePreviewPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EditorNotes } from './EditorNotes.tsx'
import { NoDesign } from './NoDesign.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  closeScreen()
})

const address = '/theme_preview'
const nothing = () => undefined

test('B§8 message: preview failed: go back and remove groups or photos, with the way back [B§8.preview-failed]', async () => {
  const refused = { kind: 'refused', reason: 'not-possible', code: 3202 } as const
  await openScreen(<NoDesign refused={refused} problem={null} aid={asId('a1')} onRetry={nothing} />, { address })
  await expect.element(page.getByText('The preview could not be made')).toBeVisible()
  await expect.element(page.getByText('Go back and remove groups or photos. (code 3202)')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to the photos' }).element()
  expect(back.getAttribute('href')).toContain('/album_detail?aid=a1')
  expect(PREVIEW_REFUSALS['page-count-not-allowed'].sentence.en).toContain('Go back and remove groups or photos')
})

test('a design that is not there any more leads to those that are', async () => {
  const refused = { kind: 'refused', reason: 'not-found', code: 404, message: 'We can’t find this.' } as const
  await openScreen(<NoDesign refused={refused} problem={null} aid={undefined} onRetry={nothing} />, { address })
  await expect.element(page.getByText('There is nothing here any more')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  const way = page.getByRole('link', { name: 'My designs' }).element()
  expect(way.getAttribute('href')).toContain('/design_list')
})

test('a look that the merchant has withdrawn while photos were chosen leads to the other looks, not back to the photos', async () => {
  const message = PREVIEW_REFUSALS['theme-not-offered'].sentence.en
  const refused = { kind: 'refused', reason: 'theme-not-offered', code: 3225, message } as const
  const ids = { aid: asId<AlbumId>('a1'), pid: asId<ProductId>('book-square-203') }
  await openScreen(<NoDesign refused={refused} problem={null} {...ids} onRetry={nothing} />, { address })
  await expect.element(page.getByText(`${message} (code 3225)`)).toBeVisible()
  const way = page.getByRole('link', { name: 'Choose a look' }).element()
  expect(way.getAttribute('href')).toContain('/theme_list?aid=a1&pid=book-square-203')
  await closeScreen()
  const gone = { kind: 'refused', reason: 'not-found', code: 404 } as const
  await openScreen(<NoDesign refused={gone} problem={null} {...ids} onRetry={nothing} />, { address })
  await expect.element(page.getByRole('link', { name: 'Back to the photos' })).toBeVisible()
})

test('B§5 calendar theme: a design that a theme without months refused leads to the other themes', async () => {
  const refused = { kind: 'refused', reason: 'theme-without-calendar', code: 3208 } as const
  const ids = { aid: asId<AlbumId>('a1'), pid: asId<ProductId>('calendar-wall') }
  await openScreen(<NoDesign refused={refused} problem={null} {...ids} onRetry={nothing} />, { address })
  await expect.element(page.getByRole('link', { name: 'Choose a look' })).toBeVisible()
  const way = page.getByRole('link', { name: 'Choose a look' }).element()
  expect(way.getAttribute('href')).toContain('/theme_calendar?aid=a1&pid=calendar-wall')
})

test('B§8 message: preview service glitch: send the shop a screenshot with the code that the shop says [B§8.glitch]', async () => {
  const story = anEditorStory({ count: 12 })
  const pages = story.design.pages.map(({ id, kind }) => ({ id, kind, groupId: null, url: '', rev: 1 }))
  const taskId = asId<TaskId>('task1')
  const task = { taskId, aid: asId<AlbumId>('album1'), addText: true, name: '', design: story.design, rev: 1, pages }
  let paints = false
  const askForPictures = vi.fn<PreviewPorts['askForPictures']>(async ({ pages: ids }) =>
    ids.map((id, at) => {
      const lost = !paints && at === 3
      return { id, rev: 1, url: lost ? '' : `/${id}.jpg`, error: lost ? 8 : null }
    }),
  )
  const paintAgain = vi.fn<PreviewPorts['paintAgain']>(async () => {
    paints = true
  })
  const ports = fakePreviewPorts({ openTask: async () => ({ kind: 'task', task }), askForPictures, paintAgain })
  const preview = createActor(wirePreview(ports), { input: { kind: 'open', taskId } }).start()
  await openScreen(<EditorNotes editing={editingAt(story)} preview={preview} />, { address })
  const told = page.getByText(
    /The preview of the cropped or rotated photo didn’t load\. \(code 8\) .* send the shop a screenshot/,
  )
  await expect.element(told).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(told).not.toBeInTheDocument()
  expect([preview.getSnapshot().value, askForPictures.mock.calls.map(([{ pages: ids }]) => ids.length)]).toEqual([
    'ready',
    [pages.length, 1],
  ])
  preview.stop()
})

test('B§8 message: all pages modified in another link: it cannot be ordered, and can be designed anew [B§8.modified-elsewhere]', async () => {
  const onRecreate = vi.fn()
  await openScreen(
    <ConflictDialog
      state="outdated"
      onApplyAgain={nothing}
      onUseLatest={nothing}
      onRetry={nothing}
      onRecreate={onRecreate}
    />,
    { address },
  )
  await expect.element(page.getByText(/changed through another link, so this version can’t be ordered/)).toBeVisible()
  await page.getByRole('button', { name: 'Make a new design' }).click()
  expect(onRecreate).toHaveBeenCalledOnce()
})

test('how many pictures are painted is told while the phone is online: offline nobody waits for them', async () => {
  const story = anEditorStory({ count: 12 })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const awaited = story.design.pages.map(({ id }) => id)
  const preview = previewAt(story, 'ready', { awaited })
  await openScreen(<WorkspaceOf story={story} preview={preview} />, { address })
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  const told = page.getByText(`Previews: 0 of ${awaited.length}`)
  expect(told.elements()).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(told).toBeVisible()
})

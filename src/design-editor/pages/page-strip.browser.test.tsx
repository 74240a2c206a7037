import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { wireEditing } from '../../../machines/editing/editing.ports.ts'
import { previewAt } from '../../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { fakeEditingPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { story, stripPage } from '../../../tests/support/browser/open-workspace.tsx'

afterEach(closeScreen)

const painted = [...story.photos.values()][0]?.src ?? ''
const taskId = asId<TaskId>('task1')

test('B§4 preview: the strip shows the pages as the shop has painted them, and a page that is changed as it is here', async () => {
  const ready = previewAt(story)
  const { task } = ready.getSnapshot().context
  const pages = task?.pages.map((one, index) => ({ ...one, url: index === 7 ? '' : painted })) ?? []
  const preview = previewAt(story, 'ready', { task: task && { ...task, pages } })
  const never = () => new Promise<never>(() => undefined)
  const editing = createActor(
    wireEditing(fakeEditingPorts({ keepDraft: async () => undefined, sendOp: never, loadLatest: never })),
    { input: { taskId, design: story.design, rev: 3, world: story.world, visit: 'visit0' } },
  ).start()
  await openScreen(<WorkspaceOf {...{ story, preview, editing }} />, { address: '/theme_preview' })
  const shown = (index: number) =>
    stripPage(story.design.pages[index]?.id).firstElementChild?.firstElementChild?.tagName
  await vi.waitFor(() => expect([shown(4), shown(6), shown(7)]).toEqual(['IMG', 'IMG', 'CANVAS']))
  // All pages are the same pictures.
  await page.getByRole('button', { name: 'All pages' }).click()
  const overview = () =>
    [...document.querySelectorAll('li[data-leaf] > button > span > span')].flatMap(({ children }) => [...children])
  await vi.waitFor(() => expect(overview().filter(({ tagName }) => tagName === 'CANVAS').length).toBe(1))
  expect(overview().length).toBe(story.design.pages.length)
  editing.send({ type: 'pages.done' })
  editing.send({ type: 'edit.make', edit: { cmd: 'shuff', pageId: story.design.pages[4]?.id ?? asId('') } })
  await vi.waitFor(() => expect([shown(4), shown(6)]).toEqual(['CANVAS', 'IMG']))
  editing.stop()
})

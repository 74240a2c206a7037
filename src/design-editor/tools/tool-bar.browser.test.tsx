import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { nameOf, press, reach } from '../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => nameOf(document.activeElement)
/** Buttons in it that Tab comes to. */
const stopsIn = (host: Element | null | undefined) =>
  [...(host?.querySelectorAll('button') ?? [])].filter((one) => one.tabIndex === 0 && !one.disabled).map(nameOf)
async function walk(keys: string): Promise<string> {
  await userEvent.keyboard(keys)
  return focused()
}

test('tools of a page and of a photo are one stop each; arrows, Home and End lead from one to the next', async () => {
  await openWorkspace({ selection: photoOf(story) }, 'selected')
  const tools = () => page.getByRole('toolbar').elements().at(-1)
  await reach(button('Crop'))
  expect(stopsIn(tools())).toEqual(['Crop'])
  expect([
    ...[await walk('{ArrowRight}'), await walk('{End}'), await walk('{ArrowRight}')],
    ...[await walk('{ArrowLeft}'), await walk('{Home}'), await walk('{ArrowLeft}')],
  ]).toEqual(['Rotate', 'Remove', 'Remove', 'Lock', 'Crop', 'Crop'])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await nextFrame()
  expect(stopsIn(tools())).toEqual(['Flip'])
})

test('the layouts of a page are one stop, which is the one that it has', async () => {
  await openWorkspace({ pageId: story.design.pages[4]?.id as never })
  await press(button('Layout'))
  const row = page.getByRole('list', { name: 'Layouts' })
  await expect.element(row).toBeVisible()
  const shown = () => nameOf(row.element().querySelector('[aria-pressed=true]'))
  await expect.poll(() => stopsIn(row.element())).toEqual([shown()])
})

test('prints are one stop, and arrows lead to the same button of the next', async () => {
  await openWorkspace({}, 'resting', { of: anEditorStory({ count: 6, product: demoProduct('print-6inch') }) })
  const prints = page.getByTestId('prints')
  await expect.element(page.getByRole('button', { name: /^Picture 6/ })).toBeInTheDocument()
  const reached = () => [...new Set(stopsIn(prints.element()).map((name) => /\d+/.exec(name)?.[0]))]
  expect(reached()).toEqual(['1'])
  await reach(button('More options for picture 1'))
  expect([await walk('{ArrowRight}'), await walk('{End}')]).toEqual([
    'More options for picture 2',
    'More options for picture 6',
  ])
  expect(reached()).toEqual(['6'])
})

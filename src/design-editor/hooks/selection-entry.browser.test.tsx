import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DesignPlace } from '../../../domain/editing/design-place.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { photoOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { aSetStory, demoProduct, workspaceProps } from '../../../stories/fixtures/sets.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import type { WorkspaceProps } from '../shell/workspace-props.ts'
import { BookWorkspace } from '../workspaces/book/BookWorkspace.tsx'
import { ComboWorkspace } from '../workspaces/combo/ComboWorkspace.tsx'
import { PrintWorkspace } from '../workspaces/print/PrintWorkspace.tsx'

afterEach(closeScreen)

const depth = (deep: number) => expect.poll(() => Number(window.history.state?.open ?? 0)).toEqual(deep)

async function openAt(Workspace: ComponentType<WorkspaceProps>, props: WorkspaceProps) {
  await openScreen(null, { address: '/index' })
  closeScreen()
  goTo('/theme_preview')
  await openScreen(<Workspace {...props} />, { address: '/theme_preview', leaves: true })
  const { editing } = props
  const send = editing.send.bind(editing)
  const toolIs = (tool: ReturnType<typeof toolOf>) => expect.poll(() => toolOf(editing.getSnapshot())).toEqual(tool)
  return { editing, send, toolIs }
}

test.each([
  ['a photo', photoOf(anEditorStory())],
  ['a text', captionOf(anEditorStory())],
])('Back lets go of %s that is selected, and then it leaves', async (_, selection) => {
  const story = anEditorStory()
  const { send, toolIs } = await openAt(BookWorkspace, workspaceProps(story.product, story))
  if (selection.kind === 'slot') {
    send({ type: 'slot.select', at: selection.at })
  } else {
    send({ type: 'caption.select', pageId: selection.pageId, captionId: selection.captionId })
  }
  await depth(1)
  window.history.back()
  await toolIs('resting')
  await depth(0)
  expect(addressNow()).toEqual('/theme_preview')
  window.history.back()
  await expect.poll(addressNow).toEqual('/index')
})

test('Back shows the pages whole again where somebody came closer, and then it leaves', async () => {
  const story = anEditorStory()
  await openAt(BookWorkspace, workspaceProps(story.product, story))
  const seen = () => Math.round(document.querySelector('[data-slot]')?.getBoundingClientRect().width ?? 0)
  await expect.poll(seen).toBeGreaterThan(0)
  const whole = seen()
  await userEvent.keyboard('+')
  await depth(1)
  expect(seen()).toBeGreaterThan(whole)
  await userEvent.keyboard('+')
  await depth(1)
  window.history.back()
  await depth(0)
  await expect.poll(seen).toEqual(whole)
  expect(addressNow()).toEqual('/theme_preview')
  window.history.back()
  await expect.poll(addressNow).toEqual('/index')
})

test('Back out of a tool comes to the selection, also where both came at once; closed by hand, both take their entries along', async () => {
  const story = anEditorStory()
  const selected = photoOf(story)
  const { send, toolIs } = await openAt(BookWorkspace, workspaceProps(story.product, story))
  send({ type: 'slot.select', at: selected.kind === 'slot' ? selected.at : never() })
  send({ type: 'swap.start' })
  await depth(1)
  window.history.back()
  await toolIs('selected')
  await depth(1)
  send({ type: 'swap.start' })
  await depth(2)
  window.history.back()
  await toolIs('selected')
  await depth(1)
  send({ type: 'selection.clear' })
  await depth(0)
})

test('the picture of a wall that is in hand is kept, and is in hand again; Back lets go of it', async () => {
  const wall = demoProduct('combo-nine')
  const story = aSetStory(wall, 9)
  const [, second] = story.design.pages
  const place: DesignPlace = { page: { id: second?.id as never, at: 1 }, mode: 'page' }
  const onPlace = vi.fn()
  const { toolIs } = await openAt(ComboWorkspace, { ...workspaceProps(wall, story), place, onPlace })
  await toolIs('selected')
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith(place))
  await depth(1)
  window.history.back()
  await toolIs('resting')
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ mode: 'all' }))
})

test('the one photo of a print in hand looks the same, chosen or not: the first Back puts the print down', async () => {
  const product = demoProduct('print-6inch')
  const story = aSetStory(product, 12)
  const { send, editing } = await openAt(PrintWorkspace, workspaceProps(product, story))
  const [first] = story.design.pages
  const [slot] = first?.slots ?? []
  await page.getByRole('button', { name: /^Picture 1\b/ }).click()
  await depth(1)
  send({ type: 'slot.select', at: { pageId: first?.id as never, slotId: slot?.id as never } })
  await expect.element(page.getByTestId('print-in-hand')).toBeVisible()
  await depth(1)
  window.history.back()
  await expect.element(page.getByTestId('print-in-hand')).not.toBeInTheDocument()
  expect(editing.getSnapshot().context.selection).toBe(null)
  await depth(0)
  expect(addressNow()).toEqual('/theme_preview')
})

test('prints that are shown because they are soft are kept, and shown again', async () => {
  const product = demoProduct('print-6inch')
  const onPlace = vi.fn()
  const props = workspaceProps(product, aSetStory(product, 12))
  await openAt(PrintWorkspace, { ...props, onPlace })
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ mode: 'all' }))
  await page.getByRole('button', { name: /^Blurry/ }).click()
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ mode: 'soft' }))
  closeScreen()
  await openAt(PrintWorkspace, { ...props, place: { mode: 'soft' } })
  await expect.element(page.getByRole('button', { name: /^Blurry/ })).toHaveAttribute('aria-pressed', 'true')
})

function captionOf({ design }: ReturnType<typeof anEditorStory>) {
  const shown = design.pages.find(({ captions }) => captions.length > 0)
  const [caption] = shown?.captions ?? []
  return shown && caption ? { kind: 'caption' as const, pageId: shown.id, captionId: caption.id } : never()
}

function never(): never {
  throw new Error('the story has no such thing')
}

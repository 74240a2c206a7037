import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_THEMES } from '../../../../domain/demo/themes.ts'
import { toolOf } from '../../../../machines/editing/editing.selectors.ts'
import { photoOf } from '../../../../stories/editor/WorkspaceOf.tsx'
import {
  clearWorkspace,
  cropView,
  labels,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  placementOn,
  prepareWorkspace,
  slotOf,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const other = DEMO_THEMES.find((theme) => theme.id !== story.design.themeId)
const shown = story.design.pages[4]
const at4 = shown && { id: shown.id, at: 4 }

/** What stands where on the canvas, whole css px. */
const seen = () => {
  const { x, y, width, height } = photo(0).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}

test('where fingers came closer is told, and a book that is opened with it looks the same', async () => {
  const { host, places } = await openWorkspace()
  const whole = seen()
  const { x, y } = middleOf(host)
  customerOn(host, 'touch').pinches(
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 50, y: y + 8 },
      { x: x + 70, y: y + 8 },
    ],
  )
  await vi.waitFor(() => expect(places.at(-1)?.look?.scale).toBeGreaterThan(0))
  const closer = seen()
  expect(closer).not.toEqual(whole)
  const told = places.at(-1)
  clearWorkspace()

  await openWorkspace({}, 'resting', { place: { ...told, ...(at4 ? { page: at4 } : {}) } })
  await vi.waitFor(() => expect(seen()).toEqual(closer))

  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await vi.waitFor(() => expect(seen()).toEqual(whole))
})

test('pages seen close go with a finger from its first px and by as much as it goes', async () => {
  const { host, places, editing } = await openWorkspace()
  const { x, y } = middleOf(host)
  customerOn(host, 'touch').pinches(
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 70, y },
      { x: x + 70, y },
    ],
  )
  await vi.waitFor(() => expect(places.at(-1)?.look?.scale).toBeGreaterThan(0))
  const layer = host.firstElementChild as HTMLElement
  const canvas = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  const send = (name: string, by: number) =>
    canvas.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 },
        ...{ buttons: name === 'pointerup' ? 0 : 1, clientX: x + by, clientY: y - by },
      }),
    )
  send('pointerdown', 0)
  const seen = [3, 8, 12, 40].map((by) => {
    send('pointermove', by)
    return layer.style.transform
  })
  expect(seen).toEqual([3, 8, 12, 40].map((by) => `translate(${by}px, ${-by}px) scale(1)`))
  send('pointerup', 40)
  // A finger that hardly moved has tapped: what it took along lies where it was.
  send('pointerdown', 0)
  send('pointermove', 4)
  send('pointerup', 4)
  expect([layer.style.transform, editing.getSnapshot().context.selection?.kind]).toEqual(['', 'slot'])
})

test('the mode is told, and a book that is opened with it has as many pages open', async () => {
  const { places } = await openWorkspace()
  await page.getByRole('button', { name: 'Open book' }).click()
  await vi.waitFor(() => expect(places.at(-1)).toEqual({ mode: 'spread', look: undefined }))
  const open = labels()
  clearWorkspace()

  await openWorkspace({}, 'resting', { place: { mode: 'spread' } })
  await nextFrame()
  expect(labels()).toEqual(open)
})

test('seen close, a finger moves what is seen although its photo is chosen, and a wheel moves it once', async () => {
  const { host, design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const before = design()
  const { x, y } = middleOf(photo(0))
  const whole = seen()
  const fingers = (apart: number) =>
    [
      { x: x - apart, y },
      { x: x + apart, y },
    ] as const
  customerOn(host, 'touch').pinches(fingers(30), fingers(75))
  await vi.waitFor(() => expect(seen()).not.toEqual(whole))
  const [left = 0, top = 0, ...size] = seen()
  customerOn(host, 'touch').drags({ x, y }, { x: x - 30, y: y - 24 })
  await vi.waitFor(() => expect(seen()).toEqual([left - 30, top - 24, ...size]))
  expect(design()).toEqual(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const turned = { bubbles: true, cancelable: true, deltaX: 10, deltaY: 20, clientX: x, clientY: y }
  host.querySelector('canvas.upper-canvas')?.dispatchEvent(new WheelEvent('wheel', turned))
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(seen()).toEqual([left - 40, top - 44, ...size]))
})

test('what is typed or cropped and not done yet is kept when the phone shows something else', async () => {
  const goAway = () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
  }
  const { editing, design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const slot = () => design().pages[4]?.slots[0]?.placement
  const before = slot()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByRole('button', { name: /^Flip/ }).first().click()
  goAway()
  expect(slot()).not.toEqual(before)
  expect(editing.getSnapshot().value.tool).toBe('selected')
  editing.send({ type: 'selection.clear' })
  await page.getByRole('button', { name: 'Edit text' }).click()
  const field = page.getByTestId('writing-field')
  await expect.element(field).toHaveFocus()
  await field.fill('外婆家')
  goAway()
  expect(design().pages[4]?.captions.map(({ text }) => text)).toContain('外婆家')
})

/** The page is loaded anew: it goes as a browser lets it go, and comes back with what it kept. */
async function reloaded(options: Parameters<typeof openWorkspace>[2] = {}) {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  clearWorkspace()
  return await openWorkspace({}, 'resting', options)
}

test('a page that is loaded anew has its crop open again, as far as it was', async () => {
  const { design } = await openWorkspace({ selection: photoOf(story) }, 'selected')
  const before = design()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByRole('button', { name: /^Flip/ }).first().click()
  const turned = placementOn(await cropView())
  expect(turned).not.toEqual(slotOf(before).placement)
  const again = await reloaded()
  expect(placementOn(await cropView())).toEqual(turned)
  expect(again.design()).toEqual(before)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(slotOf(again.design()).placement).toEqual(turned)
})

test('a page that is loaded anew has the text that was written in its field, of a page that had none too', async () => {
  const { design } = await openWorkspace()
  const before = design()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await page.getByTestId('writing-field').fill('外婆家')
  const again = await reloaded()
  await expect.element(page.getByTestId('writing-field')).toHaveValue('外婆家')
  expect(again.design()).toEqual(before)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const captions = again.design().pages[4]?.captions.map(({ text }) => text)
  expect(captions).toEqual([...(before.pages[4]?.captions.map(({ text }) => text) ?? []), '外婆家'])
})

test.each([
  ['Layout', () => page.getByRole('region', { name: /^Layout of/ })],
  ['All pages', () => page.getByRole('dialog', { name: /^\d+ pages$/ })],
])(
  'a page that is loaded anew has %s open again; a design that was left otherwise has it closed',
  async (name, opened) => {
    await openWorkspace()
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(opened()).toBeVisible()
    await reloaded()
    await expect.element(opened()).toBeVisible()
    clearWorkspace()
    await openWorkspace()
    await expect.element(opened()).not.toBeInTheDocument()
  },
)

test.each([
  ['selected', 'selected'],
  ['swapping', 'swapping'],
  ['choosingPhoto', 'choosing photo'],
])('a page that is loaded anew has its photo selected and in the same tool: %s', async (state, tool) => {
  const selection = photoOf(story)
  const before = await openWorkspace({ selection }, state)
  const other = story.design.pages[8]?.id as never
  if (state === 'swapping') {
    before.editing.send({ type: 'page.show', pageId: other })
  }
  const { editing } = await reloaded(
    state === 'swapping' ? { place: { page: { id: other, at: 8 }, mode: 'page' } } : {},
  )
  await vi.waitFor(() => expect(toolOf(editing.getSnapshot())).toBe(tool))
  expect(editing.getSnapshot().context.selection).toEqual(selection)
})

test('a page that is loaded anew has its text selected', async () => {
  const [cover] = story.design.pages
  const [title] = cover?.captions ?? []
  const selection = { kind: 'caption', pageId: cover?.id as never, captionId: title?.id as never } as const
  await openWorkspace({ selection }, 'selected')
  const { editing } = await reloaded()
  await vi.waitFor(() => expect(editing.getSnapshot().context.selection).toEqual(selection))
})

test('a page that is loaded anew has the same leaves chosen; they are not when the sheet is opened again', async () => {
  await openWorkspace()
  const allPages = () => page.getByRole('button', { name: 'All pages', exact: true }).click()
  const chosen = page.getByText('2 pages chosen')
  await allPages()
  await page.getByRole('button', { name: /^Choose Pages 4–5 of/ }).click()
  await expect.element(chosen).toBeVisible()
  await reloaded()
  await expect.element(chosen).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await allPages()
  await expect.element(page.getByRole('dialog', { name: /^\d+ pages$/ })).toBeVisible()
  await expect.element(chosen).not.toBeInTheDocument()
})

test('a page that is loaded anew has the photos of the page chosen that were', async () => {
  await openWorkspace()
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('region', { name: 'On this page' }).getByRole('button').first().click()
  const words = page.getByRole('button', { name: 'Add 0, remove 1' })
  await expect.element(words).toBeEnabled()
  await reloaded()
  await expect.element(words).toBeEnabled()
})

test('a page that is loaded anew has the looks open, with the one that was chosen', async () => {
  const onRestyle = () => Promise.resolve()
  await openWorkspace({}, 'resting', { onRestyle })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change look or size' }).click()
  const looks = page.getByRole('dialog', { name: 'Change look or size' })
  await expect.element(looks).toBeVisible()
  const look = page.getByRole('list', { name: 'Look' }).getByRole('button', { name: other?.name.en ?? '' })
  await look.click()
  await reloaded({ onRestyle })
  await expect.element(looks).toBeVisible()
  await expect.element(look).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: 'Make this book' })).toBeVisible()
})

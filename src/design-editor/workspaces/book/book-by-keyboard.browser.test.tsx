import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Page } from '../../../../domain/design/design.ts'
import { listen, nameOf, press, reach } from '../../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  cropView,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { photoNumber } from '../../../messages/page-name.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const focused = () => nameOf(document.activeElement)
const several = story.design.pages.findIndex(
  ({ kind, slots, captions }, at) => at > 1 && kind === 'inner' && slots.length > 1 && captions.length === 0,
)
const opened = () => openWorkspace({ pageId: story.design.pages[several]?.id as never })

test('by keyboard a text is written, moved, resized and taken off, and each is announced', async () => {
  const { design } = await opened()
  const { said } = listen()
  await press(button('Edit text'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('writing-field'))
  await userEvent.keyboard('Lisbon{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(focused()).toBe(`Page ${several}, Text: Lisbon`))
  await userEvent.keyboard(' ')
  const box = () => design().pages[several]?.captions[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = box()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}')
  expect([box().x - before.x, box().height - before.height].map(Math.round)).toEqual([2, 1])
  await userEvent.keyboard('{Delete}')
  expect(design().pages[several]?.captions).toEqual([])
  // What had the focus is gone: the keyboard goes on from the pages.
  await vi.waitFor(() => expect(focused()).toBe('Pages in the editor'))
  expect(said).toEqual(['Text saved', 'Text moved', 'Text moved', 'Text box resized', 'Text removed from page'])
})

test('by keyboard a gap is pulled and a layout chosen, and each is announced', async () => {
  const { design } = await opened()
  const { said } = listen()
  await press(button('Layout'))
  await vi.waitFor(() => expect(focused()).toBe(`Layout of Page ${several}`))
  await reach(page.getByRole('slider', { name: /gap between photos \d and \d$/ }))
  const slots = () => design().pages[several]?.slots.map(({ box }) => box)
  const before = slots()
  const arrow = document.activeElement?.ariaOrientation === 'horizontal' ? '{ArrowRight}' : '{ArrowDown}'
  await userEvent.keyboard(arrow)
  expect(slots()).not.toEqual(before)
  await press(button(/^Layout 2: /))
  // What is chosen has the focus, wherever in the list it stands now; Escape closes the list from there.
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true'))
  expect(focused()).toMatch(/^Layout \d+: /)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: /^Layout of/ })).not.toBeInTheDocument()
  // Back at the tool that had opened it, also from a gap on the page.
  await vi.waitFor(() => expect(focused()).toBe('Layout'))
  await userEvent.keyboard('{Enter}')
  await reach(page.getByRole('slider', { name: /gap between photos \d and \d$/ }))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(focused()).toBe('Layout'))
  await press(button('Layout'))
  await press(button('Done'))
  await vi.waitFor(() => expect(focused()).toBe('Layout'))
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  const undone = [`Undone: page layout changed (Page ${several})`, `Undone: gap moved (Page ${several})`]
  expect(said).toEqual(['Gap moved', 'Page layout changed', ...undone])
})

test('by keyboard a photo is rotated, cropped and swapped, and each is announced, the same twice too', async () => {
  const { design } = await opened()
  const { said } = listen()
  const photos = () => design().pages[several]?.slots.map(({ placement }) => placement?.photoId) ?? []
  const [first, second] = photos()
  const nameOfPhoto = (at: number) => {
    const shown = design().pages[several] as Page
    return new RegExp(`^Page ${several}, photo ${photoNumber(shown, shown.slots[at]?.id ?? '')} of`)
  }
  await press(button(nameOfPhoto(0)))
  await press(button('Rotate'))
  await userEvent.keyboard('{Enter}')
  await press(button('Crop'))
  await cropView()
  await vi.waitFor(() => expect(focused()).toMatch(/^Photo in its frame\./))
  await userEvent.keyboard('{+}{ArrowRight}{-}{-}f{Enter}')
  await press(button('Swap'))
  await vi.waitFor(() => expect(focused()).toMatch(nameOfPhoto(0)))
  await press(button(nameOfPhoto(1)))
  expect(photos().slice(0, 2)).toEqual([second, first])
  expect(said).toEqual([
    'Photo rotated',
    'Photo rotated',
    'Zoomed in',
    'Moved to the right',
    'Zoomed out',
    'The photo can’t move any further.',
    'Photo flipped',
    'Photo cropped',
    'Photos swapped',
  ])
})

test('by keyboard pages are put in order, added and taken out, and each is announced from behind the sheet too', async () => {
  const { design } = await openWorkspace()
  const { said } = listen()
  const total = design().pages.length - 1
  await press(button('All pages'))
  await reach(button(/^Move Pages 4–5 of/))
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(said.length).toBe(1))
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^Drop here/))
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(said).toContain('Pages moved'))
  await press(button(/^Choose Pages 4–5 of/))
  await press(button('Add after'))
  await press(button('Remove'))
  expect(design().pages.length - 1).toBe(total)
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
  expect(said).toEqual([
    `Picked up: Pages 4–5 of ${total}`,
    `Drop here: Pages 6–7 of ${total}`,
    'Pages moved',
    'Pages added',
    'Pages removed',
  ])
})

test('by keyboard the tray and the strip of pages are one stop each, and arrows, Home and End lead through them', async () => {
  const { design, editing } = await openWorkspace()
  const pageId = () => editing.getSnapshot().context.pageId
  const at = pageId()
  const tray = document.querySelector('[data-tray]') as HTMLElement
  const strip = document.querySelector('nav') as HTMLElement
  const stops = (row: HTMLElement) =>
    [...row.querySelectorAll<HTMLElement>('button')].filter((one) => one.tabIndex === 0)
  const isAt = (row: HTMLElement, index: number) =>
    expect([...row.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement)).toBe(index)
  expect([stops(tray).length, stops(strip).length]).toEqual([1, 1])
  await reach(button(/^Add .* to Page 4$/))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  isAt(tray, 1)
  await userEvent.keyboard('{End}')
  isAt(tray, tray.querySelectorAll('button').length - 1)
  await userEvent.keyboard('{Home}{ArrowLeft}')
  isAt(tray, 0)
  // The pages in hand are where Tab comes to in the strip, and the tools come next.
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('page')
  await userEvent.keyboard('{Home}{ArrowRight}')
  isAt(strip, 1)
  expect(pageId()).toBe(at)
  await userEvent.keyboard('{Enter}')
  expect(pageId()).toBe(design().pages[1]?.id)
  await userEvent.keyboard('{End}{Tab}')
  expect(focused()).toBe('Layout')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  isAt(strip, 1)
})

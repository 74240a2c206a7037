import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSetStory, demoProduct } from '../../../../stories/fixtures/sets.ts'
import {
  clearWorkspace,
  labels,
  middleOf,
  openWorkspace,
  photo,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../../tests/support/worlds/customer.ts'

const of = aSetStory(demoProduct('combo-nine'), 9)
const field = () => document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
const click = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('nine pictures hang on one live canvas; a photo is dragged to another place, one from the tray onto it', async () => {
  const { design, host } = await openWorkspace({}, 'resting', { of })
  await vi.waitFor(() => expect(document.querySelectorAll('canvas.lower-canvas').length).toBe(1))
  const bytes = [...host.querySelectorAll('canvas')].map(({ width, height }) => width * height * 4)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(32_000_000)
  expect(labels().length).toBe(9)
  const lying = () => design().pages.map(({ slots }) => slots[0]?.placement?.photoId)
  const [a, b, ...others] = lying()
  customerOn(host, 'mouse').drags(middleOf(photo(0)), middleOf(photo(1)))
  expect(lying()).toEqual([b, a, ...others])
  const [tile] = document.querySelectorAll<HTMLElement>('[data-tray] button')
  customerOn(tile as HTMLElement, 'touch').drags(middleOf(tile as HTMLElement), middleOf(photo(0)))
  expect(lying()).toEqual([of.design.tray[0], a, ...others])
})

test('a finger chooses a picture, a word is written on it, Escape lets go of it', async () => {
  const { design, editing, host } = await openWorkspace({}, 'resting', { of })
  customerOn(host, 'touch').taps(middleOf(photo(0)))
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('selected')).toBe(true))
  await expect.element(page.getByText('Picture 1 of 9', { exact: true })).toBeVisible()
  expect(photo(0).ariaPressed).toBe('true')
  await click('Swap')
  await expect.element(page.getByText('Tap the photo to swap with.')).toBeVisible()
  await click('Cancel')
  expect(editing.getSnapshot().hasTag('selected')).toBe(true)
  await click('Text')
  await vi.waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('外婆')
  await click('Done')
  expect(design().pages.map(({ captions }) => captions.map(({ text }) => text))).toEqual([
    ['外婆'],
    ...Array.from({ length: 8 }, () => []),
  ])
  editing.send({
    type: 'slot.select',
    at: { pageId: design().pages[1]?.id as never, slotId: design().pages[1]?.slots[0]?.id as never },
  })
  await userEvent.keyboard('{Escape}')
  expect(editing.getSnapshot().context.selection).toBe(null)
})

test('with nothing chosen on a full wall, a photo of the tray asks for a place first', async () => {
  await openWorkspace({}, 'resting', { of })
  await page.getByRole('button', { name: of.photos.get(of.design.tray[0] as never)?.name ?? '', exact: true }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Tap a spot on the wall first.' }))
    .toBeInTheDocument()
})

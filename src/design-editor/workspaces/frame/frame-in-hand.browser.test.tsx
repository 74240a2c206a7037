import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../../stories/fixtures/sets.ts'
import {
  clearWorkspace,
  labels,
  middleOf,
  nextFrame,
  openWorkspace,
  photo,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../../tests/support/worlds/customer.ts'

const trio = anEditorStory({ count: 3, product: demoProduct('frame-trio') })
const single = anEditorStory({ count: 1, product: demoProduct('frame-a4') })
const field = () => document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
const click = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

test('three openings lie on one live canvas, the card and the wood over them; a finger chooses, again crops', async () => {
  const { editing, host } = await openWorkspace({}, 'resting', { of: trio })
  await vi.waitFor(() => expect(document.querySelectorAll('canvas.lower-canvas').length).toBe(1))
  expect(labels()).toEqual([1, 2, 3].map((number) => `Picture ${number}, photo 1 of 1`))
  const wood = page.getByTestId('frame-picture').element().getBoundingClientRect()
  const inside = [0, 1, 2].map((at) => photo(at).getBoundingClientRect())
  expect(inside.every((box) => box.left > wood.left && box.right < wood.right && box.top > wood.top)).toBe(true)
  customerOn(host, 'touch').taps(middleOf(photo(1)))
  await vi.waitFor(() => expect(editing.getSnapshot().context.pageId).toBe(trio.design.pages[1]?.id))
  customerOn(host, 'touch').taps(middleOf(photo(1)))
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('cropping')).toBe(true))
  // What is cropped is seen whole: no card lies over it.
  expect(document.querySelector('[data-testid=frame-picture]')).toBe(null)
})

test('the opening in hand is marked on the canvas and named in the bar, chosen by a finger or not', async () => {
  const { host, editing } = await openWorkspace({}, 'resting', { of: trio })
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid=canvas] [data-current]')].map((mark) => {
      const { x } = middleOf(mark)
      return [0, 1, 2].find((at) => Math.abs(middleOf(photo(at)).x - x) < 1)
    })
  const named = (number: number) => page.getByText(`Picture ${number} of 3`, { exact: true })
  await vi.waitFor(() => expect(marked()).toEqual([2]))
  await expect.element(named(3)).toBeVisible()
  customerOn(host, 'touch').taps(middleOf(photo(1)))
  await vi.waitFor(() => expect(editing.getSnapshot().context.selection?.kind).toBe('slot'))
  await vi.waitFor(() => expect(marked()).toEqual([1]))
  await expect.element(named(2)).toBeVisible()
  await click('Swap')
  await expect.element(page.getByText('Tap the photo to swap with.')).toBeVisible()
  await click('Cancel')
  await expect.element(named(2)).toBeVisible()
})

test('photos change places by a drag from opening to opening, and come out of the tray where a finger lets them go', async () => {
  const { design, host } = await openWorkspace({}, 'resting', { of: trio })
  const lying = () => design().pages.map(({ slots }) => slots[0]?.placement?.photoId)
  const [a, b, c] = lying()
  customerOn(host, 'mouse').drags(middleOf(photo(0)), middleOf(photo(2)))
  expect(lying()).toEqual([c, b, a])
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tray] button')]
  const [waits] = trio.design.tray
  customerOn(tiles()[0] as HTMLElement, 'touch').drags(middleOf(tiles()[0] as HTMLElement), middleOf(photo(1)))
  expect(lying()).toEqual([c, waits, a])
  expect(design().tray).toContain(b)
})

test('a photo that is used already is marked in the tray; a tap brings it here and the one here there', async () => {
  const { design, editing } = await openWorkspace({}, 'resting', { of: trio })
  const lying = () => design().pages.map(({ slots }) => slots[0]?.placement?.photoId)
  const [a, b, c] = lying()
  editing.send({ type: 'page.show', pageId: trio.design.pages[0]?.id as never })
  const name = trio.photos.get(c as never)?.name
  await page.getByRole('button', { name: `Add ${name} to Picture 1, used already` }).click()
  expect(lying()).toEqual([c, b, a])
})

test('a word is written on the picture, stays where the card is open, turns with the frame, and is undone', async () => {
  const { design } = await openWorkspace({}, 'resting', { of: single })
  await click('Text')
  await vi.waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('Lisbon')
  await click('Done')
  const caption = () => design().pages[0]?.captions[0]
  expect([caption()?.text, caption()?.placed]).toEqual(['Lisbon', true])
  // The foot of this photo is neither light nor dark: of all colours black alone is read there. A4 is read from farther off.
  expect(caption()?.style).toEqual({ colour: '#000000', size: 8.45 })
  await vi.waitFor(() => expect(labels()).toContain('Picture 1, Text: Lisbon'))
  await click('Rotate frame')
  const turned = design().pages[0]
  expect(turned?.sheet?.turned).not.toBe(single.design.pages[0]?.sheet?.turned)
  expect(caption()?.text).toBe('Lisbon')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  expect(design().pages[0]?.captions).toEqual([])
})

test('the right button opens what can be done with a picture, keys open and leave it', async () => {
  const { editing, host } = await openWorkspace({}, 'resting', { of: single })
  const { x, y } = middleOf(photo(0))
  host.querySelector('.upper-canvas')?.dispatchEvent(
    new PointerEvent('contextmenu', {
      ...{ bubbles: true, cancelable: true, pointerType: 'mouse' },
      ...{ clientX: x, clientY: y },
    }),
  )
  await expect.element(page.getByRole('menuitem', { name: 'Add text' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Crop' }).click()
  await vi.waitFor(() => expect(editing.getSnapshot().hasTag('cropping')).toBe(true))
  await nextFrame()
  await page.getByRole('button', { name: 'Start over' }).click()
})

test('readings 29: the desk says what the frame costs; black wood is told by its name and what it adds', async () => {
  await openWorkspace({}, 'resting', { of: single })
  const price = page.getByTestId('price')
  await expect.element(price).toHaveTextContent('Price: ¥98.00')
  await click('Black lacquer')
  await expect.element(price).toHaveTextContent('Price: ¥108.00¥98.00 + ¥10.00')
  await price.click()
  const sheet = page.getByRole('dialog', { name: 'What it costs' })
  await expect.element(sheet).toBeVisible()
  const lines = [...sheet.element().querySelectorAll('dl > div')].map((line) => line.textContent)
  expect(lines).toEqual(['Wooden frame A4¥98.00', 'Black lacquer¥10.00', 'Price so far¥108.00'])
})

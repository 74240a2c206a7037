import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../../stories/editor/editor-fixtures.ts'
import { aSetStory, demoProduct } from '../../../../stories/fixtures/sets.ts'
import { canvasTooSmall, EXTREMES, faultsAt, outOfReach, showAt } from '../../../../tests/support/browser/at-sizes.ts'
import { layoutFaults } from '../../../../tests/support/browser/laid-out.ts'
import {
  clearWorkspace,
  middleOf,
  openWorkspace,
  photo,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { PATIENCE } from '../../../../tests/support/patience.ts'

beforeEach(prepareWorkspace)
afterEach(() => {
  document.documentElement.style.fontSize = ''
  clearWorkspace()
})

const PRODUCTS = {
  print: aSetStory(demoProduct('print-6inch'), 12),
  frame: anEditorStory({ count: 1, product: demoProduct('frame-a4') }),
  wall: aSetStory(demoProduct('combo-nine'), 9),
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const open = (product: keyof typeof PRODUCTS) => openWorkspace({}, 'resting', { of: PRODUCTS[product] })
const live = () =>
  vi.waitFor(() => expect(document.querySelector('[data-testid=canvas] canvas')).not.toBeNull(), PATIENCE.soon)
const inHand = async () => {
  await open('print')
  await press('Picture 1')
  await live()
}
const chosenOnWall = async () => {
  const { editing, design } = await open('wall')
  const [one] = design().pages
  editing.send({ type: 'slot.select', at: { pageId: one?.id as never, slotId: one?.slots[0]?.id as never } })
  await expect.element(page.getByRole('button', { name: 'Done with this picture' })).toBeVisible()
}
const written = async () => {
  await open('frame')
  await press('Text')
  await vi.waitFor(() => expect(document.querySelector('[data-testid=writing-tools]')).not.toBeNull())
}

/** The ways to have sheets open, and the names of what must be in reach in each. A list of prints has no one canvas. */
const MODES: Readonly<Record<string, readonly [open: () => Promise<unknown>, ...inReach: string[]]>> = {
  'a print in hand': [inHand, 'Back', 'Done', 'Next picture', 'One more'],
  'a frame': [() => open('frame'), 'Back', 'Confirm'],
  'a word written in a frame': [written, 'Back', 'Cancel', 'Done'],
  'a wall': [() => open('wall'), 'Back', 'Confirm'],
  'a picture on a wall': [chosenOnWall, 'Back', 'Confirm', 'Done with this picture'],
}

test.each(Object.entries(MODES))('%s: nothing is cut, covered or small at any size', async (_, [begin, ...names]) => {
  await begin()
  expect(await faultsAt(EXTREMES, (size) => [...outOfReach(names, size), ...canvasTooSmall(size)])).toEqual({})
})

test('the list of prints: nothing is cut, covered or small at any size', async () => {
  await open('print')
  expect(await faultsAt(EXTREMES, (size) => outOfReach(['Back', 'Confirm'], size))).toEqual({})
})

test('the name and the state of saving above a frame are whole in letters of twice the size', async () => {
  await open('frame')
  await live()
  await showAt({ width: 375, height: 667, letters: 200 })
  const bar = document.querySelector('header') as HTMLElement
  const title = document.querySelector('header h1') as HTMLElement
  const [outer, inner] = [bar.getBoundingClientRect(), title.getBoundingClientRect()]
  expect([inner.top >= outer.top, inner.bottom <= outer.bottom]).toEqual([true, true])
})

test('the menu of a picture comes up whole at any size', async () => {
  await open('frame')
  await live()
  for (const size of EXTREMES) {
    await showAt(size)
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
    const { x, y } = middleOf(photo(0))
    const asked = { bubbles: true, cancelable: true, pointerType: 'mouse', clientX: x, clientY: y }
    document.querySelector('.upper-canvas')?.dispatchEvent(new PointerEvent('contextmenu', asked))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect([size, layoutFaults()]).toEqual([size, []])
    await userEvent.keyboard('{Escape}')
  }
})

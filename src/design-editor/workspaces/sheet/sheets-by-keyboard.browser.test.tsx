import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../../stories/editor/editor-fixtures.ts'
import { aSetStory, demoProduct } from '../../../../stories/fixtures/sets.ts'
import { listen, nameOf, press } from '../../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  cropView,
  openWorkspace,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const focused = () => nameOf(document.activeElement)

/** Writes on the picture, moves and resizes it and takes it off, by keys alone. */
async function writesOn(picture: string): Promise<void> {
  await press(button('Text'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('writing-field'))
  await userEvent.keyboard('Lisbon{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(focused()).toBe(`${picture}, Text: Lisbon`))
  await userEvent.keyboard(' {ArrowUp}{Alt>}{ArrowUp}{/Alt}{Delete}')
  await vi.waitFor(() => expect(focused()).toBe('Pages in the editor'))
}
const writtenOn = (resized: string) => ['Text saved', 'Text moved', resized, 'Text removed from page']

/** Crops the photo that is chosen, and leaves a second crop as it was: of that there is nothing to say. */
async function crops(): Promise<void> {
  for (const keys of ['{+}{ArrowLeft}{Enter}', '{Enter}']) {
    await press(button('Crop'))
    await cropView()
    await vi.waitFor(() => expect(focused()).toMatch(/^Photo in its frame\./))
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(document.querySelector('[data-testid=crop-view]')).toBeNull())
  }
}
const CROPPED = ['Zoomed in', 'Moved to the left', 'Photo cropped']

test('by keyboard a print is opened, cropped, rotated, placed, written on, copied, left out and taken back', async () => {
  const { design } = await openWorkspace({}, 'resting', { of: aSetStory(demoProduct('print-6inch'), 12) })
  const { said } = listen()
  await press(button('Picture 2'))
  await vi.waitFor(() => expect(focused()).toBe('Picture 2 of 12'))
  await vi.waitFor(() => expect(document.querySelector('[data-testid=canvas] canvas')).not.toBeNull(), 5000)
  await crops()
  await press(button('Rotate'))
  await press(page.getByTestId('print-in-hand').getByRole('button', { name: 'White border', exact: true }))
  await writesOn('Picture 2')
  await press(button('One more'))
  await press(button('Done'))
  await vi.waitFor(() => expect(focused()).toMatch(/^Picture 2/))
  await press(button(/^Picture 3/))
  await press(button('Leave out'))
  await vi.waitFor(() => expect(design().pages.length).toBe(11))
  await vi.waitFor(() => expect(focused()).toMatch(/^Picture /))
  expect(said).toEqual([
    'Picture 2',
    ...CROPPED,
    'Photo rotated',
    'Print changed',
    'Picture 2',
    // The print was turned with its photo: a taller place of the text reaches into the dark of the picture.
    ...writtenOn('Text moved and recoloured to be readable'),
    'Copies: 2',
    'Picture 3',
    '1 print left out',
  ])
})

test('by keyboard pictures on a wall are chosen, cropped, swapped, written on and placed', async () => {
  const { design } = await openWorkspace({}, 'resting', { of: aSetStory(demoProduct('combo-nine'), 9) })
  const { said } = listen()
  const lying = () => design().pages.map(({ slots }) => slots[0]?.placement?.photoId)
  const [first, second] = lying()
  await press(button(/^Picture 1, photo 1 of 1/))
  await crops()
  await press(button('Swap'))
  await press(button(/^Picture 2, photo 1 of 1/))
  expect(lying().slice(0, 2)).toEqual([second, first])
  await writesOn('Picture 2')
  expect(said).toEqual([...CROPPED, 'Photos swapped', 'Picture 2', ...writtenOn('Text box resized')])
})

test('by keyboard pictures in a frame are chosen, cropped, swapped and written on', async () => {
  const { design } = await openWorkspace({}, 'resting', {
    of: anEditorStory({ count: 3, product: demoProduct('frame-trio') }),
  })
  const { said } = listen()
  const lying = () => design().pages.map(({ slots }) => slots[0]?.placement?.photoId)
  const [first, second] = lying()
  await press(button(/^Picture 1, photo 1 of 1/))
  await crops()
  await press(button('Swap'))
  await press(button(/^Picture 2, photo 1 of 1/))
  expect(lying().slice(0, 2)).toEqual([second, first])
  await writesOn('Picture 2')
  expect(said).toEqual([...CROPPED, 'Photos swapped', 'Picture 2', ...writtenOn('Text box resized')])
})

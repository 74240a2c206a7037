import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoOf } from '../../../../stories/editor/WorkspaceOf.tsx'
import { layoutFaults } from '../../../../tests/support/browser/laid-out.ts'
import {
  clearWorkspace,
  cropView,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(() => {
  document.documentElement.style.fontSize = ''
  clearWorkspace()
})

/** A phone upright, the smallest one, one on its side, tablets, desks; and letters of twice the size. */
const SIZES = [
  { width: 375, height: 667, letters: 100 },
  { width: 320, height: 568, letters: 100 },
  { width: 667, height: 375, letters: 100 },
  { width: 768, height: 1024, letters: 100 },
  { width: 1024, height: 768, letters: 100 },
  { width: 1280, height: 800, letters: 100 },
  { width: 1440, height: 900, letters: 100 },
  { width: 375, height: 667, letters: 200 },
  { width: 320, height: 568, letters: 200 },
  { width: 667, height: 375, letters: 200 },
  { width: 1280, height: 800, letters: 200 },
]

/** Less of the page is no use, css px of the shorter side; where letters are large on a phone, this much. */
const USEFUL = 200
const USEFUL_AT_LEAST = 140

const [cover] = story.design.pages
const title = cover?.captions[0]
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const more = async (name: string) => {
  await press('More')
  await page.getByRole('menuitem', { name }).click()
}
const withPhoto = (tool = 'selected') => openWorkspace({ selection: photoOf(story) }, tool)
const withText = () => {
  if (!cover || !title) {
    throw new Error('the story has no title')
  }
  return openWorkspace(
    { pageId: cover.id, selection: { kind: 'caption', pageId: cover.id, captionId: title.id } },
    'selected',
  )
}

/** The ways to have the editor open, and the names of what must be in reach in each, whatever the size. */
const MODES: Readonly<Record<string, readonly [open: () => Promise<unknown>, ...inReach: string[]]>> = {
  'nothing selected': [() => openWorkspace(), 'Back', 'Confirm', 'Leaf back', 'Leaf on'],
  'a photo selected': [() => withPhoto(), 'Back', 'Done with this photo', 'Undo'],
  'a text selected': [withText, 'Back', 'Done with this text', 'Undo'],
  crop: [
    async () => {
      await withPhoto('cropping')
      await cropView()
    },
    'Back',
    'Cancel',
    'Done',
  ],
  'a text written': [
    async () => {
      const { editing } = await withText()
      editing.send({ type: 'text.start' })
      await press('Colour')
    },
    'Back',
    'Cancel',
    'Done',
  ],
  'the layouts': [
    async () => {
      await openWorkspace()
      await press('Layout')
    },
    'Back',
    'Done',
  ],
  'a swap': [() => withPhoto('swapping'), 'Back', 'Cancel', 'Leaf on'],
  'all pages': [
    async () => {
      await openWorkspace()
      await press('All pages')
    },
    'Close',
    'Done',
  ],
  'the photos of the page': [
    async () => {
      await openWorkspace()
      await press('Photos')
    },
    'Close',
  ],
  'another photo': [
    async () => {
      await withPhoto()
      await press('Change')
    },
    'Close',
  ],
  'what was done': [
    async () => {
      await withPhoto()
      await press('Flip')
      await press('Lock')
      await more('What was done')
    },
    'Close',
  ],
  'the list of keys': [
    async () => {
      await openWorkspace()
      await userEvent.keyboard('?')
    },
    'Close',
  ],
}

async function showAt({ width, height, letters }: (typeof SIZES)[number]): Promise<void> {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = `${letters}%`
  // What watches its own size is told in the frame after the one in which it has it.
  await nextFrame()
  await nextFrame()
}

function inReach(names: readonly string[]): string[] {
  return names.filter((name) => {
    const found = page.getByRole('button', { name, exact: true }).elements()[0]
    const box = found?.getBoundingClientRect()
    return (
      !box || box.top < -1 || box.left < -1 || box.bottom > window.innerHeight + 1 || box.right > window.innerWidth + 1
    )
  })
}

function pageFaults({ letters }: (typeof SIZES)[number]): string[] {
  const canvas = document.querySelector('[data-testid=canvas]')?.getBoundingClientRect()
  const shorter = Math.round(Math.min(canvas?.width ?? 0, canvas?.height ?? 0))
  const least = letters > 100 ? USEFUL_AT_LEAST : USEFUL
  return shorter < least ? [`the page has ${shorter} px`] : []
}

test.each(Object.entries(MODES))('%s: nothing is cut, covered or small at any size', async (_, [open, ...names]) => {
  await open()
  const found: Record<string, readonly string[]> = {}
  for (const size of SIZES) {
    await showAt(size)
    const faults = [...layoutFaults(), ...inReach(names).map((name) => `${name} is out of reach`), ...pageFaults(size)]
    found[`${size.width} x ${size.height}, letters ${size.letters} %`] = faults
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((size) => [size, []])))
})

test('the menu behind the third button comes up whole at any size, and is gone when the phone is turned', async () => {
  await openWorkspace()
  for (const size of SIZES) {
    await showAt(size)
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
    await press('More')
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect([size, layoutFaults()]).toEqual([size, []])
  }
})

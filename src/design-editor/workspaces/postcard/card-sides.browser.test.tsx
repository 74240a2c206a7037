import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditorStory } from '../../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../../stories/fixtures/sets.ts'
import { nameOf, press as pressKey } from '../../../../tests/support/browser/by-keyboard.ts'
import {
  clearWorkspace,
  nextFrame,
  openBook,
  openWorkspace,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'

const cards = anEditorStory({ count: 6, product: demoProduct('postcard-12') })
const [front, back] = cards.design.pages

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const opened = () => openWorkspace({ pageId: front?.id as never }, 'resting', { of: cards })

/** Whatever is said or shown of pages. */
function pagesToldOf(): readonly string[] {
  const named = [...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
    one.getAttribute('aria-label') ?? '',
    one.getAttribute('title') ?? '',
  ])
  const shown = [...document.querySelectorAll('body *')].flatMap((one) =>
    [...one.childNodes].flatMap((child) => (child instanceof Text ? [child.data] : [])),
  )
  return [...new Set([...named, ...shown])].filter((words) => /\bpages?\b/i.test(words))
}

test('front and back of a card lie apart', async () => {
  await openBook()
  await opened()
  const box = (id: string | undefined) =>
    document.querySelector(`[data-testid=canvas] [data-page="${id}"]`)?.getBoundingClientRect() ?? new DOMRect()
  await vi.waitFor(() => expect(box(back?.id).width).toBeGreaterThan(0))
  await nextFrame()
  expect((box(back?.id).left - box(front?.id).right) / box(front?.id).width).toBeCloseTo(0.06, 3)
})

const STATES: Readonly<Record<string, () => Promise<unknown>>> = {
  'the card': opened,
  'a photo': () => openPhoto(),
  'a photo that is swapped': async () => {
    await openPhoto()
    await press('Swap')
    await expect.element(page.getByText('Tap the photo to swap with, here or on another card.')).toBeVisible()
  },
  layouts: async () => {
    await opened()
    await press('Layout')
  },
  photos: async () => {
    await opened()
    await press('Photos')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
  'all cards': async () => {
    await opened()
    await page.getByRole('toolbar', { name: 'Tools for this side' }).getByRole('button', { name: 'All cards' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
}

async function openPhoto() {
  const { editing } = await opened()
  editing.send({ type: 'slot.select', at: { pageId: front?.id as never, slotId: front?.slots[0]?.id as never } })
  await expect.element(page.getByRole('toolbar', { name: 'Tools for the photo' })).toBeVisible()
}

test.each(Object.entries(STATES))('of a card nothing is called a page: %s', async (_, open) => {
  await open()
  await nextFrame()
  expect(pagesToldOf()).toEqual([])
})

test('a locked card offers no other number of pictures', async () => {
  const pages = cards.design.pages.map((one) => (one.id === front?.id ? { ...one, locked: true } : one))
  const of = { ...cards, design: { ...cards.design, pages } }
  await openWorkspace({ pageId: front?.id as never }, 'resting', { of })
  await expect.element(page.getByRole('button', { name: 'Four pictures' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'One picture' })).toBeEnabled()
})

test('by keyboard Enter on an empty text opens it, and the letters that follow are written', async () => {
  const { design } = await openWorkspace({ pageId: back?.id as never }, 'resting', { of: cards })
  const empty = page.getByRole('button', { name: /Tap to write$/ })
  await pressKey(empty)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('writing-field'))
  await userEvent.keyboard('Dear Ana{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(nameOf(document.activeElement)).toMatch(/: Dear Ana$/))
  expect(design().pages[1]?.captions.filter(({ text }) => text === 'Dear Ana').length).toBe(1)
  // Written, it stays chosen: the arrows move it without a second key.
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
})

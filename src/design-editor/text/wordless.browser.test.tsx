import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const chapter = story.design.pages.find(({ kind, captions }) => kind === 'chapter' && captions.length > 0)
/** A page that keeps its places for words, empty, as drawn pages and backs of cards do. */
const pages = story.design.pages.map((one) =>
  one === chapter ? { ...one, captions: one.captions.map((caption) => ({ ...caption, text: '' })) } : one,
)
const empty = { ...story, design: { ...story.design, pages } }

test.each([
  [false, ['Page 1, Title: Tap to write', 'Page 1, Description: Tap to write']],
  [true, []],
])('B§3 addText 0: a design of photos alone (%j) offers no place for words', async (wordless, offered) => {
  const of = { ...empty, world: { ...empty.world, wordless } }
  await openWorkspace({ pageId: chapter?.id as never }, 'resting', { of })
  await expect.element(page.getByRole('button', { name: /photo 1/i }).first()).toBeInTheDocument()
  const places = [...document.querySelectorAll('[data-caption]')].map((one) => one.getAttribute('aria-label'))
  expect(places).toEqual(offered)
})

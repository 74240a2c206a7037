import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEMO_THEMES } from '../../../../domain/demo/themes.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { photoOf } from '../../../../stories/editor/WorkspaceOf.tsx'
import { canvasTooSmall, faultsAt, outOfReach, SIZES, showAt } from '../../../../tests/support/browser/at-sizes.ts'
import { layoutFaults } from '../../../../tests/support/browser/laid-out.ts'
import {
  clearWorkspace,
  cropView,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(() => {
  document.documentElement.style.fontSize = ''
  clearWorkspace()
})

const other = DEMO_THEMES.find((theme) => theme.id !== story.design.themeId)
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
  'nothing selected': [() => openWorkspace(), 'Back', 'Confirm', 'Previous page', 'Next page'],
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
  'a swap': [() => withPhoto('swapping'), 'Back', 'Cancel', 'Next page'],
  'all pages': [
    async () => {
      await openWorkspace()
      await press('All pages')
    },
    'Close',
    'Done',
  ],
  'pages that are chosen': [
    async () => {
      await openWorkspace()
      await press('All pages')
      await page
        .getByRole('button', { name: /^Choose / })
        .nth(2)
        .click()
    },
    'Close',
    'Clear selection',
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
      await more('History')
    },
    'Close',
  ],
  'another look': [
    async () => {
      await openWorkspace({}, 'resting', { onRestyle: () => Promise.resolve() })
      await more('Change look or size')
      await page
        .getByRole('list', { name: 'Look' })
        .getByRole('button', { name: other?.name.en ?? '' })
        .click()
      await expect.element(page.getByRole('img', { name: 'Page 4 after' })).toBeInTheDocument()
    },
    'Close',
    'Make this book',
  ],
  'the list of keys': [
    async () => {
      await openWorkspace()
      await userEvent.keyboard('?')
    },
    'Close',
  ],
}

test.each(Object.entries(MODES))('%s: nothing is cut, covered or small at any size', async (_, [open, ...names]) => {
  await open()
  expect(await faultsAt(SIZES, (size) => [...outOfReach(names, size), ...canvasTooSmall(size)])).toEqual({})
})

test('the layouts: the first of them is in sight on every screen, however large the letters', async () => {
  await openWorkspace({ pageId: pageOfPhoto })
  await press('Layout')
  const hidden = await faultsAt(SIZES, () => {
    const first = document.querySelector('section[aria-label] ul[data-keeps-focus] canvas')?.getBoundingClientRect()
    const [x, y] = first ? [first.left + first.width / 2, first.top + first.height / 4] : [0, 0]
    return document.elementFromPoint(x, y)?.closest('ul[data-keeps-focus]') ? [] : ['the first layout is out of sight']
  })
  expect(hidden).toEqual({})
})

test('the strip of pages that comes back on a small phone shows the page that is worked on', async () => {
  const last = story.design.pages.at(-2)
  const { editing } = await openWorkspace({ pageId: last?.id as PageId })
  await showAt({ width: 320, height: 568, letters: 100 })
  const strip = () => page.getByRole('navigation', { name: 'All pages in order' })
  const open = () => document.querySelector('[data-strip-page][aria-current=page]')?.getBoundingClientRect()
  const inSight = () => (open()?.left ?? -1) >= 0 && (open()?.right ?? Infinity) <= window.innerWidth
  await expect.poll(inSight).toBe(true)
  const photo = last?.slots[0]
  editing.send({ type: 'slot.select', at: { pageId: last?.id as PageId, slotId: photo?.id as never } })
  await expect.poll(() => strip().elements().length).toBe(0)
  editing.send({ type: 'crop.start' })
  await cropView()
  editing.send({ type: 'tool.cancel' })
  await expect.poll(() => document.querySelector('[data-testid=crop-view]')).toBeNull()
  editing.send({ type: 'selection.clear' })
  await expect.poll(() => strip().elements().length).toBe(1)
  await expect.poll(inSight).toBe(true)
})

test('the menus of the third button and of what lies under the mouse come up whole at any size, gone when the phone is turned', async () => {
  await openWorkspace({ pageId: pageOfPhoto })
  for (const size of SIZES) {
    await showAt(size)
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
    rightClickOnPhoto()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect([size, layoutFaults()]).toEqual([size, []])
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
    await page.getByRole('button', { name: MORE, exact: true }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect([size, layoutFaults()]).toEqual([size, []])
  }
})

test('a photo in hand: other pages stay at the side of a phone on its side, and along the foot of a desk that is low', async () => {
  await withPhoto()
  const strip = () => page.getByRole('navigation', { name: 'All pages in order' }).elements().length
  const shown: Record<string, number> = {}
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [1280, 570],
  ] as const) {
    await showAt({ width, height, letters: 100 })
    shown[`${width} x ${height}`] = strip()
  }
  expect(shown).toEqual({ '667 x 375': 1, '844 x 390': 1, '1280 x 570': 1 })
})

const pageOfPhoto = story.design.pages.find(({ kind, slots }) => kind === 'inner' && slots[0]?.placement)?.id as PageId

function rightClickOnPhoto(): void {
  const item = document.querySelector('[data-testid=canvas] [data-slot]')
  const { left, top, width, height } = item?.getBoundingClientRect() ?? new DOMRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2 }
  item?.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }))
}

/** The third button in the languages of the sizes. */
const MORE = /^(More|更多)$/

test('the pages of an open book are told in one piece, from where to where, at any size and in any language', async () => {
  const late = story.design.pages[12]?.id as PageId
  await openWorkspace({ pageId: late }, 'resting', { place: { mode: 'spread' } })
  const languages = ['en', 'zh-Hans', 'zh-Hant'] as const
  const sizes = SIZES.flatMap((size) => languages.map((language) => ({ ...size, language })))
  const parted = await faultsAt(sizes, () => {
    const lines = linesOf(document.querySelector('[data-leaf] p'), /\d+–\d+/)
    return lines === 1 ? [] : [`the range has ${lines} lines`]
  })
  expect(parted).toEqual({})
})

/** How many lines the words in `element` take that are like this. */
function linesOf(element: Element | null, words: RegExp): number {
  const texts = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts?.nextNode()) {
    const { currentNode: node } = texts
    const found = words.exec(node.textContent ?? '')
    if (found) {
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
  }
  return 0
}

test('a photo that is chosen leaves the page where it was, in any language', async () => {
  const shown = story.design.pages[4]
  const { editing } = await openWorkspace({ pageId: shown?.id as PageId })
  const place = () => {
    const { top = 0, height = 0 } = document.querySelector('[data-testid=canvas]')?.getBoundingClientRect() ?? {}
    return { top, height }
  }
  for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
    await showAt({ width: 375, height: 667, letters: 100, language })
    const before = place()
    for (const slot of shown?.slots ?? []) {
      editing.send({ type: 'slot.select', at: { pageId: shown?.id as PageId, slotId: slot.id } })
      await expect.poll(() => document.querySelector('[data-leaf]')).toBeNull()
      expect([language, slot.id, place()]).toEqual([language, slot.id, before])
    }
    editing.send({ type: 'selection.clear' })
    await expect.poll(() => document.querySelector('[data-leaf]')).not.toBeNull()
  }
})

test('what is said of the photo in hand has air to the lines above and below', async () => {
  const several = story.design.pages.find(({ kind, slots }) => kind === 'inner' && slots.length > 1)
  const at = { pageId: several?.id, slotId: several?.slots[0]?.id } as never
  await openWorkspace({ pageId: several?.id as PageId, selection: { kind: 'slot', at } }, 'selected')
  const jammed = await faultsAt(SIZES, () => {
    const close = document.querySelector('button[aria-label="Done with this photo"], button[aria-label="這張相片好了"]')
    const line = close?.parentElement
    const words = [...(line?.querySelectorAll('small, p') ?? [])].map((one) => one.getBoundingClientRect())
    const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {}
    const air = Math.min(...words.flatMap((one) => [one.top - top, bottom - one.bottom]))
    return line && air >= 7 ? [] : [`${air} px of air`]
  })
  expect(jammed).toEqual({})
})
